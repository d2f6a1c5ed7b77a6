/** Keeps the focused field visible above the *Save* bar, which covers the page's foot. */
import { type RefObject, useEffect } from 'react';
import { afterPress } from './after-press.ts';

/** Distance in pixels between the field and the bar. */
const gap = 12;

/** `shown`: whether the bar is visible. Its height is measured, since its text may wrap. */
export function useFieldInView(bar: RefObject<HTMLElement | null>, shown: boolean): void {
  useEffect(() => {
    if (!shown) return;
    const clear = () => {
      const [field, over] = [document.activeElement, bar.current];
      if (!over || !(field instanceof HTMLElement) || over.contains(field)) return;
      const [box, top] = [field.getBoundingClientRect(), over.getBoundingClientRect().top];
      const covered = box.bottom + gap - top;
      // A field further down was scrolled away by the user, who is reading above it.
      if (covered > 0 && box.top < window.innerHeight) scrolling(field)?.scrollBy({ top: covered });
    };
    clear();
    // A pressed element must not move under the pointer.
    const focused = () => afterPress(clear);
    document.addEventListener('focusin', focused);
    // Lazily loaded content above grows, and the bar's own text wraps.
    const watch = new ResizeObserver(clear);
    const page = bar.current && scrolling(bar.current);
    for (const part of [bar.current, ...(page?.children ?? [])]) if (part) watch.observe(part);
    return () => {
      document.removeEventListener('focusin', focused);
      watch.disconnect();
    };
  }, [bar, shown]);
}

function scrolling(element: HTMLElement): HTMLElement | null {
  let around = element.parentElement;
  while (around && !/auto|scroll/.test(getComputedStyle(around).overflowY)) around = around.parentElement;
  return around;
}
