/** The plan for filled cells of departments: judged and sent department by department. */
import { useMemo } from 'react';
import { describeError } from '#data/describe-error.ts';
import { useText } from '#data/text.ts';
import type { ReadyScope } from '#widgets/DepartmentScope/use-department-scope.ts';
import { Notice } from '#widgets/Notice.tsx';
import { loadDepartment } from './load-department.ts';
import { PlanDialog, type SheetPlan } from './PlanDialog.tsx';
import { type CellResult, invertCells } from './results.ts';
import { runSheet, type SheetPart } from './run-sheet.ts';
import { SheetResults } from './SheetResults.tsx';
import type { AppSheetColumns } from './sheet-columns.ts';
import { columnKey, type SheetState } from './sheet-state.ts';
import { cellRefusalText, cellValueText } from './sheet-words.ts';
import { isDoneCell, isGood } from './summary.ts';

interface DepartmentPlanProps {
  readonly scope: ReadyScope;
  readonly sheet: SheetState;
  readonly columns: AppSheetColumns;
  readonly onClose: () => void;
}

export function DepartmentPlan({ scope, sheet, columns, onClose }: DepartmentPlanProps) {
  const { t } = useText();
  const nameOf = useMemo(() => {
    const names = new Map(sheet.rows.map(({ id, menuName }) => [id, menuName]));
    return (id: string) => names.get(id) ?? id;
  }, [sheet]);
  const plan: SheetPlan<readonly SheetPart[], CellResult> = {
    first: () => filledParts(sheet, columns),
    run: (parts, { send, signal, onDone }) => {
      onDone(0, parts.length);
      return runSheet({
        parts,
        nameOf,
        send,
        signal,
        load: (department, ended) => loadDepartment(department, scope.detach, ended),
        onDone: (done) => onDone(done, parts.length),
      });
    },
    back: (results) => {
      const parts = [...invertCells(results).values()];
      return parts.length > 0 ? parts : null;
    },
    onSent: (results) => settle(sheet, columns, results),
  };
  return (
    <PlanDialog
      plan={plan}
      words={{ sending: t('appSheet.plan.sending'), progress: t('appSheet.plan.progress') }}
      onClose={onClose}
    >
      {(results, sent) => <Results results={results} sent={sent} several={columns.departments.length > 1} />}
    </PlanDialog>
  );
}

interface ResultsProps {
  readonly results: readonly CellResult[];
  readonly sent: boolean;
  readonly several: boolean;
}

function Results({ results, sent, several }: ResultsProps) {
  const words = useText();
  const { t } = words;
  return (
    <SheetResults
      list={{ name: 'applications.sheet', place: 'sheet' }}
      results={results}
      columns={[
        {
          key: 'department',
          title: t('appSheet.department'),
          width: 150,
          sort: true,
          text: ({ department }) => department.name,
        },
        {
          key: 'what',
          title: t('appSheet.what'),
          width: 110,
          sort: true,
          text: ({ aspect }) => t(`appSheet.aspect.${aspect}`),
        },
      ]}
      changeOf={({ aspect, from, value }) =>
        [...(from === null ? [] : [from]), value].map((one) => cellValueText(aspect, one, words))
      }
      why={({ refused, error, turnsOff }) => {
        if (refused) return cellRefusalText(refused, words);
        if (error) return describeError(error).message;
        return turnsOff ? t('appSheet.turnsOff') : '';
      }}
      shortOf={({ outcome, aspect, value }) => {
        if (!isGood(outcome)) return null;
        if (aspect === 'order') return t('appSheet.plan.moved');
        const text = cellValueText(aspect, value, words);
        return aspect === 'opens' ? [t('appSheet.aspect.opens'), text].join(t('appSheet.plan.colon')) : text;
      }}
      keyOf={({ department, id, aspect }) => `${department.id} ${id} ${aspect}`}
    >
      {!sent && several && <Notice>{t('appSheet.plan.below')}</Notice>}
    </SheetResults>
  );
}

/** Departments in the order of the columns, parents first; other filled departments come last. */
function filledParts(sheet: SheetState, { departments }: AppSheetColumns): SheetPart[] {
  const known = new Map(departments.map((department) => [department.id, department]));
  const order = [...known.keys()];
  return sheet
    .wantedDepartments()
    .toSorted((a, b) => rank(order, a) - rank(order, b))
    .map((id) => ({
      department: known.get(id) ?? { id, name: sheet.of(id).department?.name ?? id },
      cells: sheet.wanted(id),
    }));
}

function rank(order: readonly string[], id: string): number {
  const at = order.indexOf(id);
  return at < 0 ? order.length : at;
}

/** Empties cells that are done, keeps the others for correction, and reads changed departments again. */
function settle(sheet: SheetState, { departments }: AppSheetColumns, results: readonly CellResult[]): void {
  const rowOf = new Map(sheet.rows.map(({ id }, row) => [id, row]));
  const settled = results.filter(({ outcome }) => isDoneCell(outcome));
  sheet.draft.settle((put) => {
    for (const { department, aspect, id } of settled)
      put(columnKey(department.id, aspect), rowOf.get(id) ?? -1);
  });
  // Departments below inherit from those above, so all visible ones are read again.
  const touched = results.some(({ outcome }) => outcome === 'done' || outcome === 'unknown');
  if (touched) sheet.again(departments.filter(({ id }) => sheet.of(id).values !== null));
}
