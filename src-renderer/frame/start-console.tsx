/** Starts the console once the program has answered: session, menu tree and the first render. */
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import type { Root } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { dropEarlyAnswers } from '#data/early-answers.ts';
import { loadClient } from '#data/load-client.ts';
import { queryClient } from '#data/read.ts';
import { afterStartContent, beginStart } from '#data/start-content.ts';
import type { KeptChoices } from '#shared/bridge/choices.ts';
import { takeChoices } from '#state/choices.ts';
import { takeLastingDrafts } from '#state/lasting-drafts.ts';
import { treeQuery } from '#state/menu.ts';
import { activeServer, ofThisTab, type ProgramState, takeProgram } from '#state/program.ts';
import { noteActor, sessionQuery } from '#state/session.ts';
import { leaveKeysToInputMethods } from './keys.ts';
import { type ConsoleRouter, createRouter, prefetchAt } from './router.tsx';
import { rememberedLook } from './tenant-theme-loader.ts';

/** Milliseconds that the first render waits for the platform, so that it need not change at once. */
const patience = 250;

/** The answer to `app.start`. */
export type ConsoleStart = ProgramState & { readonly choices: KeptChoices };

export async function startConsole(
  root: Root,
  { choices, ...startFacts }: ConsoleStart,
): Promise<ConsoleRouter> {
  const program = { ...startFacts, servers: ofThisTab(startFacts.servers) };
  leaveKeysToInputMethods();
  takeChoices(choices);
  takeLastingDrafts(choices);
  await takeProgram(program);
  const dressed = program.settings.tenantTheme ? rememberedLook() : null;
  await Promise.race([askPlatform(), new Promise((resolve) => setTimeout(resolve, patience))]);
  const facts = queryClient.getQueryData(sessionQuery.queryKey) ?? null;
  const server = activeServer(program.servers);
  noteActor(facts, server);
  (await dressed)?.(facts, server.id);
  beginStart(prefetchAt(location), () => queryClient.isFetching() > 0 || isWaiting());
  afterStartContent(dropEarlyAnswers);
  const router = createRouter();
  // Rendered synchronously: the router's provider misses navigation between its render and its mount.
  root.render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
  return router;
}

/** Whether nothing is drawn yet, or something of the page stands in for what it still waits for. */
function isWaiting(): boolean {
  const page = document.querySelector('main');
  return !page || page.querySelector('[data-skeleton], [aria-busy="true"]') !== null;
}

/** Reads session and permission tree; the cached menu is shown until they are known. */
async function askPlatform(): Promise<void> {
  await queryClient.prefetchQuery(sessionQuery);
  const facts = queryClient.getQueryData(sessionQuery.queryKey);
  if (!facts) {
    // The sign-in page needs the client next. A failure shows with its first request.
    loadClient().catch(() => undefined);
    return;
  }
  const query = treeQuery(facts);
  const granted = queryClient.prefetchQuery(query);
  if (queryClient.getQueryData(query.queryKey) === undefined) await granted;
}
