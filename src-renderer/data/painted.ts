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

let coming: Promise<void> | null = null;

/** Another page is about to be drawn. */
export function pictureComes(): void {
  coming ??= new Promise<void>(whenPainted).then(() => {
    coming = null;
  });
}

/** Resolves once the first picture of a page that is being drawn is painted; at once where none is. */
export async function pictureStands(): Promise<void> {
  await coming;
}

/** Milliseconds: of a window that nobody sees nothing is painted, and what it works on goes on. */
const longest = 100;

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
