/**
 * Which rows of a long list are drawn: those on view and a few around them. Rows have one height, so this is
 * arithmetic; the component is drawn again only when the first drawn row changes.
 */
import { type RefObject, useCallback, useLayoutEffect, useMemo, useState } from 'react';

/** Rows drawn above and below the view, so that fast scrolling shows no gap. */
const margin = 8;

export interface RowWindow {
  /** First row drawn. */
  readonly first: number;
  /** Row after the last one drawn. */
  readonly end: number;
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
  /** Pixels; until the element has been measured. */
  maxHeight: number,
): RowWindow {
  const [top, setTop] = useState(0);
  const [height, setHeight] = useState(maxHeight);

  const onScroll = useCallback(() => {
    const row = Math.floor((scroller.current?.scrollTop ?? 0) / rowHeight);
    setTop(row);
  }, [scroller, rowHeight]);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = () => setHeight(element.clientHeight || maxHeight);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller, maxHeight]);

  const pageRows = Math.max(1, Math.floor((height - headerHeight) / rowHeight));
  // A list that became shorter has been scrolled back by the browser, which tells us only later.
  const firstOnView = Math.min(top, Math.max(0, rows - pageRows));

  const reveal = useCallback(
    (row: number) => {
      const element = scroller.current;
      if (!element) return;
      const view = (element.clientHeight || maxHeight) - headerHeight;
      const rowTop = row * rowHeight;
      if (rowTop < element.scrollTop) element.scrollTop = rowTop;
      else if (rowTop + rowHeight > element.scrollTop + view) element.scrollTop = rowTop + rowHeight - view;
    },
    [scroller, rowHeight, headerHeight, maxHeight],
  );

  return useMemo(
    () => ({
      first: Math.max(0, firstOnView - margin),
      end: Math.min(rows, firstOnView + pageRows + 1 + margin),
      pageRows,
      onScroll,
      reveal,
    }),
    [firstOnView, rows, pageRows, onScroll, reveal],
  );
}
