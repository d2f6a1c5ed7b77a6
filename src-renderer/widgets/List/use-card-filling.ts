/**
 * Fills rendered cards with content a few per task, visible ones first. A jump or a page's answer affects a dozen
 * cards, which would block input if filled at once.
 */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

export const parallelFillings = 3;

/** The order of filling: down from the view's first card, then up from it. */
export function fillOrder(first: number, end: number, seen: number): number[] {
  const from = Math.min(Math.max(seen, first), end);
  const down = Array.from({ length: end - from }, (_, at) => from + at);
  const up = Array.from({ length: from - first }, (_, at) => from - 1 - at);
  return [...down, ...up];
}

/** `keys`: cards that can be filled, by priority. Returns the filled ones, which are never emptied again. */
export function useCardFilling(keys: readonly string[]): ReadonlySet<string> {
  const [, turn] = useState(0);
  const room = useRef(parallelFillings);
  const filled = useRef<ReadonlySet<string>>(new Set());
  const before = filled.current;
  const fresh = keys.filter((key) => !before.has(key)).slice(0, room.current);
  const added = new Set(fresh);
  const now = new Set(keys.filter((key) => before.has(key) || added.has(key)));
  const waits = now.size < keys.length;
  useLayoutEffect(() => {
    room.current -= fresh.length;
    filled.current = now;
  });
  useEffect(() => {
    const timer = setTimeout(() => {
      room.current = parallelFillings;
      if (waits) turn((was) => was + 1);
    }, 0);
    return () => clearTimeout(timer);
  });
  return now;
}
