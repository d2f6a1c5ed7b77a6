/**
 * When a page stands, with what it asked for, the code of the menu's first screens is loaded. Whoever goes on meanwhile
 * has the line to themselves: it begins again when the next page stands.
 */
import { useEffect } from 'react';
import { queryClient } from '#data/read.ts';
import { whenQuiet } from '#data/when-quiet.ts';
import type { Screen } from '#state/screen.ts';
import { screens } from './registry.ts';
import { preload } from './ScreenPage.tsx';

/** Screens at most: with what their kin shares and antd's two no more than eight scripts are fetched. */
const most = 3;
/** Milliseconds in which the content draws undisturbed, and asks for what comes after its first picture (data/settled.ts). */
const afterContent = 600;

/** Looks at most whether the page has its answers: one that never ends (a stream, a lost line) is not waited for. */
const looks = 40;

/** `settled`: it is known who is signed in. `screen`: the one that is open. */
export function usePrefetch(settled: boolean, screen: Screen | null): void {
  useEffect(() => {
    if (!settled) return;
    const stop = new AbortController();
    void afterPage(screen, stop.signal).then(() => loadAhead(stop.signal));
    return () => stop.abort();
  }, [settled, screen]);
}

async function afterPage(screen: Screen | null, signal: AbortSignal): Promise<void> {
  // Its failure is the page's to show.
  if (screen) await preload(screen).catch(() => undefined);
  // Between an answer and the question that follows from it nothing is on its way for a moment: twice is quiet.
  let still = 0;
  for (let look = 0; look < looks && still < 2 && !signal.aborted; look++) {
    await quiet(signal);
    still = queryClient.isFetching() === 0 ? still + 1 : 0;
  }
}

function quiet(signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const callOff = whenQuiet(done, afterContent);
    const leave = (): void => {
      callOff();
      done();
    };
    signal.addEventListener('abort', leave, { once: true });
  });
}

async function loadAhead(signal: AbortSignal): Promise<void> {
  for (const screen of screens.filter(({ menuGroup }) => menuGroup !== null).slice(0, most)) {
    if (signal.aborted) return;
    // What could not be loaded ahead is loaded, and if need be complained about, when it is wanted.
    await preload(screen).catch(() => undefined);
  }
}
