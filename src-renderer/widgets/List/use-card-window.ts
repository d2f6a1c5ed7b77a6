/**
 * Computes the rendered cards of a growing list: the visible ones and some around them. Heights differ, so the visible
 * content is kept in place while cards above it are measured.
 */
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { keepListPosition, storedListPosition } from '#state/list-positions.ts';
import type { RowSource } from '../DataGrid/row-source.ts';
import { type RowSpans, rowSpans } from './row-spans.ts';

/** The cards to render: the visible ones, and rendered ones around them. */
interface CardRange {
  readonly first: number;
  /** Exclusive end. */
  readonly end: number;
}

export const emptyCardRange: CardRange = { first: 0, end: 0 };

/** `visible` lies within `around`; rendered cards outside `around` are dropped. */
export function nextRange(drawn: CardRange, visible: CardRange, around: CardRange): CardRange {
  const apart = drawn.end < visible.first || drawn.first > visible.end || drawn.end === drawn.first;
  if (apart) return visible;
  return {
    first: Math.min(visible.first, Math.max(drawn.first, around.first)),
    end: Math.max(visible.end, Math.min(drawn.end, around.end)),
  };
}

/** Assumed height of a card in pixels. */
const supposed = 190;
/** Pixels above and below the view that render together with it, and in the following task. */
const [near, around] = [120, 700];
/** Assumed height of the view in pixels, where no layout exists. */
const expectedView = 640;

export interface CardWindow {
  readonly first: number;
  readonly end: number;
  /** The first visible card at the last update. */
  readonly firstVisible: number;
  /** Number of rows added so far, and of rows left. */
  readonly count: number;
  readonly remainder: number;
  /** Pixels before the first rendered card and after the last one. */
  readonly before: number;
  readonly after: number;
  /** Known or assumed height in pixels of a card without content. */
  readonly heightOf: (row: number) => number;
  readonly more: () => void;
  readonly toTop: () => void;
}

interface Options {
  readonly name: string;
  readonly rows: RowSource<unknown>;
  readonly total: number | null;
  readonly step: number;
  readonly scroller: RefObject<HTMLElement | null>;
  /** Element of the cards; content above it scrolls with them. */
  readonly body: RefObject<HTMLElement | null>;
}

export function useCardWindow({ name, rows, total, step, scroller, body }: Options): CardWindow {
  const begun = useMemo(() => beginning(name, step), [name, step]);
  const [state, setState] = useState({ begun, shown: begun.rowCount, first: 0, end: 0, seen: 0, version: 0 });
  const now =
    state.begun === begun ? state : { ...state, begun, shown: begun.rowCount, first: 0, end: 0, seen: 0 };
  const { spans } = begun;
  const count = Math.min(now.shown, total ?? now.shown);
  const latest = useRef({ begun, count, total, step });
  latest.current = { begun, count, total, step };

  const later = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(later.current), []);
  /** `whole`: renders all cards around the view, not only the nearest. `read`: reads the scroll position. */
  const show = useCallback(
    (whole = false, read = true) => {
      const { begun: windowState, count: rowCount } = latest.current;
      const { top, view } = viewOf(read ? scroller.current : null, body.current);
      const within = (pixels: number): CardRange => ({
        first: windowState.spans.rowAt(top - pixels, rowCount),
        end: Math.min(rowCount, windowState.spans.rowAt(top + view + pixels, rowCount) + 1),
      });
      setState((was) => {
        const shown = was.begun === windowState ? was.shown : windowState.rowCount;
        const drawn = was.begun === windowState ? was : emptyCardRange;
        const { first, end } = whole ? within(around) : nextRange(drawn, within(near), within(around));
        const same = was.begun === windowState && was.first === first && was.end === end;
        const seen = windowState.spans.rowAt(Math.max(0, top), rowCount);
        return same ? was : { begun: windowState, shown, first, end, seen, version: was.version + 1 };
      });
      clearTimeout(later.current);
      if (!whole) later.current = setTimeout(show, 0, true);
    },
    [scroller, body],
  );

  /** Measures rendered cards, and scrolls by the growth above the view. */
  const measure = useCallback(() => {
    const element = scroller.current;
    const cards = body.current?.querySelectorAll<HTMLElement>(':scope > [data-row]:not([aria-busy])') ?? [];
    // Reading the position without cards would force a layout in the rendering task.
    if (!element || cards.length === 0) return;
    const { spans } = latest.current.begun;
    const { top } = viewOf(element, body.current);
    const anchor = spans.rowAt(Math.max(0, top), latest.current.count);
    let [above, changed] = [0, false];
    for (const card of cards) {
      const height = card.getBoundingClientRect().height;
      // No layout exists.
      if (height === 0) continue;
      const row = Number(card.dataset.row);
      const differs = spans.set(row, height);
      if (Math.abs(differs) > 0.01) changed = true;
      if (row < anchor) above += differs;
    }
    if (above !== 0 && top > 0) element.scrollTop += above;
    if (changed) setState((was) => ({ ...was, version: was.version + 1 }));
    show();
  }, [scroller, body, show]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each list
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const position = begun.position;
    if (position)
      element.scrollTop = offsetOf(element, body.current) + spans.top(position.row) + position.above;
    else if (state.begun !== begun) element.scrollTop = 0;
    // The top needs no reading, which would force a layout in the rendering task.
    show(false, position !== null);
    return () => {
      const { top } = viewOf(element, body.current);
      const row = spans.rowAt(Math.max(0, top), latest.current.count);
      keepListPosition(name, {
        rowCount: latest.current.count,
        row,
        above: Math.max(0, top) - spans.top(row),
      });
    };
  }, [begun]);

  // After every render, since a card's height may have changed.
  useLayoutEffect(measure);
  useEffect(() => {
    const element = scroller.current;
    if (!element || !body.current) return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(body.current);
    const onScroll = () => show();
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
  }, [scroller, body, measure, show]);

  const end = Math.max(now.end, Math.min(count, now.first + 1));
  useEffect(() => rows.want(now.first, Math.max(end, now.first + 1)), [rows, now.first, end]);
  const remaining = total === null ? 0 : total - count;
  const more = useCallback(
    () => setState((was) => ({ ...was, shown: latest.current.count + latest.current.step })),
    [],
  );
  // Adds the next page when the last one is loaded and its end comes into view.
  const reached = remaining > 0 && end >= count && rows.row(count - 1) !== undefined && now.end > 0;
  useEffect(() => {
    if (reached && scroller.current && scroller.current.clientHeight > 0) more();
  }, [reached, more, scroller]);
  return {
    first: now.first,
    end,
    firstVisible: now.seen,
    count,
    remainder: remaining,
    more,
    before: spans.top(now.first),
    after: spans.top(count) - spans.top(end),
    heightOf: (row) => spans.top(row + 1) - spans.top(row),
    toTop: () => {
      if (scroller.current) scroller.current.scrollTop = 0;
      show();
    },
  };
}

interface Beginning {
  readonly spans: RowSpans;
  readonly rowCount: number;
  readonly position: ReturnType<typeof storedListPosition>;
}

function beginning(name: string, step: number): Beginning {
  const position = storedListPosition(name);
  return { spans: rowSpans(supposed), position, rowCount: Math.max(step, position?.rowCount ?? 0) };
}

/** The offset of the cards within the scroll container. */
function offsetOf(scroller: HTMLElement, body: HTMLElement | null): number {
  if (!body) return 0;
  return body.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop;
}

function viewOf(scroller: HTMLElement | null, body: HTMLElement | null) {
  if (!scroller) return { top: 0, view: expectedView };
  return {
    top: scroller.scrollTop - offsetOf(scroller, body),
    view: scroller.clientHeight || expectedView,
  };
}
