/** What is dear to draw, many times on a page: what has come into view is drawn one by one, in the browser's idle time. */
import { useEffect, useRef, useState } from 'react';
import { whenQuiet } from '#data/when-quiet.ts';

/** Those whose turn comes, in their order. */
const waiting = new Set<() => void>();
let begun = false;

function next(): void {
  const [first] = waiting;
  begun = first !== undefined;
  if (!first) return;
  whenQuiet(() => {
    if (waiting.delete(first)) first();
    next();
  }, 0);
}

function wait(turn: () => void): () => void {
  waiting.add(turn);
  if (!begun) next();
  return () => waiting.delete(turn);
}

/** Answers whether it is to be drawn, and what takes its place. Where a browser does not tell what is in view: never. */
export function useDrawnInTurn(): readonly [boolean, (place: HTMLElement | null) => void] {
  const [drawn, setDrawn] = useState(false);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const leave = useRef<() => void>(undefined);
  useEffect(() => {
    if (!place || drawn || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => {
      const seen = entries.at(-1)?.isIntersecting === true;
      leave.current?.();
      leave.current = seen ? wait(() => setDrawn(true)) : undefined;
    });
    observer.observe(place);
    return () => {
      observer.disconnect();
      leave.current?.();
    };
  }, [place, drawn]);
  return [drawn, setPlace];
}
