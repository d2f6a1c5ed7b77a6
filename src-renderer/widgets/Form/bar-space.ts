/** Room from the foot of the window up to the bar of a form: toasts stand above it, never over *Save* or *Discard*. */
import { type RefObject, useEffect } from 'react';

/** Pixels, as a CSS variable of the whole page. */
const name = '--bar-space';
/** Toasts stand 20 pixels above that room: 8 of them are enough here. */
const near = 12;

export function useBarSpace(bar: RefObject<HTMLElement | null>, shown: boolean): void {
  useEffect(() => {
    const element = bar.current;
    if (!shown || !element) return;
    const root = document.documentElement.style;
    // It sticks to the foot of the window, or stands above what follows the form.
    const measure = () => {
      const room = window.innerHeight - element.getBoundingClientRect().top - near;
      root.setProperty(name, `${Math.max(0, Math.round(room))}px`);
    };
    // Its words wrap, the form grows, the page is scrolled: each moves it.
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
