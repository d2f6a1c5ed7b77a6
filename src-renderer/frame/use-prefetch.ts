/** When the first picture stands and nothing is asked of the page, the code of the menu's first screens is loaded. */
import { useEffect } from 'react';
import { whenQuiet } from '#data/when-quiet.ts';
import { screens } from './registry.ts';
import { preload } from './ScreenPage.tsx';

/** Screens at most: an area is a file, and with what areas share and antd's two no more than eight are fetched. */
const most = 5;
/** Milliseconds in which the first content draws undisturbed. */
const afterContent = 250;

/** `settled`: it is known who is signed in, so the first content is on its way or there. */
export function usePrefetch(settled: boolean): void {
  useEffect(() => {
    if (!settled) return;
    const stop = new AbortController();
    const callOff = whenQuiet(() => void loadAhead(stop.signal), afterContent);
    return () => {
      callOff();
      stop.abort();
    };
  }, [settled]);
}

async function loadAhead(signal: AbortSignal): Promise<void> {
  for (const screen of screens.filter(({ menuGroup }) => menuGroup !== null).slice(0, most)) {
    if (signal.aborted) return;
    // What could not be loaded ahead is loaded, and if need be complained about, when it is wanted.
    await preload(screen).catch(() => undefined);
  }
}
