/**
 * Which rows of a long list are drawn: those on view and a few around them. Rows have one height, so this is
 * arithmetic; the component is drawn again only when the first drawn row changes.
 */
import { type RefObject, useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';

/** Rows drawn above and below the view, so that fast scrolling shows no gap. */
const margin = 3;

export interface RowWindow {
  /** First row drawn. */
  readonly first: number;
  /** Row after the last one drawn. */
  readonly end: number;
  /** Rows drawn at most: row elements are reused in turn. */
  readonly pool: number;
  /** Whole rows that fit on view below the header. */
  readonly pageRows: number;
  readonly onScroll: () => void;
  /** Scrolls as little as needed to have the row on view. */
  readonly reveal: (row: number) => void;
}

export function useRowWindow(
  scroller: RefObject<HTMLElement | null>,
  rows: number,
  rowHeight: number,
  headerHeight: number,
  /** Pixels, the most that the list is high; `fill`: it is measured. */
  maxHeight: number | 'fill',
): RowWindow {
  const [top, setTop] = useState(0);
  const fills = maxHeight === 'fill';
  const [measured, setMeasured] = useState(600);
  // Without its borders. A list that is still short has room to grow without being drawn twice.
  const height = fills ? measured : maxHeight - 2;

  const onScroll = useCallback(() => {
    const row = Math.floor((scroller.current?.scrollTop ?? 0) / rowHeight);
    // In the frame that shows the scroll; React would draw the rows in the next one.
    flushSync(() => setTop(row));
  }, [scroller, rowHeight]);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || !fills) return;
    // It tells of the first size too, once that is laid out: asked for here, it would be laid out within the task that draws.
    const observer = new ResizeObserver(() => setMeasured((before) => element.clientHeight || before));
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller, fills]);

  const pageRows = Math.max(1, Math.floor((height - headerHeight) / rowHeight));
  // A list that became shorter has been scrolled back by the browser, which tells us only later.
  const firstOnView = Math.min(top, Math.max(0, rows - pageRows));

  const reveal = useCallback(
    (row: number) => {
      const element = scroller.current;
      if (!element) return;
      const view = (element.clientHeight || height) - headerHeight;
      const rowTop = row * rowHeight;
      if (rowTop < element.scrollTop) element.scrollTop = rowTop;
      else if (rowTop + rowHeight > element.scrollTop + view) element.scrollTop = rowTop + rowHeight - view;
    },
    [scroller, rowHeight, headerHeight, height],
  );

  return useMemo(() => {
    const pool = pageRows + 2 + 2 * margin;
    const first = Math.max(0, Math.min(firstOnView - margin, rows - pool));
    return { first, end: Math.min(rows, first + pool), pool, pageRows, onScroll, reveal };
  }, [firstOnView, rows, pageRows, onScroll, reveal]);
}
