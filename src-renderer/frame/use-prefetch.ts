/**
 * Prefetches the code of the page's dialogs and of the menu's first screens once a page and its reads are complete. Navigation aborts it, and it
 * starts again when the next page is complete.
 */
import { useEffect } from 'react';
import { queryClient } from '#data/read.ts';
import { whenPageIdle } from '#data/when-idle.ts';
import { loadExpected } from '#state/lazy-component.ts';
import type { Screen } from '#state/screen.ts';
import { LazyValueDialog } from '#widgets/ChooseValues/ChooseValues.tsx';
import { screens } from './registry.ts';
import { preload } from './ScreenPage.tsx';

/** Limit of screens: with shared chunks and antd's two, at most eight scripts are fetched. */
const most = 3;
/** Milliseconds in which the content renders undisturbed and starts its secondary reads (data/use-first-render-done.ts). */
const afterContent = 600;

/** Limit of checks for pending reads, so that an endless one (a stream, a lost connection) does not block. */
const looks = 40;

/** `settled`: the session is known. `screen`: the open screen. */
export function usePrefetch(settled: boolean, screen: Screen | null): void {
  useEffect(() => {
    if (!settled) return;
    const stop = new AbortController();
    void afterPage(screen, stop.signal).then(() => loadAhead(stop.signal));
    return () => stop.abort();
  }, [settled, screen]);
}

async function afterPage(screen: Screen | null, signal: AbortSignal): Promise<void> {
  // The page itself shows a failure.
  if (screen) await preload(screen).catch(() => undefined);
  // Dependent reads leave a short gap between an answer and the next request, so two idle checks in a row are
  // required.
  let still = 0;
  for (let look = 0; look < looks && still < 2 && !signal.aborted; look++) {
    await quiet(signal);
    still = queryClient.isFetching() === 0 ? still + 1 : 0;
  }
}

function quiet(signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const callOff = whenPageIdle(done, afterContent);
    const leave = (): void => {
      callOff();
      done();
    };
    signal.addEventListener('abort', leave, { once: true });
  });
}

async function loadAhead(signal: AbortSignal): Promise<void> {
  await loadExpected(signal);
  // A clash during saving needs the dialog at once.
  LazyValueDialog.load().catch(() => undefined);
  for (const screen of screens.filter(({ menuGroup }) => menuGroup !== null).slice(0, most)) {
    if (signal.aborted) return;
    // A failed prefetch is repeated, and reported, when the page opens.
    await preload(screen).catch(() => undefined);
  }
}
