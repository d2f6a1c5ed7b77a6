/** The sheet of a department and those beside it: filled in here, judged and sent by the dialog. */
import { useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '#data/text.ts';
import { unset } from '#shared/rules/applications/sheet/draft.ts';
import { useAddress } from '#state/address.ts';
import type { Place } from '#state/unsaved.ts';
import { Button } from '#widgets/Button.tsx';
import { CellSheet } from '#widgets/CellSheet/CellSheet.tsx';
import { type CellRange, only, spanOf, within } from '#widgets/CellSheet/cell-range.ts';
import type { SheetCell } from '#widgets/CellSheet/cell-sheet.ts';
import type { ReadyScope } from '#widgets/DepartmentScope/use-department-scope.ts';
import { useLeaveGuard } from '#widgets/Form/leave-guard.ts';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { ErrorNotice } from '#widgets/Notice.tsx';
import { notify } from '#widgets/notify.tsx';
import { emptyCells, type Filling, fillFrom, nextValue, paste, shownValue } from './fill-cells.ts';
import { PlanDialog } from './PlanDialog.tsx';
import { type Column, useColumns } from './sheet-columns.ts';
import { rowChoices, useSheetRows } from './sheet-rows.ts';
import { columnKey, type SheetState } from './sheet-state.ts';
import { shownWords, valueText } from './sheet-words.ts';
import { SheetLook, SheetSet } from './SheetTools.tsx';

interface SheetProps {
  readonly scope: ReadyScope;
  readonly sheet: SheetState;
}

export function Sheet({ scope, sheet }: SheetProps) {
  const words = useText();
  const { t, formatNumber } = words;
  const address = useAddress();
  const { pathname } = useLocation();
  const bar = useRef<HTMLDivElement>(null);
  const read = useSyncExternalStore(sheet.subscribe, sheet.version);
  const filled = useSyncExternalStore(sheet.draft.subscribe, sheet.draft.version);
  const version = `${read} ${filled}`;
  const [chosen, setChosen] = useState<CellRange>(only({ row: 0, column: 0 }));
  const [planned, setPlanned] = useState(false);
  const look = useColumns(scope, address);
  const { columns } = look;
  const rows = useSheetRows(
    sheet,
    columns,
    {
      words: address.get('q'),
      group: address.get('group'),
      only: rowChoices.find((one) => one === address.get('rows')) ?? '',
    },
    version,
  );
  const filling = useMemo<Filling>(() => ({ sheet, columns, rows }), [sheet, columns, rows]);
  const range = within(chosen, rows.length, columns.length);
  const count = sheet.draft.count();
  const dept = scope.department.id;
  useLeaveGuard(
    count > 0,
    useCallback(
      (to: Place) =>
        to.pathname === pathname &&
        new URLSearchParams(to.search).get('by') !== 'audience' &&
        [dept, null].includes(new URLSearchParams(to.search).get('dept')),
      [pathname, dept],
    ),
  );
  const onView = useCallback(
    (first: number, end: number) =>
      sheet.want([...new Set(columns.slice(first, end).map(({ department }) => department))]),
    [sheet, columns],
  );
  const failed = look.departments.filter(({ id }) => sheet.of(id).error !== null);
  return (
    <div className={layout.stack}>
      <SheetLook deptId={dept} columns={look} several={scope.detach !== 'off'} address={address} />
      <SheetSet bar={bar} filling={filling} span={spanOf(range)} />
      {failed.length > 0 && (
        <ErrorNotice
          error={sheet.of(failed[0]?.id ?? '').error}
          title={t('appSheet.columnFailed', { names: failed.map(({ name }) => name).join(', ') })}
          onRetry={() => sheet.again(failed)}
        />
      )}
      <CellSheet
        label={t('appSheet.label')}
        rowsTitle={t('appSheet.application')}
        rows={rows.length}
        rowName={(row) => sheet.rows[rows[row] ?? -1]?.menuName ?? ''}
        columns={useMemo(
          () => columns.map((column) => titleOf(column, look.aspect === 'all', columns.length <= 4, t)),
          [columns, look.aspect, t],
        )}
        cell={(row, column) => cellOf(filling, row, column, words)}
        version={version}
        range={range}
        onRange={setChosen}
        onView={onView}
        onNext={(span) => nextValue(filling, span)}
        onEmpty={(span) => emptyCells(filling, span)}
        onBack={() => sheet.draft.back()}
        onSet={() => bar.current?.querySelector<HTMLElement>('button, input')?.focus()}
        onFill={(span, way) => fillFrom(filling, span, way)}
        onPaste={(table, span) => {
          const strange = paste(filling, span, table, (aspect) => shownWords(aspect, words));
          if (strange === 0) return;
          notify({
            tone: 'info',
            text: t('appSheet.strange', { count: strange, total: formatNumber(strange) }),
          });
        }}
        empty={t('appSheet.empty')}
      />
      <div className={layout.spread}>
        <p className={ink.small}>{t('appSheet.keys')}</p>
        <div className={layout.end}>
          <span className={ink.count} role="status">
            {t('appSheet.filled', { count, total: formatNumber(count) })}
          </span>
          <Button disabled={count === 0} onClick={sheet.draft.clear}>
            {t('common.form.discard')}
          </Button>
          <Button look="primary" disabled={count === 0} onClick={() => setPlanned(true)}>
            {t('appSheet.check')}
          </Button>
        </div>
      </div>
      {planned && <PlanDialog scope={scope} sheet={sheet} columns={look} onClose={() => setPlanned(false)} />}
    </div>
  );
}

type Words = ReturnType<typeof useText>;

function titleOf({ department, aspect }: Column, all: boolean, one: boolean, t: Words['t']) {
  const key = columnKey(department.id, aspect);
  const what = t(`appSheet.aspect.${aspect}`);
  if (one && all) return { key, title: what };
  return { key, title: department.name, ...(all ? { note: what } : {}) };
}

function cellOf(filling: Filling, row: number, column: number, words: Words): SheetCell {
  const { sheet, columns, rows } = filling;
  const at = columns[column];
  const line = rows[row];
  if (!at || line === undefined) return { text: '' };
  const { department, aspect } = at;
  const read = sheet.of(department.id);
  const value = shownValue(filling, row, column);
  if (value === unset) return { text: read.busy || !read.values ? '…' : '–', busy: read.busy };
  const before = sheet.stored(department.id, aspect, line);
  const isFilled = sheet.draft.at(columnKey(department.id, aspect), line) !== unset;
  return {
    text: valueText(aspect, value, words),
    ...(aspect === 'on' || aspect === 'shown' ? { tone: value === 1 ? 'success' : 'neutral' } : {}),
    ...(isFilled ? { was: before === unset ? '…' : valueText(aspect, before, words) } : {}),
  };
}
