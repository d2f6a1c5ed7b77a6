/**
 * Chooses the columns that fit in a table's container. Narrow windows hide columns from the end, so that the row
 * actions cover none; the first column, which names the row, stays. Tables in dialogs keep all columns and scroll.
 */
import { type RefObject, useLayoutEffect, useState } from 'react';
import type { DrawnColumn } from '../DataGrid/column.ts';

interface Fitting<Row> {
  readonly fitting: readonly DrawnColumn<Row>[];
  /** Columns without room, in the table's order. */
  readonly left: readonly DrawnColumn<Row>[];
}

export function useFittingColumns<Row>(
  scroll: RefObject<HTMLElement | null>,
  drawn: readonly DrawnColumn<Row>[],
): Fitting<Row> {
  const [count, setCount] = useState(0);
  const kept = Math.max(1, drawn.length - count);
  // The check runs after every render, because other rows may be wider.
  useLayoutEffect(() => {
    const box = scroll.current;
    if (!box || kept === 1 || box.closest('dialog')) return;
    if (box.scrollWidth > box.clientWidth) setCount((now) => now + 1);
  });
  useLayoutEffect(() => {
    const box = scroll.current;
    if (!box || !('ResizeObserver' in window)) return;
    let width = box.clientWidth;
    const observer = new ResizeObserver(() => {
      if (box.clientWidth > width) setCount(0);
      width = box.clientWidth;
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [scroll]);
  // Another choice of columns resets the count.
  const keys = drawn.map(({ key }) => key).join(' ');
  const [of, setOf] = useState(keys);
  if (of !== keys) {
    setOf(keys);
    setCount(0);
  }
  return { fitting: drawn.slice(0, kept), left: drawn.slice(kept) };
}
