/** Stage for tests of the frame's parts: a program with a server, a session and grants. */
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import type { ReactNode } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { queryClient } from '#data/read.ts';
import { loadLanguage } from '#data/text.ts';
import type { SessionFacts } from '#shared/api/session/session.ts';
import type { ServerProfile } from '#shared/rules/servers/profile.ts';
import { settingsSchema } from '#shared/rules/settings/settings.ts';
import { screensAtom } from '#state/menu.ts';
import { setFrameRouter } from '#state/last-addresses.ts';
import { type ProgramState, programAtom } from '#state/program.ts';
import { sessionQuery } from '#state/session.ts';
import { aProfile } from '#state/testing/profile.ts';
import { aSession } from '#state/testing/session.ts';
import { screens } from '../registry.ts';

export const sandboxProfile = aProfile({
  id: 'sandbox',
  name: 'Sandbox',
  mark: 'sandbox',
  kind: 'sandbox',
  address: '',
  environment: 'sandbox',
  signIn: 'account',
});
export const officeProfile = aProfile({
  id: 'office',
  name: 'Office',
  mark: 'sandbox',
  address: 'https://office.example/base',
  environment: 'production',
});

interface Stage {
  readonly at?: string;
  readonly server?: ServerProfile;
  readonly settings?: Partial<ProgramState['settings']>;
  readonly shell?: ProgramState['facts']['shell'];
  /** Null when nobody is signed in. */
  readonly session?: SessionFacts | null;
}

/** Renders `children` at an address and returns the router; texts are English. */
export async function stage(children: ReactNode, parts: Stage = {}) {
  const { at = '/info', server = sandboxProfile, settings, shell = 'web', session = aSession({}) } = parts;
  await loadLanguage('en-US');
  const facts: ProgramState['facts'] = {
    name: 'Steward',
    version: '0',
    platformBuild: '0',
    shell,
    system: 'linux',
    systemLanguage: 'en-US',
    lockedSettings: [],
    notices: [],
  };
  const store = getDefaultStore();
  store.set(programAtom, {
    facts,
    settings: settingsSchema.parse({ language: 'en-US', ...settings }),
    servers: { active: server.id, profiles: [server], locked: false },
  });
  store.set(screensAtom, screens);
  queryClient.clear();
  queryClient.setQueryData(sessionQuery.queryKey, session);
  const router = createMemoryRouter(
    [
      {
        path: '/',
        element: (
          <>
            {children}
            <Outlet />
          </>
        ),
        children: [
          ...screens.map((screen) => ({ path: screen.path, element: null, handle: screen })),
          { path: '*', element: null },
        ],
      },
    ],
    { initialEntries: [at] },
  );
  setFrameRouter({ here: () => null, go: (address) => void router.navigate(address) });
  const view = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { router, view };
}
