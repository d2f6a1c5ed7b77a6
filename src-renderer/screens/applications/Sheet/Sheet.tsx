/** The sheet of a department and further departments: filled in here, judged and sent by the dialog. */
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { useText } from '#data/text.ts';
import type { Department } from '#shared/rules/common/departments/scope.ts';
import { useAddress } from '#state/address.ts';
import { oddSheetCell } from '#widgets/DataGrid/odd-mark.ts';
import { lazyComponent } from '#state/lazy-component.ts';
import type { ReadyScope } from '#widgets/DepartmentScope/use-department-scope.ts';
import layout from '#widgets/looks/layout.module.css';
import { Notice } from '#widgets/Notice.tsx';
import { SameAsTool } from '../SameAs/SameAsTool.tsx';
import { chosenIds, chosenRows } from '../sheet-address.ts';
import {
  cellChoices,
  readValue,
  type SheetAspect,
  sheetAspects,
} from '#shared/rules/applications/sheet/sheet-cells.ts';
import { DepartmentPlan } from './DepartmentPlan.tsx';
import { emptyCell } from './draft.ts';
import { FilledSheet, type FilledSheetProps } from './FilledSheet.tsx';
import type { FillColumn } from './fill-cells.ts';
import { SheetLook } from './SheetLook.tsx';
import { type AppSheetColumn, mostBeside, useColumns } from './sheet-columns.ts';
import { useSheetRows } from './sheet-rows.ts';
import { columnKey, departmentsDiffer, isFilled, type SheetState } from './sheet-state.ts';
import { cellValueText, shownWords } from '#shared/rules/applications/sheet/sheet-words.ts';

const SameAsDialog = lazyComponent(async () => (await import('../SameAs/SameAsDialog.tsx')).SameAsDialog);

interface SheetProps {
  readonly scope: ReadyScope;
  readonly sheet: SheetState;
}

export function AppSheet({ scope, sheet }: SheetProps) {
  const words = useText();
  const { t } = words;
  const address = useAddress();
  const read = useSyncExternalStore(sheet.subscribe, sheet.version);
  const filled = useSyncExternalStore(sheet.draft.subscribe, sheet.draft.version);
  const [planned, setPlanned] = useState(false);
  const [same, setSame] = useState<Department | null>(null);
  const beside = useColumns(scope, address);
  const { columns } = beside;
  const fillColumns = useMemo(() => {
    const shown = new Map(sheetAspects.map((aspect) => [aspect, shownWords(aspect, words)]));
    return columns.map((column) => fillColumn(sheet, column, shown.get(column.aspect) ?? new Map()));
  }, [columns, sheet, words]);
  const chosenParam = address.get(chosenRows);
  const chosen = useMemo(() => chosenIds(chosenParam), [chosenParam]);
  const keeps = {
    filled: isFilled,
    differ: departmentsDiffer,
    chosen: ({ rows: lines }: SheetState, _: unknown, line: number) => chosen.has(lines[line]?.id ?? ''),
  } as const;
  const rowsParam = address.get('rows');
  const keep = isOneOf(rowsParam, keeps) ? keeps[rowsParam] : null;
  const rows = useSheetRows(
    sheet.rows,
    address,
    keep && ((line) => keep(sheet, columns, line)),
    `${read} ${filled} ${fillColumns.map(({ key }) => key)}`,
  );
  const filling = useMemo(
    () => ({ draft: sheet.draft, columns: fillColumns, rows }),
    [sheet, fillColumns, rows],
  );
  const onView = useCallback(
    (first: number, end: number) =>
      sheet.want([...new Set(columns.slice(first, end).map(({ department }) => department))]),
    [sheet, columns],
  );
  const failed = beside.departments.filter(({ id }) => sheet.of(id).error !== null);
  const deptId = scope.department.id;
  return (
    <div className={layout.stack}>
      <SheetLook
        deptId={deptId}
        columns={beside}
        chosen={chosen.size}
        several={scope.detach !== 'off'}
        address={address}
      />
      {beside.omittedCount > 0 && (
        <Notice>
          {t('appSheet.besideLeft', {
            count: beside.omittedCount,
            total: words.formatNumber(beside.omittedCount),
            most: words.formatNumber(mostBeside),
          })}
        </Notice>
      )}
      <FilledSheet
        deptId={deptId}
        filling={filling}
        onView={onView}
        label={t('appSheet.label')}
        by="departments"
        titles={useMemo(
          () =>
            columns.map((column) => ({
              ...titleOf(column, beside.aspect === 'all', columns.length <= 4, t),
              ...(scope.detach !== 'off' && isFirstAspect(column, beside.aspect)
                ? {
                    tool: (
                      <SameAsTool
                        label={t('sameAs.actionOf', { name: column.department.name })}
                        onOpen={() => setSame(column.department)}
                      />
                    ),
                  }
                : {}),
            })),
          [columns, beside.aspect, t, scope.detach],
        )}
        nameOf={(line) => sheet.rows[line]?.menuName ?? ''}
        wordOf={(kind, value) => cellValueText(kind as SheetAspect, value, words)}
        setOf={(kind, value) =>
          value === null
            ? t(`appSheet.aspect.${kind as SheetAspect}`)
            : cellValueText(kind as SheetAspect, value, words)
        }
        look={(column, value, line) => lookOf(sheet, columns[column], value, line, t)}
        version={read}
        failed={
          failed.length === 0
            ? null
            : {
                error: sheet.of(failed[0]?.id ?? '').error,
                title: t('appSheet.columnFailed', { names: failed.map(({ name }) => name).join(', ') }),
                onRetry: () => sheet.reload(failed),
              }
        }
        onCheck={() => setPlanned(true)}
      />
      {same && (
        <SameAsDialog
          detach={scope.detach}
          target={same}
          // Departments below inherit from those above, so all that were read are read again.
          onSent={() => sheet.reload(beside.departments.filter(({ id }) => sheet.of(id).values !== null))}
          onClose={() => setSame(null)}
        />
      )}
      {planned && (
        <DepartmentPlan scope={scope} sheet={sheet} columns={beside} onClose={() => setPlanned(false)} />
      )}
    </div>
  );
}

const isFirstAspect = ({ aspect }: AppSheetColumn, shown: SheetAspect | 'all') =>
  shown !== 'all' || aspect === sheetAspects[0];

function isOneOf<Names extends object>(name: string, of: Names): name is keyof Names & string {
  return Object.hasOwn(of, name);
}

type Words = ReturnType<typeof useText>;

function fillColumn(
  sheet: SheetState,
  { department, aspect }: AppSheetColumn,
  shown: ReadonlyMap<string, number>,
): FillColumn {
  return {
    key: columnKey(department.id, aspect),
    kind: aspect,
    values: cellChoices(aspect),
    stored: (line) => sheet.stored(department.id, aspect, line),
    read: (text) => readValue(aspect, text, shown),
  };
}

function titleOf({ department, aspect }: AppSheetColumn, all: boolean, one: boolean, t: Words['t']) {
  const key = columnKey(department.id, aspect);
  const what = t(`appSheet.aspect.${aspect}`);
  if (one && all) return { key, title: what };
  return { key, title: department.name, ...(all ? { note: what } : {}) };
}

function lookOf(
  sheet: SheetState,
  at: AppSheetColumn | undefined,
  value: number,
  line: number,
  t: Words['t'],
): ReturnType<FilledSheetProps['look']> {
  if (!at) return {};
  const odd = value === emptyCell && sheet.odd(at.department.id, at.aspect, line);
  if (odd) return oddSheetCell(odd, t);
  const { busy, values } = sheet.of(at.department.id);
  if (value === emptyCell) return { text: busy || !values ? '…' : '–', busy };
  if (at.aspect !== 'on' && at.aspect !== 'shown') return {};
  return { tone: value === 1 ? ('success' as const) : ('neutral' as const) };
}
