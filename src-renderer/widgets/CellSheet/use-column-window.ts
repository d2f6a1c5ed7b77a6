/** Computes the rendered columns of a sheet: the visible ones and a few beside them. All columns have one width. */
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Number of columns rendered before and after the view. */
const margin = 2;

export interface ColumnWindow {
  readonly first: number;
  /** Exclusive end. */
  readonly end: number;
  readonly onScroll: () => void;
  /** Scrolls the column into view, as little as needed. */
  readonly reveal: (column: number) => void;
}

export function useColumnWindow(
  scroller: RefObject<HTMLElement | null>,
  options: { readonly columns: number; readonly width: number; readonly lead: number },
): ColumnWindow {
  const { columns, width, lead } = options;
  // A typical width until the element has been measured.
  const [view, setView] = useState(1024);
  const [left, setLeft] = useState(0);
  const leftNow = useRef(0);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = () => setView((before) => element.clientWidth || before);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);
  const follow = useCallback(
    (show: (left: number) => void) => {
      const element = scroller.current;
      if (!element) return;
      // In right-to-left text, scrollLeft counts down from 0.
      const next = Math.floor(Math.abs(element.scrollLeft) / width);
      if (next === leftNow.current) return;
      leftNow.current = next;
      show(next);
    },
    [scroller, width],
  );
  // Renders synchronously, so that columns and scroll position change in the same frame.
  const onScroll = useCallback(() => follow((next) => flushSync(() => setLeft(next))), [follow]);
  const reveal = useCallback(
    (column: number) => {
      const element = scroller.current;
      if (!element) return;
      const sign = element.scrollLeft < 0 ? -1 : 1;
      const now = Math.abs(element.scrollLeft);
      const room = Math.max(width, element.clientWidth - lead);
      const start = column * width;
      const next = start < now ? start : start + width > now + room ? start + width - room : now;
      if (next !== now) element.scrollLeft = sign * next;
      follow(setLeft);
    },
    [scroller, width, lead, follow],
  );
  return useMemo(() => {
    const fit = Math.ceil(Math.max(width, view - lead) / width) + 1;
    const first = Math.max(0, Math.min(left - margin, columns - fit - 2 * margin));
    return { first, end: Math.min(columns, first + fit + 2 * margin), onScroll, reveal };
  }, [view, left, columns, width, lead, onScroll, reveal]);
}
