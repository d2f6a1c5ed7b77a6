/**
 * Computes the rendered rows of a long list: the visible rows and a few around them. Rows have one height; the
 * component re-renders only when the first rendered row changes.
 */
import { type RefObject, useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';

/** Number of rows rendered above and below the view, so that fast scrolling shows no gap. */
const margin = 3;

export interface RowWindow {
  /** First rendered row. */
  readonly first: number;
  /** Exclusive end of the rendered rows. */
  readonly end: number;
  /** Limit of rendered rows, whose elements are reused in turn. */
  readonly pool: number;
  /** Number of whole rows that fit on view below the header. */
  readonly pageRows: number;
  readonly onScroll: () => void;
  /** Scrolls the row into view, as little as needed. */
  readonly reveal: (row: number) => void;
}

export function useRowWindow(
  scroller: RefObject<HTMLElement | null>,
  rows: number,
  rowHeight: number,
  headerHeight: number,
  /** Maximum height in pixels; `fill`: the measured height. */
  maxHeight: number | 'fill',
): RowWindow {
  const [top, setTop] = useState(0);
  const fills = maxHeight === 'fill';
  const [measured, setMeasured] = useState(600);
  // The maximum lets a short list grow without a second render.
  const height = fills ? measured : maxHeight;

  const onScroll = useCallback(() => {
    const row = Math.floor((scroller.current?.scrollTop ?? 0) / rowHeight);
    // Renders synchronously, in the frame that shows the scroll.
    flushSync(() => setTop(row));
  }, [scroller, rowHeight]);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || !fills) return;
    // The observer also reports the first size after layout; measuring here would force layout within the rendering
    // task.
    const observer = new ResizeObserver(() => setMeasured((before) => element.clientHeight || before));
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller, fills]);

  const pageRows = Math.max(1, Math.floor((height - headerHeight) / rowHeight));
  // After the list has shrunk, the browser has scrolled back but reports that only later.
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
