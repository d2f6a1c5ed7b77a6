/** A part of the console on a sandbox in process: its own router, queries and transport, somebody signed in. */
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { queryClient } from '#data/read.ts';
import { loadLanguage } from '#data/text.ts';
import { currentSession, type SandboxAccount } from '#shared/api/session/session.ts';
import type { SandboxScenario } from '#shared/bridge/sandbox.ts';
import { settingsSchema } from '#shared/rules/settings/settings.ts';
import type { Language } from '#shared/text/types.ts';
import { type ProgramState, programAtom } from '#state/program.ts';
import { sessionQuery } from '#state/session.ts';
import { type Client, freshSandbox, signedIn } from '../../sandbox/client.ts';

interface Stage {
  readonly account?: SandboxAccount;
  readonly scenario?: Partial<SandboxScenario>;
  readonly at?: string;
  readonly language?: Language;
  /** Zone of the server's clock; by default not known. */
  readonly timeZone?: string;
  /** Answers that no scenario leads to, by path. */
  readonly answers?: Readonly<Record<string, unknown>>;
}

/** Draws a part of the console; its requests to the sandbox are listed oldest first, as `GET /api/…?…`. */
export async function onSandbox(children: ReactNode, stage: Stage = {}) {
  const {
    account = 'systemAdministrator',
    scenario = {},
    at = '/',
    language = 'en-US',
    timeZone,
    answers = {},
  } = stage;
  await loadLanguage(language);
  document.documentElement.lang = language;
  const sandbox = await freshSandbox();
  const client: Client = await signedIn(sandbox, account, language);
  const facts = await client.call(currentSession, {});
  const pretend = (part: Partial<SandboxScenario>) => sandbox.pretend({ ...sandbox.scenario(), ...part });
  await pretend(scenario);
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    asked.push(`${request.method} ${pathname}${search}`);
    if (pathname in answers) return Response.json({ code: 200, data: answers[pathname] });
    const headers = new Headers(request.headers);
    headers.set('cookie', client.cookie() ?? '');
    headers.set('accept-language', language);
    const body = request.method === 'POST' ? await request.text() : null;
    return sandbox.fetch(
      new Request(`http://sandbox${pathname}${search}`, { method: request.method, headers, body }),
    );
  });
  getDefaultStore().set(programAtom, {
    settings: settingsSchema.parse({ language }),
    servers: { active: 'sandbox', profiles: [{ id: 'sandbox', name: 'Sandbox', timeZone }], locked: false },
  } as unknown as ProgramState);
  queryClient.clear();
  queryClient.setQueryData(sessionQuery.queryKey, facts);
  const router = createMemoryRouter([{ path: '*', element: children }], { initialEntries: [at] });
  const view = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { sandbox, client, pretend, router, asked, view };
}
