/** Room at the foot of the window that the bar of a form takes: toasts stand above it, never over *Discard*. */
import { type RefObject, useEffect } from 'react';

/** Pixels, as a CSS variable of the whole page. */
const name = '--bar-space';

export function useBarSpace(bar: RefObject<HTMLElement | null>, shown: boolean): void {
  useEffect(() => {
    const element = bar.current;
    if (!shown || !element) return;
    const root = document.documentElement.style;
    // Its words wrap: the height follows what is changed, and the window.
    const watch = new ResizeObserver(() => root.setProperty(name, `${element.offsetHeight}px`));
    watch.observe(element);
    return () => {
      watch.disconnect();
      root.removeProperty(name);
    };
  }, [bar, shown]);
}
