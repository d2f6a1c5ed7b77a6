/**
 * A sheet of applications that is filled in like a table: controls for the selected cells, the grid, the count of
 * filled cells. The sheet sends nothing itself; leaving it asks first.
 */
import { useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '#data/text.ts';
import type { PageLocation } from '#state/unsaved-work.ts';
import { CellSheet } from '#widgets/CellSheet/CellSheet.tsx';
import { type CellRange, cellSpanOf, singleCell, clipRange } from '#widgets/CellSheet/cell-range.ts';
import type { SheetCell, SheetColumn } from '#widgets/CellSheet/cell-sheet.ts';
import { SheetFoot } from '#widgets/CellSheet/SheetFoot.tsx';
import { useLeaveGuard } from '#widgets/Form/leave-guard.ts';
import { withoutOddMarks } from '#widgets/DataGrid/odd-mark.ts';
import { ErrorNotice } from '#widgets/Notice.tsx';
import { notify } from '#widgets/notify.tsx';
import { emptyCell } from './draft.ts';
import { emptyCells, type FillContext, fillFrom, nextValue, pasteCells, shownValue } from './fill-cells.ts';
import { SetCells } from './SetCells.tsx';

export interface FilledSheetProps {
  readonly label: string;
  /** The sheet's word in the address. */
  readonly by: 'departments' | 'audience';
  readonly deptId: string;
  readonly filling: FillContext;
  readonly titles: readonly SheetColumn[];
  /** Returns an application's name by its line. */
  readonly nameOf: (line: number) => string;
  readonly noteOf?: (line: number) => string;
  readonly wordOf: (kind: string, value: number) => string;
  /** The label of the control that sets the selected cells to a value; null: to a typed number. */
  readonly setOf: (kind: string, value: number | null) => string;
  /** The look of a cell besides its word; the value `emptyCell` means that it is not loaded. */
  readonly look: (
    column: number,
    value: number,
    line: number,
  ) => Pick<SheetCell, 'tone' | 'busy' | 'note' | 'copy'> & { text?: string };
  /** Changes whenever the stored values change. */
  readonly version: unknown;
  readonly onView?: (first: number, end: number) => void;
  /** The failure of columns that could not be read. */
  readonly failed?: { readonly error: unknown; readonly title: string; readonly onRetry: () => void } | null;
  readonly onCheck: () => void;
}

const nothing = () => undefined;

export function FilledSheet(props: FilledSheetProps) {
  const { label, by, deptId, filling, titles, nameOf, noteOf, wordOf, setOf, look, failed } = props;
  const { t, formatNumber } = useText();
  const { pathname } = useLocation();
  const bar = useRef<HTMLDivElement>(null);
  const { draft, columns, rows } = filling;
  const filled = useSyncExternalStore(draft.subscribe, draft.version);
  const [chosen, setChosen] = useState<CellRange>(singleCell({ row: 0, column: 0 }));
  const range = clipRange(chosen, rows.length, columns.length);
  const count = draft.count();
  const stays = (to: PageLocation) => {
    const asked = new URLSearchParams(to.search);
    const same = (asked.get('by') ?? 'departments') === by && [deptId, null].includes(asked.get('dept'));
    return to.pathname === pathname && same;
  };
  useLeaveGuard(count > 0, useCallback(stays, [pathname, by, deptId]), 'nothing');
  const lineAt = (row: number) => rows[row] ?? -1;
  const cell = (row: number, column: number): SheetCell => {
    const at = columns[column];
    if (!at || row >= rows.length) return { text: '' };
    const value = shownValue(filling, row, column);
    const looks = look(column, value, lineAt(row));
    if (value === emptyCell) return { text: '', ...looks };
    const before = at.stored(lineAt(row));
    const isFilled = draft.at(at.key, lineAt(row)) !== emptyCell;
    return {
      text: wordOf(at.kind, value),
      ...looks,
      ...(isFilled
        ? {
            was:
              before === emptyCell
                ? (look(column, before, lineAt(row)).text ?? '…')
                : wordOf(at.kind, before),
          }
        : {}),
    };
  };
  return (
    <>
      <SetCells bar={bar} filling={filling} span={cellSpanOf(range)} wordOf={setOf} />
      {failed && <ErrorNotice {...failed} />}
      <CellSheet
        label={label}
        rowsTitle={t('appSheet.application')}
        rows={rows.length}
        rowName={(row) => nameOf(lineAt(row))}
        {...(noteOf && { rowNote: (row: number) => noteOf(lineAt(row)) })}
        columns={titles}
        cell={cell}
        version={useMemo(() => ({ filled, filling, of: props.version }), [filled, filling, props.version])}
        range={range}
        onRange={setChosen}
        onView={props.onView ?? nothing}
        onNext={(span) => nextValue(filling, span)}
        onEmpty={(span) => emptyCells(filling, span)}
        onBack={() => draft.back()}
        onSet={() => bar.current?.querySelector<HTMLElement>('button, input')?.focus()}
        onFill={(span, way) => fillFrom(filling, span, way)}
        onPaste={(table, span) => {
          const lost = pasteCells(filling, span, withoutOddMarks(table, t));
          const parts = (['columns', 'words'] as const).flatMap((what) => {
            const lostCount = lost[what];
            const params = { count: lostCount, total: formatNumber(lostCount) };
            return lostCount === 0 ? [] : [t(`appSheet.lost.${what}`, params)];
          });
          if (parts.length > 0) notify({ tone: 'info', text: parts.join(' ') });
        }}
        empty={{ title: t('appSheet.empty'), text: t('appSheet.emptyText') }}
      />
      <SheetFoot
        keys={t('appSheet.keys')}
        filled={t('appSheet.filled', { count, total: formatNumber(count) })}
        check={t('appSheet.check')}
        empty={count === 0}
        onDiscard={draft.clear}
        onCheck={props.onCheck}
      />
    </>
  );
}
