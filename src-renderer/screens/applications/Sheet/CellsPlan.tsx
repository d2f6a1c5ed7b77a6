/** The plan for cells of departments: judged and sent department by department, each cell with its result. */
import { describeError } from '#data/describe-error.ts';
import { useText } from '#data/text.ts';
import type { Detach } from '#shared/rules/common/departments/scope.ts';
import { Notice } from '#widgets/Notice.tsx';
import { loadDepartment } from './load-department.ts';
import { PlanDialog, type SheetPlan } from './PlanDialog.tsx';
import { type CellResult, invertCells, type NameOf, seenCells } from './results.ts';
import { departmentColumns } from './result-columns.ts';
import { runSheet, type SheetPart } from './run-sheet.ts';
import { SheetResults } from './SheetResults.tsx';
import { cellRefusalText, cellValueText } from '#shared/rules/applications/sheet/sheet-words.ts';
import { isGood } from './summary.ts';

interface CellsPlanProps {
  readonly detach: Detach;
  /** The cells when the dialog opens. */
  readonly parts: () => readonly SheetPart[];
  readonly nameOf: NameOf;
  /** Several departments stand beside each other. */
  readonly several: boolean;
  readonly onSent: (results: readonly CellResult[]) => void;
  readonly onClose: () => void;
}

export function CellsPlan({ detach, parts: first, nameOf, several, onSent, onClose }: CellsPlanProps) {
  const { t } = useText();
  const plan: SheetPlan<readonly SheetPart[], CellResult> = {
    first,
    run: (parts, { send, signal, onDone }) => {
      onDone(0, parts.length);
      return runSheet({
        parts,
        nameOf,
        send,
        signal,
        load: (department, ended) => loadDepartment(department, detach, ended),
        onDone: (done) => onDone(done, parts.length),
      });
    },
    workAsJudged(parts, results) {
      const seen = Map.groupBy(results, ({ department }) => department.id);
      return parts.map(({ department, cells }) => ({
        department,
        cells: seenCells(cells, seen.get(department.id) ?? []),
      }));
    },
    back: (results) => {
      const parts = [...invertCells(results).values()];
      return parts.length > 0 ? parts : null;
    },
    onSent,
  };
  return (
    <PlanDialog
      plan={plan}
      words={{ sending: t('appSheet.plan.sending'), progress: t('appSheet.plan.progress') }}
      onClose={onClose}
    >
      {(results, sent) => <Results results={results} isSent={sent} several={several} />}
    </PlanDialog>
  );
}

interface ResultsProps {
  readonly results: readonly CellResult[];
  readonly isSent: boolean;
  readonly several: boolean;
}

function Results({ results, isSent, several }: ResultsProps) {
  const words = useText();
  const { t } = words;
  return (
    <SheetResults
      list={{ name: 'applications.sheet', prefix: 'sheet' }}
      results={results}
      columns={departmentColumns<CellResult>(t, ({ aspect }) => t(`appSheet.aspect.${aspect}`))}
      changeOf={({ aspect, from, value }) =>
        [...(from === null ? [] : [from]), value].map((one) => cellValueText(aspect, one, words))
      }
      why={({ refusal, error, turnsOff }) => {
        if (refusal) return cellRefusalText(refusal, words);
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
      {!isSent && several && <Notice>{t('appSheet.plan.below')}</Notice>}
    </SheetResults>
  );
}
