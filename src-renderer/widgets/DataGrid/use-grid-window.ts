/**
 * Which rows of a grid are drawn, and where: the ones on view and a few around them. The component is drawn
 * again only when the first row on view or the scaled offset changes.
 */
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePainted } from '#data/painted.ts';
import {
  afterScroll,
  atTop,
  bodyHeight,
  moveTo,
  positionAt,
  rested,
  revealRow,
  type ScrollPosition,
  type ScrollSpace,
  virtualTop,
} from './scaled-scroll.ts';

/** Rows drawn above and below the view, so that fast scrolling shows no gap. */
const margin = 4;
/** Milliseconds after a scroll until the grid is at rest. */
export const rest = 150;
/** Rows that are drawn at once on mounting; the others follow in short tasks, so that nothing blocks. */
const firstRows = 10;

export interface GridWindow {
  /** First row drawn. */
  readonly first: number;
  /** Row after the last one drawn. */
  readonly end: number;
  /** Rows drawn at most: row elements are reused in turn. */
  readonly pool: number;
  /** Rows that are really on view, for who fetches them. */
  readonly onView: { readonly first: number; readonly end: number };
  /** Whole rows that fit on view below the header. */
  readonly pageRows: number;
  /** Pixels; the body's height. */
  readonly bodyHeight: number;
  /** Pixels to take off a row's place in the full height. */
  readonly offset: number;
  readonly onScroll: () => void;
  /** Scrolls as little as needed to have the row on view. */
  readonly reveal: (row: number) => void;
}

export function useGridWindow(
  scroller: RefObject<HTMLElement | null>,
  options: {
    readonly rows: number;
    readonly rowHeight: number;
    readonly headerHeight: number;
    /** Pixels, until the element has been measured. */
    readonly expectedHeight: number;
    /** The element is as high as expected: nothing has to be laid out to find out. */
    readonly heightGiven: boolean;
  },
): GridWindow {
  const { rows, rowHeight, headerHeight, expectedHeight, heightGiven } = options;
  const [height, setHeight] = useState(expectedHeight);
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
    const measure = () => setHeight(element.clientHeight || expectedHeight);
    if (!heightGiven) measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller, expectedHeight, heightGiven]);

  // Fewer rows or a higher view: the browser has cut the scroll position, and tells only later.
  useLayoutEffect(() => {
    const settled = positionAt(space, virtualTop(position.current));
    if (virtualTop(settled) !== virtualTop(position.current)) put(settled);
  }, [space, put]);

  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(resting.current), []);

  const onScroll = useCallback(() => {
    const element = scroller.current;
    if (!element || element.scrollTop === position.current.scrollTop) return;
    // Rows and scroll position change in one frame; React would draw the rows in the next one.
    flushSync(() => put(afterScroll(space, position.current, element.scrollTop)));
    clearTimeout(resting.current);
    resting.current = setTimeout(() => {
      const next = rested(space, position.current);
      if (next !== position.current) flushSync(() => put(next));
    }, rest);
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

  const complete = usePainted();
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
      bodyHeight: bodyHeight(space),
      offset: shown.offset,
      onScroll,
      reveal,
    };
  }, [shown, rows, space, rowHeight, complete, pageRows, onScroll, reveal]);
}
