/** Positions a popup beside or below its button where the window has room, also after a resize. */
import { type RefObject, useLayoutEffect } from 'react';

/** Distance in pixels between button and popup, and between popup and window edge. */
const gap = 8;

/** The top at which the whole popup is visible; one higher than the window scrolls itself. */
export function topInside(wanted: number, height: number, windowHeight: number): number {
  return Math.max(gap, Math.min(wanted, windowHeight - gap - height));
}

/** Below the button, or above it where only that side has room. */
export function topBelow(
  { top, bottom }: Pick<DOMRect, 'top' | 'bottom'>,
  height: number,
  windowHeight: number,
): number {
  const below = bottom + gap;
  const fits = below + height <= windowHeight - gap;
  return topInside(fits ? below : top - gap - height, height, windowHeight);
}

/** `side`: null while the popup is closed. `below` aligns the ends, and follows the button during scrolling. */
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
