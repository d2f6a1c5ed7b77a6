/** The bar with *Save* rises over the foot of the page: the field that is being typed in stays in view above it. */
import { type RefObject, useEffect } from 'react';
import { afterPress } from './after-press.ts';

/** Pixels between the field and the bar. */
const gap = 12;

/** `shown`: the bar is there. It may fold into more lines, so that its height is read where it stands. */
export function useFieldInView(bar: RefObject<HTMLElement | null>, shown: boolean): void {
  useEffect(() => {
    if (!shown) return;
    const clear = () => {
      const [field, over] = [document.activeElement, bar.current];
      if (!over || !(field instanceof HTMLElement) || over.contains(field)) return;
      const [box, top] = [field.getBoundingClientRect(), over.getBoundingClientRect().top];
      const covered = box.bottom + gap - top;
      // What is further down was scrolled away by whoever reads on above it.
      if (covered > 0 && box.top < window.innerHeight) scrolling(field)?.scrollBy({ top: covered });
    };
    clear();
    // What is being pressed does not move under the pointer.
    const focused = () => afterPress(clear);
    document.addEventListener('focusin', focused);
    // Figures that come late make what stands above taller, and the bar's own words wrap.
    const watch = new ResizeObserver(clear);
    const page = bar.current && scrolling(bar.current);
    for (const part of [bar.current, ...(page?.children ?? [])]) if (part) watch.observe(part);
    return () => {
      document.removeEventListener('focusin', focused);
      watch.disconnect();
    };
  }, [bar, shown]);
}

/** What scrolls around it, where anything does. */
function scrolling(element: HTMLElement): HTMLElement | null {
  let around = element.parentElement;
  while (around && !/auto|scroll/.test(getComputedStyle(around).overflowY)) around = around.parentElement;
  return around;
}
