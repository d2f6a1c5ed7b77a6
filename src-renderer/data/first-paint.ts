/** Defers work until a page's first paint: work between the DOM's update and that paint would delay it. */
import { startTransition, useEffect, useState } from 'react';

/** Setters of deferred parts, which render together in a transition. */
const parts = new Set<() => void>();

/** False until the frame of the component's first render is painted. */
export function useFirstPaint(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    const draw = () => setPainted(true);
    if (parts.size === 0) whenPainted(drawParts);
    parts.add(draw);
    return () => {
      parts.delete(draw);
    };
  }, []);
  return painted;
}

/** Fallback in milliseconds: hidden windows get no animation frames, and their work must go on. */
const longest = 100;

/** Start of the current page's render; minus infinity after its paint. */
let begun = Number.NEGATIVE_INFINITY;

/** Notes that another page starts to render. */
export function noteRenderStart(): void {
  begun = performance.now();
  whenPainted(() => {
    begun = Number.NEGATIVE_INFINITY;
  });
}

/** Resolves after the current page's first paint; at once when no page is rendering. */
export function untilFirstPaint(): Promise<void> {
  const comes = performance.now() - begun < longest;
  return comes ? new Promise(whenPainted) : Promise.resolve();
}

/** Runs `then` after the next frame is painted. */
export function whenPainted(then: () => void): void {
  const frame = requestAnimationFrame(() => {
    clearTimeout(unseen);
    setTimeout(then, 0);
  });
  const unseen = setTimeout(() => {
    cancelAnimationFrame(frame);
    then();
  }, longest);
}

function drawParts(): void {
  const all = [...parts];
  parts.clear();
  startTransition(() => {
    for (const draw of all) draw();
  });
}
