/** Starts the console: one round trip to the program, one language file, then the first picture. */
import 'virtual:steward-tokens.css';
import './frame/base.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import * as z from 'zod';
import { bridge } from '#data/bridge.ts';
import { meant, setMeant } from '#data/meant.ts';
import { hasPathOverride } from '#data/path-overrides.ts';
import { queryClient } from '#data/read.ts';
import { openWebSession, shell } from '#data/shell/index.ts';
import { loadLanguage } from '#data/text.ts';
import { currentSession } from '#shared/api/session/session.ts';
import { languageFor } from '#shared/text/types.ts';
import { applyRememberedAppearance } from '#state/appearance.ts';
import { activeServer, takeProgram } from '#state/program.ts';
import { remembered } from '#state/remembered.ts';
import { noteActor, sessionQuery } from '#state/session.ts';
import { createRouter } from './frame/router.tsx';
import { StartFailed } from './frame/StartFailed.tsx';
import { watchShell } from './frame/watch-shell.ts';

// The page's policy forbids eval, which zod would use to compile its checks.
z.config({ jitless: true });

/** How long the first picture waits for the session, so that it need not change at once (ms). */
const patience = 250;

applyRememberedAppearance();
const root = createRoot(document.getElementById('root') ?? document.body);
const language = loadLanguage(languageFor(remembered('language') ?? navigator.language));
void begin().catch(async (error: unknown) => {
  await language;
  root.render(<StartFailed error={error} />);
});

async function begin(): Promise<void> {
  if (shell.shell === 'web' && !(await openWebSession())) {
    await language;
    root.render(<StartFailed error={null} />);
    return;
  }
  // A guess, so that the session is asked for without waiting; a wrong one is refused, and asked again below.
  setMeant(remembered('server') ?? 'sandbox');
  const guess = meant();
  let session = queryClient.prefetchQuery(sessionQuery);
  const [program] = await Promise.all([bridge.app.start({}), language]);
  await takeProgram(program);
  if (meant() !== guess || hasPathOverride(currentSession)) {
    // Asked before it was known which server this is, and where it has it.
    await queryClient.cancelQueries(sessionQuery);
    // What another server answered says nothing of this one, not even where this one has no answer.
    queryClient.removeQueries({ queryKey: sessionQuery.queryKey, exact: true });
    session = queryClient.prefetchQuery(sessionQuery);
  }
  await Promise.race([session, new Promise((resolve) => setTimeout(resolve, patience))]);
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
