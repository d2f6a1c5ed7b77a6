/** Defers expensive drawings: those in view are drawn one by one, in the browser's idle time. */
import { useEffect, useRef, useState } from 'react';
import { whenPageIdle } from '#data/when-idle.ts';

/** Callbacks of waiting drawings, in their order. */
const waiting = new Set<() => void>();
let begun = false;

function next(): void {
  const [first] = waiting;
  begun = first !== undefined;
  if (!first) return;
  whenPageIdle(() => {
    if (waiting.delete(first)) first();
    next();
  }, 0);
}

function wait(turn: () => void): () => void {
  waiting.add(turn);
  if (!begun) next();
  return () => waiting.delete(turn);
}

/** Returns whether to draw, and the ref of the placeholder. Without IntersectionObserver nothing is ever drawn. */
export function useQueuedDrawing(): readonly [boolean, (element: HTMLElement | null) => void] {
  const [drawn, setDrawn] = useState(false);
  const [element, setElement] = useState<HTMLElement | null>(null);
  const leave = useRef<() => void>(undefined);
  useEffect(() => {
    if (!element || drawn || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => {
      const seen = entries.at(-1)?.isIntersecting === true;
      leave.current?.();
      leave.current = seen ? wait(() => setDrawn(true)) : undefined;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      leave.current?.();
    };
  }, [element, drawn]);
  return [drawn, setElement];
}
