/** Routes are computed from the registry. */
import { getDefaultStore } from 'jotai';
import { createBrowserRouter, matchRoutes, Navigate, type RouteObject } from 'react-router-dom';
import { screensAtom } from '#state/menu.ts';
import { homePath, setWay } from '#state/places.ts';
import type { Screen } from '#state/screen.ts';
import { Frame } from './Frame.tsx';
import { NotFound } from './NotFound.tsx';
import { RouteFailure } from './RouteFailure.tsx';
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
        // A dialog's address belongs to the page under it, which stays as it is.
        children: (screen.dialogs ?? []).map((path) => ({ path, element: null, handle: screen })),
      })),
      { path: '*', element: <NotFound /> },
    ],
  },
];

/** Begins to load the screen of this address: where it may not be opened, nothing but its code has come. */
export function preloadHere(): void {
  const here = matchRoutes(routes, location.pathname)?.at(-1)?.route.handle as Screen | undefined;
  // A failure shows when the page itself is drawn.
  if (here) preload(here).catch(() => undefined);
}

export function createRouter() {
  getDefaultStore().set(screensAtom, screens);
  const router = createBrowserRouter(routes);
  setWay({
    here() {
      const screen = router.state.matches.at(-1)?.route.handle as Screen | undefined;
      const { pathname, search } = router.state.location;
      return !screen || screen.permission === 'anyone' ? null : pathname + search;
    },
    go: (address) => void router.navigate(address),
  });
  return router;
}

export type ConsoleRouter = ReturnType<typeof createRouter>;
