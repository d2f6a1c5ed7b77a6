/** Reserves the height of a form's bar, so that toasts appear above *Save* and *Discard*. */
import { type RefObject, useEffect } from 'react';

/** CSS variable on the root, in pixels. */
const name = '--bar-space';
/** Toasts keep 20 pixels of distance themselves; 8 are enough here. */
const near = 12;

export function useBarSpace(bar: RefObject<HTMLElement | null>, shown: boolean): void {
  useEffect(() => {
    const element = bar.current;
    if (!shown || !element) return;
    const root = document.documentElement.style;
    // The bar sticks to the window's foot, or sits above the content after the form.
    const measure = () => {
      const room = window.innerHeight - element.getBoundingClientRect().top - near;
      root.setProperty(name, `${Math.max(0, Math.round(room))}px`);
    };
    // Wrapping text, a growing form and scrolling all move the bar.
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    if (element.parentElement) watch.observe(element.parentElement);
    document.addEventListener('scroll', measure, { capture: true, passive: true });
    window.addEventListener('resize', measure);
    return () => {
      watch.disconnect();
      document.removeEventListener('scroll', measure, { capture: true });
      window.removeEventListener('resize', measure);
      root.removeProperty(name);
    };
  }, [bar, shown]);
}
