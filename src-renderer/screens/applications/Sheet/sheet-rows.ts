/** The visible rows of a sheet: filtered by words, by group, and by the sheet's own condition. */
import { useMemo } from 'react';
import type { AppItem } from '#shared/api/applications/app.ts';
import type { Address } from '#state/address.ts';

/** The searchable fields of a row. */
export type SheetLine = Pick<AppItem, 'menuName' | 'shortName' | 'acId'>;

/** `keep` filters lines; null keeps all. Its `version` tells when to filter again. */
export function useSheetRows(
  lines: readonly SheetLine[],
  address: Address,
  keep: ((line: number) => boolean) | null,
  version: unknown,
): Int32Array {
  const words = address.get('q').trim().toLowerCase();
  const group = address.get('group');
  const looked = keep === null ? null : version;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is looked at counts by its version
  return useMemo(() => {
    const rows: number[] = [];
    for (const [line, { menuName, shortName, acId }] of lines.entries()) {
      if (group !== '' && acId !== group) continue;
      if (words !== '' && !`${menuName}\n${shortName}`.toLowerCase().includes(words)) continue;
      if (keep?.(line) ?? true) rows.push(line);
    }
    return Int32Array.from(rows);
  }, [lines, words, group, address.get('rows'), looked]);
}
