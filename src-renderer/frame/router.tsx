/** Routes are computed from the registry. */
import { getDefaultStore } from 'jotai';
import { createBrowserRouter, Navigate } from 'react-router-dom';
import { screensAtom } from '../state/menu.ts';
import { Frame } from './Frame.tsx';
import { NotFound } from './NotFound.tsx';
import { RouteFailure } from './RouteFailure.tsx';
import { screens } from './registry.ts';
import { ScreenPage } from './ScreenPage.tsx';

/** Where the console begins (spec 1§2.1: the main frame). */
export const homePath = '/info';

export function createRouter() {
  getDefaultStore().set(screensAtom, screens);
  return createBrowserRouter([
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
  ]);
}

export type ConsoleRouter = ReturnType<typeof createRouter>;
