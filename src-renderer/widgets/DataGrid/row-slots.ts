/**
 * Elements of drawn rows, reused in turn: row `i` is drawn in slot `i % pool`. While the rows scroll, slots keep
 * their order in the document (an element that moves is laid out and painted anew); at rest they are put into
 * reading order, as a screen reader walks them.
 */
import { useEffect, useState } from 'react';
import { rest } from './use-grid-window.ts';

export interface SlotRow {
  readonly slot: number;
  readonly row: number;
}

/** The rows from `first` to before `end` (at most `pool` of them) in the order of their slots, from `start` around. */
export function slotRows(first: number, end: number, pool: number, start: number): SlotRow[] {
  const rows: SlotRow[] = [];
  for (let step = 0; step < pool; step++) {
    const slot = (start + step) % pool;
    const row = first + ((((slot - first) % pool) + pool) % pool);
    if (row < end) rows.push({ slot, row });
  }
  return rows;
}

/** The slot that comes first in the document. */
export function useSlotOrder(first: number, pool: number): number {
  const [start, setStart] = useState(0);
  const wanted = first % pool;
  useEffect(() => {
    if (wanted === start) return;
    const timer = setTimeout(() => setStart(wanted), rest);
    return () => clearTimeout(timer);
  }, [wanted, start]);
  return start;
}
