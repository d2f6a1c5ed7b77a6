/** Starts the console with what was asked for early (early.ts): the language, the program, who is signed in, the first picture. */
import './frame/sheets.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import * as z from 'zod';
import { dropEarlyAnswers } from '#data/early-answers.ts';
import { queryClient } from '#data/read.ts';
import { loadLanguage } from '#data/text.ts';
import { BridgeError } from '#shared/bridge/errors.ts';
import { applyRememberedAppearance } from '#state/appearance.ts';
import { treeQuery } from '#state/menu.ts';
import { activeServer, type Program, takeProgram } from '#state/program.ts';
import { noteActor, sessionQuery } from '#state/session.ts';
import { firstLanguage, started } from './early.ts';
import { createRouter, preloadAt } from './frame/router.tsx';
import { StartFailed } from './frame/StartFailed.tsx';
import { watchShell } from './frame/watch-shell.ts';

// The page's policy forbids eval, which zod would use to compile its checks.
z.config({ jitless: true });

/** How long the first picture waits for the platform, so that it need not change at once (ms). */
const patience = 250;

applyRememberedAppearance();
preloadAt(location.pathname);
const root = createRoot(document.getElementById('root') ?? document.body);
const language = loadLanguage(firstLanguage);
void begin().catch(async (error: unknown) => {
  await language;
  root.render(<StartFailed error={error} />);
});

async function begin(): Promise<void> {
  const [reply] = await Promise.all([started, language]);
  if (reply === null) {
    root.render(<StartFailed error={null} />);
    return;
  }
  if (!reply.ok) throw new BridgeError(reply.error.code, reply.error.message, reply.error.params);
  const program = reply.value as Program;
  await takeProgram(program);
  await Promise.race([askPlatform(), new Promise((resolve) => setTimeout(resolve, patience))]);
  dropEarlyAnswers();
  noteActor(queryClient.getQueryData(sessionQuery.queryKey) ?? null, activeServer(program.servers));
  const router = createRouter();
  root.render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
  watchShell(router);
}

/** Who is signed in, and what they may see: the menu of the last time stands until that is known. */
async function askPlatform(): Promise<void> {
  await queryClient.prefetchQuery(sessionQuery);
  const facts = queryClient.getQueryData(sessionQuery.queryKey);
  if (!facts) return;
  const query = treeQuery(facts);
  const granted = queryClient.prefetchQuery(query);
  if (queryClient.getQueryData(query.queryKey) === undefined) await granted;
}
