import { attentions } from './attention.ts';
import type { BoardRow } from './board-row.ts';

/** Sorts by attention, then by the last day, then by company and file name. */
export function orderByAttention(rows: readonly BoardRow[]): BoardRow[] {
  return [...rows].sort(
    (one, other) =>
      attentions.indexOf(one.attention) - attentions.indexOf(other.attention) ||
      days(one) - days(other) ||
      compareText(one.companyName, other.companyName) ||
      compareText(one.name, other.name) ||
      one.file - other.file,
  );
}

/** Licences without an end come last. */
function days({ daysRemaining }: BoardRow): number {
  return daysRemaining ?? Number.MAX_SAFE_INTEGER;
}

const collator = new Intl.Collator(['zh-CN', 'en-US'], { numeric: true });

export function compareText(one: string, other: string): number {
  return collator.compare(one, other);
}
