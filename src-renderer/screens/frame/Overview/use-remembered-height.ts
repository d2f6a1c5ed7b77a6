/** The height that a part had when it was last whole: it is kept free until it is whole again. */
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { readHint, writeHint } from '#state/stored-hints.ts';

interface RememberedHeight {
  /** Of the part's content, without what is kept free around it. */
  readonly content: RefObject<HTMLDivElement | null>;
  /** Pixels; undefined for a part that is whole, or was never seen in a window of this width. */
  readonly minHeight: number | undefined;
}

/** Remembered for the latest width of the window only: another width wraps lines elsewhere. */
export function useRememberedHeight(name: string, isWhole: boolean): RememberedHeight {
  const content = useRef<HTMLDivElement>(null);
  const [remembered] = useState(() => {
    const [width, height] = (readHint(name) ?? '').split(' ').map(Number);
    return width === window.innerWidth && height ? height : undefined;
  });
  useLayoutEffect(() => {
    const height = content.current?.offsetHeight;
    if (isWhole && height) writeHint(name, `${window.innerWidth} ${height}`);
  });
  return { content, minHeight: isWhole ? undefined : remembered };
}
