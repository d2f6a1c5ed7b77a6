/**
 * Reuses the elements of rendered rows: row `i` uses slot `i % pool`. While scrolling, slots keep their DOM order,
 * since a moved element is laid out and painted again; at rest they are sorted into reading order for screen readers.
 */
import { useEffect, useState } from 'react';
import { restDelay } from './use-grid-window.ts';

export interface SlotRow {
  readonly slot: number;
  readonly row: number;
}

/** The rows from `first` to before `end` (at most `pool`), in slot order beginning at `start`. */
export function slotRows(first: number, end: number, pool: number, start: number): SlotRow[] {
  const rows: SlotRow[] = [];
  for (let step = 0; step < pool; step++) {
    const slot = (start + step) % pool;
    const row = first + ((((slot - first) % pool) + pool) % pool);
    if (row < end) rows.push({ slot, row });
  }
  return rows;
}

/** The slot that is first in the DOM. */
export function useSlotOrder(first: number, pool: number): number {
  const [start, setStart] = useState(0);
  const offset = first % pool;
  useEffect(() => {
    if (offset === start) return;
    const timer = setTimeout(() => setStart(offset), restDelay);
    return () => clearTimeout(timer);
  }, [offset, start]);
  return start;
}
