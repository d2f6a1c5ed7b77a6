/**
 * Computes the rendered rows of a grid and their positions: the visible rows and a few around them. The component
 * re-renders only when the first visible row or the scaled offset changes.
 */
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFirstPaint } from '#data/first-paint.ts';
import {
  afterScroll,
  atTop,
  bodyHeight,
  moveTo,
  positionAt,
  restPosition,
  revealRow,
  type ScrollPosition,
  type ScrollSpace,
  virtualTop,
} from './scaled-scroll.ts';

/** Number of rows rendered above and below the view, so that fast scrolling shows no gap. */
const margin = 4;
/** Milliseconds after a scroll until the grid is at rest. */
export const restDelay = 150;
/** Number of rows rendered at once on mounting; the others follow in short tasks, so that nothing blocks. */
const firstRows = 10;

export interface GridWindow {
  /** First rendered row. */
  readonly first: number;
  /** Exclusive end of the rendered rows. */
  readonly end: number;
  /** Limit of rendered rows, whose elements are reused in turn. */
  readonly pool: number;
  /** Rows actually on view, for fetching. */
  readonly onView: { readonly first: number; readonly end: number };
  /** Number of whole rows that fit on view below the header. */
  readonly pageRows: number;
  /** Pixels; the view's width, 0 until it has been measured. */
  readonly width: number;
  /** Pixels; the body's height. */
  readonly bodyHeight: number;
  /** Pixels to subtract from a row's position in the full height. */
  readonly offset: number;
  readonly onScroll: () => void;
  /** Scrolls the row into view, as little as needed. */
  readonly reveal: (row: number) => void;
}

export function useGridWindow(
  scroller: RefObject<HTMLElement | null>,
  options: {
    readonly rows: number;
    readonly rowHeight: number;
    readonly headerHeight: number;
    /** Assumed height in pixels until the element has been measured. */
    readonly expectedHeight: number;
    /** The element has exactly the expected height, so no measurement is needed. */
    readonly heightGiven: boolean;
  },
): GridWindow {
  const { rows, rowHeight, headerHeight, expectedHeight, heightGiven } = options;
  const [height, setHeight] = useState(expectedHeight);
  const [width, setWidth] = useState(0);
  const position = useRef<ScrollPosition>(atTop);
  const [shown, setShown] = useState({ first: 0, offset: 0 });

  const space = useMemo<ScrollSpace>(
    () => ({ rows, rowHeight, view: Math.max(rowHeight, height - headerHeight) }),
    [rows, rowHeight, height, headerHeight],
  );

  const show = useCallback(
    (next: ScrollPosition) => {
      position.current = next;
      const first = Math.floor(virtualTop(next) / rowHeight);
      setShown((before) =>
        before.first === first && before.offset === next.offset ? before : { first, offset: next.offset },
      );
    },
    [rowHeight],
  );

  const put = useCallback(
    (next: ScrollPosition) => {
      show(next);
      const element = scroller.current;
      if (element && element.scrollTop !== next.scrollTop) element.scrollTop = next.scrollTop;
    },
    [scroller, show],
  );

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = () => {
      setHeight(element.clientHeight || expectedHeight);
      setWidth(element.clientWidth);
    };
    if (!heightGiven) measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller, expectedHeight, heightGiven]);

  // With fewer rows or a higher view, the browser has limited the scroll position but reports that only later.
  useLayoutEffect(() => {
    const settled = positionAt(space, virtualTop(position.current));
    if (virtualTop(settled) !== virtualTop(position.current)) put(settled);
  }, [space, put]);

  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(resting.current), []);

  const onScroll = useCallback(() => {
    const element = scroller.current;
    if (!element || element.scrollTop === position.current.scrollTop) return;
    // Renders synchronously, so that rows and scroll position change in the same frame.
    flushSync(() => put(afterScroll(space, position.current, element.scrollTop)));
    clearTimeout(resting.current);
    resting.current = setTimeout(() => {
      const next = restPosition(space, position.current);
      if (next !== position.current) flushSync(() => put(next));
    }, restDelay);
  }, [scroller, space, put]);

  const reveal = useCallback(
    (row: number) => {
      if (row < 0) return;
      const before = virtualTop(position.current);
      const wanted = revealRow(space, before, row);
      if (wanted === before) return;
      put(moveTo(space, position.current, wanted));
    },
    [space, put],
  );

  const complete = useFirstPaint();
  const pageRows = Math.max(1, Math.floor(space.view / rowHeight));
  return useMemo(() => {
    const fit = Math.ceil(space.view / rowHeight) + 1;
    const top = Math.min(shown.first, Math.max(0, rows - 1));
    const pool = fit + 2 * margin;
    const first = complete ? Math.max(0, Math.min(top - margin, rows - pool)) : top;
    return {
      first,
      end: Math.min(rows, first + (complete ? pool : firstRows)),
      pool,
      onView: { first: top, end: Math.min(rows, top + fit) },
      pageRows,
      width,
      bodyHeight: bodyHeight(space),
      offset: shown.offset,
      onScroll,
      reveal,
    };
  }, [shown, rows, space, rowHeight, complete, pageRows, width, onScroll, reveal]);
}
