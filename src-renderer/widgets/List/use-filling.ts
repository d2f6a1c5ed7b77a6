/**
 * Which cards of those that are drawn are filled: a few in a task, those on view first. A jump brings a dozen into view,
 * and the answer of a page fills as many: all at once they would stand in the way of the next key and wheel.
 */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Cards that one task fills. */
export const atOnce = 3;

/** In which order places are filled: from the view's first one down, then up from it. */
export function fillOrder(first: number, end: number, seen: number): number[] {
  const from = Math.min(Math.max(seen, first), end);
  const down = Array.from({ length: end - from }, (_, at) => from + at);
  const up = Array.from({ length: from - first }, (_, at) => from - 1 - at);
  return [...down, ...up];
}

/** `keys`: of what can be filled, the most wanted first. Answers those that are; what was stays. */
export function useFilling(keys: readonly string[]): ReadonlySet<string> {
  const [, turn] = useState(0);
  const room = useRef(atOnce);
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
      room.current = atOnce;
      if (waits) turn((was) => was + 1);
    }, 0);
    return () => clearTimeout(timer);
  });
  return now;
}
