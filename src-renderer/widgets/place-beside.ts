/** Puts what floats beside a button where the window has room for it, also when the window changes. */
import { type RefObject, useLayoutEffect } from 'react';

/** Pixels between the button and what floats, and between that and the window's edge. */
const gap = 8;

/** The distance from the top at which all of it is in sight; what is higher than the window scrolls in itself. */
export function topInside(wanted: number, height: number, windowHeight: number): number {
  return Math.max(gap, Math.min(wanted, windowHeight - gap - height));
}

export function usePlaceBeside(
  open: boolean,
  button: RefObject<HTMLElement | null>,
  popup: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    if (!open) return;
    const place = () => {
      if (!button.current || !popup.current) return;
      const at = button.current.getBoundingClientRect();
      popup.current.style.left = `${at.right + gap}px`;
      popup.current.style.top = `${topInside(at.top, popup.current.offsetHeight, window.innerHeight)}px`;
    };
    place();
    addEventListener('resize', place);
    return () => removeEventListener('resize', place);
  }, [open, button, popup]);
}
