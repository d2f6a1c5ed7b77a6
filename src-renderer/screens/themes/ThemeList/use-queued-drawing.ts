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

interface QueuedDrawing {
  /** Distance from the visible part within which the place counts as seen, as CSS writes it. */
  readonly margin?: string;
  /** Removes a drawing again once it is out of view, unless it has the focus; default: it stays. */
  readonly leaves?: boolean;
  /** It is drawn at once, without waiting for its turn. */
  readonly isFirst?: boolean;
}

/** Returns whether to draw, and the ref of the placeholder. Without IntersectionObserver only the first are drawn. */
export function useQueuedDrawing({
  margin = '0px',
  leaves = false,
  isFirst = false,
}: QueuedDrawing = {}): readonly [boolean, (element: HTMLElement | null) => void] {
  const [drawn, setDrawn] = useState(isFirst);
  const [element, setElement] = useState<HTMLElement | null>(null);
  const leave = useRef<() => void>(undefined);
  const isDone = drawn && !leaves;
  useEffect(() => {
    if (!element || isDone || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.at(-1)?.isIntersecting === true;
        leave.current?.();
        leave.current = seen ? wait(() => setDrawn(true)) : undefined;
        if (!seen && leaves && !element.contains(document.activeElement)) setDrawn(false);
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      leave.current?.();
    };
  }, [element, isDone, leaves, margin]);
  return [drawn, setElement];
}
