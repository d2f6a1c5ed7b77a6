/**
 * Chooses the columns that fit in a table's container. In a narrow one fillers leave first and then the others, each
 * from the end, so that the row actions cover none; the first column, which names the row, stays. Tables in dialogs
 * keep all columns and scroll.
 */
import { type RefObject, useLayoutEffect, useReducer, useState } from 'react';
import type { DrawnColumn } from '../DataGrid/column.ts';

interface Fitting<Row> {
  readonly fitting: readonly DrawnColumn<Row>[];
  /** Columns without room, in the table's order. */
  readonly hiddenColumns: readonly DrawnColumn<Row>[];
  /** The table is wider than its container, whatever columns have left. */
  readonly scrolls: boolean;
}

/** The columns in the order in which they leave. */
export function leavingOrder<Column extends Pick<DrawnColumn<never>, 'filler'>>(
  drawn: readonly Column[],
): Column[] {
  const backwards = drawn.slice(1).reverse();
  return [...backwards.filter(({ filler }) => filler), ...backwards.filter(({ filler }) => !filler)];
}

/** `box`: the element around the table, which is its first child. */
export function useFittingColumns<Row>(
  box: RefObject<HTMLElement | null>,
  drawn: readonly DrawnColumn<Row>[],
): Fitting<Row> {
  const [count, setCount] = useState(0);
  const [scrolls, setScrolls] = useState(false);
  const [, measureAgain] = useReducer((times: number) => times + 1, 0);
  const leaving = leavingOrder(drawn);
  const gone = new Set(leaving.slice(0, count));
  // The check runs after every render, because other rows may be wider.
  useLayoutEffect(() => {
    const around = box.current;
    const table = around?.firstElementChild;
    if (!around || !(table instanceof HTMLElement)) return;
    const tooWide = table.offsetWidth > around.clientWidth;
    if (tooWide && count < leaving.length && !around.closest('dialog')) setCount(count + 1);
    else setScrolls(tooWide);
  });
  useLayoutEffect(() => {
    const around = box.current;
    const table = around?.firstElementChild;
    if (!around || !(table instanceof HTMLElement) || !('ResizeObserver' in window)) return;
    let width = around.clientWidth;
    // Neither another width of the window nor what comes late into a cell renders the table anew.
    const observer = new ResizeObserver(() => {
      if (around.clientWidth > width) setCount(0);
      else if (table.offsetWidth > around.clientWidth) measureAgain();
      width = around.clientWidth;
    });
    observer.observe(around);
    observer.observe(table);
    return () => observer.disconnect();
  }, [box]);
  // Another choice of columns resets the count.
  const keys = drawn.map(({ key }) => key).join(' ');
  const [of, setOf] = useState(keys);
  if (of !== keys) {
    setOf(keys);
    setCount(0);
  }
  return {
    fitting: drawn.filter((column) => !gone.has(column)),
    hiddenColumns: drawn.filter((column) => gone.has(column)),
    scrolls,
  };
}
