/**
 * Which rows of a grid are drawn, and where: the ones on view and a few around them. The component is drawn
 * again only when the first row on view or the scaled offset changes.
 */
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  afterScroll,
  atTop,
  bodyHeight,
  moveTo,
  positionAt,
  revealRow,
  type ScrollPosition,
  type ScrollSpace,
  virtualTop,
} from './scaledScroll.ts';

/** Rows drawn above and below the view, so that fast scrolling shows no gap. */
const margin = 6;

export interface GridWindow {
  /** First row drawn. */
  readonly first: number;
  /** Row after the last one drawn. */
  readonly end: number;
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
  },
): GridWindow {
  const { rows, rowHeight, headerHeight, expectedHeight } = options;
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

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = () => setHeight(element.clientHeight || expectedHeight);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller, expectedHeight]);

  // Fewer rows or a higher view: the browser has cut the scroll position, and tells only later.
  useLayoutEffect(() => {
    const settled = positionAt(space, virtualTop(position.current));
    if (virtualTop(settled) !== virtualTop(position.current)) {
      show(settled);
      if (scroller.current) scroller.current.scrollTop = settled.scrollTop;
    }
  }, [space, show, scroller]);

  const onScroll = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    const { scrollTop } = element;
    if (scrollTop === position.current.scrollTop) return;
    const next = afterScroll(space, position.current, scrollTop);
    show(next);
    if (next.scrollTop !== scrollTop) element.scrollTop = next.scrollTop;
  }, [scroller, space, show]);

  const reveal = useCallback(
    (row: number) => {
      const element = scroller.current;
      if (!element || row < 0) return;
      const before = virtualTop(position.current);
      const wanted = revealRow(space, before, row);
      if (wanted === before) return;
      const next = moveTo(space, position.current, wanted);
      show(next);
      element.scrollTop = next.scrollTop;
    },
    [scroller, space, show],
  );

  const pageRows = Math.max(1, Math.floor(space.view / rowHeight));
  return useMemo(() => {
    const first = Math.min(shown.first, Math.max(0, rows - 1));
    const last = Math.min(rows, first + Math.ceil(space.view / rowHeight) + 1);
    return {
      first: Math.max(0, first - margin),
      end: Math.min(rows, last + margin),
      onView: { first, end: last },
      pageRows,
      bodyHeight: bodyHeight(space),
      offset: shown.offset,
      onScroll,
      reveal,
    };
  }, [shown, rows, space, rowHeight, pageRows, onScroll, reveal]);
}
