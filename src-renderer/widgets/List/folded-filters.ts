/**
 * Keeps a list's bar on one line: the search gives way, then filters without room fold into a popup, unset ones first
 * and those that select the list's location last, each from the end. Where the rest of the bar leaves no room even for
 * the search, the filters have a line of their own, and fold only as that demands.
 */
import { useLayoutEffect, useState } from 'react';
import type { Filters, FilterValues } from './filters.ts';

/** Pixels between the parts of the bar. */
const gap = 8;
/** Pixels of the button that opens the folded filters, with its gap. */
const buttonWidth = 132;
/** Pixels of the search while filters stand beside it, and the least it may have. */
const searchWidth = { wanted: 200, least: 120 };

/** The filters to fold, in the bar's order; `widths` has the pixels of those that the bar shows. */
export function foldedFilters<Key extends string>(
  leaving: readonly Key[],
  widths: ReadonlyMap<Key, number>,
  missing: number,
): Key[] {
  const folded: Key[] = [];
  let rest = missing > 0 ? missing + buttonWidth : 0;
  for (const key of leaving) {
    if (rest <= 0) break;
    folded.push(key);
    rest -= (widths.get(key) ?? 0) + gap;
  }
  return folded;
}

/** The filters in the order in which they fold. */
export function foldingOrder<Row, Key extends string>(
  filters: Filters<Row, Key>,
  values: FilterValues<Key>,
  keys: readonly Key[],
): Key[] {
  const rank = (key: Key): number => {
    const filter = filters[key];
    if (filter.kind === 'other' && filter.selectsList) return 2;
    return values[key] === '' ? 0 : 1;
  };
  return keys
    .filter((key) => filters[key].kind !== 'search')
    .reverse()
    .sort((a, b) => rank(a) - rank(b));
}

/** `others`: pixels of what stands in the bar beside filters and their button, the shortest search included. */
export function hasOwnLine(others: number, room: number): boolean {
  return others + buttonWidth > room;
}

interface Fold<Key extends string> {
  readonly keys: readonly Key[];
  /** The filters have a line of their own. */
  readonly isApart: boolean;
}

interface Folding<Key extends string> {
  readonly folded: ReadonlySet<Key>;
  /** While the popup is open nothing folds, so that no field leaves from under the user. */
  readonly hold: (held: boolean) => void;
}

/** `line`: the bar's element, whose filters are marked by `data-filter`; null until it stands in the page. */
export function useFoldedFilters<Row, Key extends string>(
  line: HTMLElement | null,
  filters: Filters<Row, Key>,
  values: FilterValues<Key>,
  keys: readonly Key[],
): Folding<Key> {
  const [{ keys: folded, isApart: wasApart }, setFold] = useState<Fold<Key>>({ keys: [], isApart: false });
  const [held, setHeld] = useState(false);
  useLayoutEffect(() => {
    if (!line || held) return;
    const widths = new Map(
      [...line.querySelectorAll<HTMLElement>('[data-filter]')]
        .filter((field) => !field.contains(document.activeElement))
        .map((field) => [field.dataset.filter as Key, widthOf(field, searchWidth.wanted)] as const)
        .filter(([, width]) => width > 0),
    );
    const shown = foldingOrder(filters, values, keys).filter((key) => widths.has(key));
    const parts = [...line.querySelectorAll<HTMLElement>('[data-filter]:not([data-shrinks]), [data-more]')]
      .map((part) => widthOf(part, searchWidth.least))
      .filter((width) => width > 0);
    const others = parts.reduce((rest, width) => rest - width - gap, widthOf(line, searchWidth.least));
    const isApart = parts.length > 0 && hasOwnLine(others, line.clientWidth);
    // The room has changed: the tools loaded after the filters, or their count got longer.
    if (isApart !== wasApart) return setFold({ keys: [], isApart });
    const own = isApart ? (line.querySelector('search') ?? line) : line;
    const missing = (search: number) => widthOf(own, search) - line.clientWidth;
    const isSet = (key: Key) => values[key] !== '';
    // A filter that was set elsewhere, by a link or a saved search, takes the place of one that is not set.
    if (folded.some(isSet) && !shown.every(isSet)) return setFold({ keys: [], isApart });
    // The search gives way for a filter that is set.
    const unset = shown.filter((key) => !isSet(key));
    const more =
      unset.length > 0
        ? foldedFilters(unset, widths, missing(searchWidth.wanted))
        : foldedFilters(shown, widths, missing(searchWidth.least));
    if (more.length > 0) setFold({ keys: [...folded, ...more], isApart });
    else {
      const isWhole = missing(searchWidth.least) <= 0;
      line.toggleAttribute('data-one', isWhole && !isApart);
      line.toggleAttribute('data-two', isWhole && isApart);
    }
  });
  useLayoutEffect(() => {
    // An open popup stays at another width too; when it closes all filters are measured anyway.
    if (!line || held || !('ResizeObserver' in window)) return;
    let width = line.clientWidth;
    const observer = new ResizeObserver(() => {
      // Another width is measured anew, with all filters.
      if (line.clientWidth !== width) setFold({ keys: [], isApart: false });
      width = line.clientWidth;
    });
    observer.observe(line);
    return () => observer.disconnect();
  }, [line, held]);
  return {
    folded: new Set(folded),
    hold: (next) => {
      setHeld(next);
      // Filters stand in the bar again once the popup that set them has closed.
      if (!next) setFold({ keys: [], isApart: false });
    },
  };
}

/** Pixels of the parts side by side, with so many of the search; messages below a field count nothing. */
function widthOf(part: HTMLElement, search: number): number {
  if (part.hasAttribute('data-shrinks')) return search;
  const parts = [...part.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && child.getAttribute('role') !== 'alert',
  );
  const isLine = part.matches('search, form, [data-bar], [data-filter]');
  if (!isLine) return part.offsetWidth;
  const widths = parts.map((child) => widthOf(child, search)).filter((width) => width > 0);
  return widths.reduce((sum, width) => sum + width, 0) + gap * Math.max(0, widths.length - 1);
}
