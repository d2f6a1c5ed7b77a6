/** When the first picture stands and nothing is asked of the page, the other screens' code is loaded. */
import { useEffect } from 'react';
import { screens } from './registry.ts';
import { preload } from './ScreenPage.tsx';

export function usePrefetch(): void {
  useEffect(() => {
    const stop = new AbortController();
    whenIdle(async () => {
      for (const screen of screens) {
        if (stop.signal.aborted) return;
        // What could not be loaded ahead is loaded, and if need be complained about, when it is wanted.
        await preload(screen).catch(() => undefined);
      }
    });
    return () => stop.abort();
  }, []);
}

/** Some browsers have no idle callback; a second is idle enough. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 4000 });
  else setTimeout(work, 1000);
}
