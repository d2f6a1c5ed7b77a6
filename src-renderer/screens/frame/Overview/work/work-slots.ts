/** Rows of the work list while it is put together: each subject has the rows that it had last time. */
import type { WaitingKind, WorkKind } from '../attention/attention-cards.ts';
import { isUnderWay, sortWork, type WorkItem, type WorkPart } from './work-item.ts';

/** Keys of the subjects, one for each row, in the list's order. */
export type WorkRows = readonly string[];

/** The rows of a list that was never seen on this computer: what most organisations have. */
export function usualRows(may: readonly WorkKind[], waiting: readonly WaitingKind[]): WorkRows {
  return [
    ...(may.includes('breakIns') ? ['breakIns'] : []),
    ...waiting.map(() => 'cases'),
    ...(may.includes('term') ? ['term'] : []),
  ];
}

export function rowsOfWork(parts: readonly WorkPart[]): WorkRows {
  const partOf = new Map(parts.flatMap(({ key, items }) => items.map((item) => [item, key] as const)));
  return sortWork(parts.flatMap(({ items }) => items)).map((item) => partOf.get(item) ?? '');
}

/** The items by urgency; while subjects are under way, in the places of `rows`, with null for what is to come. */
export function workSlotsOf(parts: readonly WorkPart[], rows: WorkRows): readonly (WorkItem | null)[] {
  const sorted = sortWork(parts.flatMap(({ items }) => items));
  const pending = new Set(parts.filter(isUnderWay).map(({ key }) => key));
  if (pending.size === 0) return sorted;
  const left = new Map(parts.map(({ key, items }) => [key, sorted.filter((item) => items.includes(item))]));
  const placed = rows.flatMap((key) => {
    const item = left.get(key)?.shift();
    return item ? [item] : pending.has(key) ? [null] : [];
  });
  const others = sorted.filter((item) => !placed.includes(item));
  return [...placed, ...others];
}
