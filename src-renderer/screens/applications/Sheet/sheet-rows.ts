/** The rows of the sheet that are looked at: by words, by group, those that differ or are filled in. */
import { useMemo } from 'react';
import { unset } from '#shared/rules/applications/sheet/draft.ts';
import type { Column } from './sheet-columns.ts';
import { columnKey, type SheetState } from './sheet-state.ts';

export const rowChoices = ['filled', 'differ'] as const;

export interface RowFilter {
  readonly words: string;
  /** '' for any. */
  readonly group: string;
  readonly only: (typeof rowChoices)[number] | '';
}

export function useSheetRows(
  sheet: SheetState,
  columns: readonly Column[],
  { words, group, only }: RowFilter,
  version: string,
): Int32Array {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is read and filled in counts by its version
  return useMemo(() => {
    const wanted = words.trim().toLowerCase();
    const rows: number[] = [];
    for (const [row, { menuName, shortName, acId }] of sheet.rows.entries()) {
      if (group !== '' && acId !== group) continue;
      if (wanted !== '' && !`${menuName}\n${shortName}`.toLowerCase().includes(wanted)) continue;
      if (only === 'filled' && !isFilled(sheet, columns, row)) continue;
      if (only === 'differ' && !differs(sheet, columns, row)) continue;
      rows.push(row);
    }
    return Int32Array.from(rows);
  }, [sheet, columns, words, group, only, only === '' ? '' : version]);
}

function isFilled(sheet: SheetState, columns: readonly Column[], row: number): boolean {
  return columns.some(
    ({ department, aspect }) => sheet.draft.at(columnKey(department.id, aspect), row) !== unset,
  );
}

/** One department has something else than another, of those that have been read. */
function differs(sheet: SheetState, columns: readonly Column[], row: number): boolean {
  const first = new Map<string, number>();
  return columns.some(({ department, aspect }) => {
    const filled = sheet.draft.at(columnKey(department.id, aspect), row);
    const value = filled === unset ? sheet.stored(department.id, aspect, row) : filled;
    if (value === unset) return false;
    const before = first.get(aspect);
    if (before === undefined) first.set(aspect, value);
    return before !== undefined && before !== value;
  });
}
