/** Puts what floats beside or below a button where the window has room for it, also when the window changes. */
import { type RefObject, useLayoutEffect } from 'react';

/** Pixels between the button and what floats, and between that and the window's edge. */
const gap = 8;

/** The distance from the top at which all of it is in sight; what is higher than the window scrolls in itself. */
export function topInside(wanted: number, height: number, windowHeight: number): number {
  return Math.max(gap, Math.min(wanted, windowHeight - gap - height));
}

/** Below a button, over it where only there is room. */
export function topBelow(
  { top, bottom }: Pick<DOMRect, 'top' | 'bottom'>,
  height: number,
  windowHeight: number,
): number {
  const below = bottom + gap;
  const fits = below + height <= windowHeight - gap;
  return topInside(fits ? below : top - gap - height, height, windowHeight);
}

/** `side`: null while nothing floats. `below`: their ends are in one line, and it goes with the button when something scrolls. */
export function usePlaceBeside(
  side: 'beside' | 'below' | null,
  button: RefObject<HTMLElement | null>,
  popup: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    if (side === null) return;
    const place = () => {
      if (!button.current || !popup.current) return;
      const at = button.current.getBoundingClientRect();
      const { style, offsetWidth: width, offsetHeight: height } = popup.current;
      const beside = side === 'beside';
      const top = beside
        ? topInside(at.top, height, window.innerHeight)
        : topBelow(at, height, window.innerHeight);
      style.left = `${beside ? at.right + gap : Math.max(gap, at.right - width)}px`;
      style.top = `${top}px`;
    };
    place();
    addEventListener('resize', place);
    if (side === 'below') addEventListener('scroll', place, true);
    return () => {
      removeEventListener('resize', place);
      removeEventListener('scroll', place, true);
    };
  }, [side, button, popup]);
}
