/**
 * What follows the first picture of a page: done between the document's change and its painting, it would only keep that
 * picture back.
 */
import { startTransition, useEffect, useState } from 'react';

/** Parts to draw: all together, in pieces between which the page answers. */
const parts = new Set<() => void>();

/** False until the frame with which the component first stands is painted. */
export function usePainted(): boolean {
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

/** Milliseconds: of a window that nobody sees nothing is painted, and what it works on goes on. */
const longest = 100;

/** When another page began to be drawn, as long as it is not painted. */
let begun = Number.NEGATIVE_INFINITY;

/** Another page is about to be drawn. */
export function pictureComes(): void {
  begun = performance.now();
  whenPainted(() => {
    begun = Number.NEGATIVE_INFINITY;
  });
}

/** Resolves once the first picture of a page that is being drawn is painted; at once where none is. */
export function pictureStands(): Promise<void> {
  const comes = performance.now() - begun < longest;
  return comes ? new Promise(whenPainted) : Promise.resolve();
}

function whenPainted(then: () => void): void {
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
