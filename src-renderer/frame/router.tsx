import { useEffect } from 'react';
import {
  createBrowserRouter,
  matchRoutes,
  Navigate,
  type RouteObject,
  useRouteError,
} from 'react-router-dom';
import { noteRenderStart } from '#data/first-paint.ts';
import { store } from '#data/store.ts';
import { homePath, setFrameRouter, wentThroughHistory } from '#state/last-addresses.ts';
import { screensAtom } from '#state/menu.ts';
import type { Screen } from '#state/screen.ts';
import { Frame } from './Frame.tsx';
import { NotFound } from './NotFound.tsx';
import { logCrash } from './PageBoundary.tsx';
import { PageFailure } from './PageFailure.tsx';
import { prefetchOnPointing, prefetchPageReads } from './prefetch-page.ts';
import { screens } from './registry.ts';
import { preload, ScreenPage } from './ScreenPage.tsx';

const routes: RouteObject[] = [
  {
    path: '/',
    element: <Frame />,
    errorElement: <RouteFailure />,
    children: [
      { index: true, element: <Navigate to={homePath} replace /> },
      ...screens.map((screen) => ({
        id: screen.id,
        path: screen.path,
        element: <ScreenPage screen={screen} />,
        handle: screen,
        // A dialog's address matches its page's route, so that the page stays mounted.
        children: (screen.dialogs ?? []).map((path) => ({ path, element: null, handle: screen })),
      })),
      { path: '*', element: <NotFound /> },
    ],
  },
];

/** Prefetches the code of an address's screen; the permission check comes later, and no data is read. */
export function preloadAt(pathname: string): void {
  const screen = screenAt(pathname);
  // Rendering the page shows a failure.
  if (screen) preload(screen).catch(() => undefined);
}

/**
 * Prefetches code and first reads of the screen that a start opens, until they are there; only the page itself can
 * interpret a query.
 */
export async function prefetchAt({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Promise<void> {
  const screen = screenAt(pathname);
  if (!screen) return;
  const reads = search === '' ? prefetchPageReads(screen) : null;
  await Promise.all([preload(screen), reads]);
}

function screenAt(pathname: string): Screen | undefined {
  return matchRoutes(routes, pathname)?.at(-1)?.route.handle as Screen | undefined;
}

const point = prefetchOnPointing({
  loadCode: preloadAt,
  readData(pathname) {
    // The open page reads its data itself.
    if (pathname !== location.pathname) void prefetchPageReads(screenAt(pathname));
  },
});

export function createRouter() {
  store.set(screensAtom, screens);
  const router = createBrowserRouter(routes);
  let before = router.state.location;
  router.subscribe(({ location, historyAction }) => {
    if (location !== before && historyAction === 'POP') wentThroughHistory.emit();
    before = location;
  });
  document.addEventListener('pointerover', point, { passive: true });
  document.addEventListener('focusin', point);
  setFrameRouter({
    here() {
      const screen = router.state.matches.at(-1)?.route.handle as Screen | undefined;
      const { pathname, search } = router.state.location;
      return !screen || screen.permission === 'anyone' ? null : pathname + search;
    },
    go(address) {
      noteRenderStart();
      // A microtask waits for the event's handlers to end. The synchronous render is uninterrupted, so that answers
      // arriving meanwhile do not restart it.
      queueMicrotask(() => {
        const { pathname, search, hash } = router.state.location;
        // Opening the current page again adds no step to the history.
        const replace = address === pathname + search + hash;
        void router.navigate(address, { replace, flushSync: true });
      });
    },
  });
  return router;
}

export type ConsoleRouter = ReturnType<typeof createRouter>;

/** Error page for a failure of the frame itself, the router's last resort. */
function RouteFailure() {
  const thrown = useRouteError();
  useEffect(() => logCrash(thrown), [thrown]);
  return <PageFailure error={thrown instanceof Error ? thrown : new Error(String(thrown))} />;
}
