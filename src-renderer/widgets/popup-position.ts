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

/** Ends with the button where that covers nothing beside the content, begins with it otherwise. */
export function leftBelow(
  { left, right }: Pick<DOMRect, 'left' | 'right'>,
  width: number,
  content: Pick<DOMRect, 'left' | 'right'>,
): number {
  const wanted = right - width >= content.left ? right - width : left;
  return Math.max(gap, Math.min(wanted, content.right - gap - width));
}

/** `side`: null while the popup is closed. `below` follows the button during scrolling. */
export function usePopupPosition(
  side: 'beside' | 'below' | null,
  button: RefObject<HTMLElement | null>,
  popup: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    if (side === null) return;
    const updatePosition = () => {
      if (!button.current || !popup.current) return;
      const at = button.current.getBoundingClientRect();
      const { style, offsetWidth: width, offsetHeight: height } = popup.current;
      const beside = side === 'beside';
      const top = beside
        ? topInside(at.top, height, window.innerHeight)
        : topBelow(at, height, window.innerHeight);
      style.left = `${beside ? at.right + gap : leftBelow(at, width, contentOf(button.current))}px`;
      style.top = `${top}px`;
    };
    updatePosition();
    addEventListener('resize', updatePosition);
    if (side === 'below') addEventListener('scroll', updatePosition, true);
    return () => {
      removeEventListener('resize', updatePosition);
      removeEventListener('scroll', updatePosition, true);
    };
  }, [side, button, popup]);
}

/** The page's content beside the menu, or the window. */
function contentOf(button: HTMLElement): Pick<DOMRect, 'left' | 'right'> {
  return { left: button.closest('main')?.getBoundingClientRect().left ?? 0, right: window.innerWidth };
}
