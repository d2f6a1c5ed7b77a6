/**
 * The first script of the page, small on purpose: while the console's own code is still on its way and read, it asks
 * for what that begins with, all at once: the language, the program's facts, who is signed in, what they may see.
 */

import { keepEarly } from '#data/early-answers.ts';
import { shell } from '#data/shell/index.ts';
import { tabServer } from '#data/shell/tab-server.ts';
import type { FirstAnswers } from '#data/shell/transport.ts';
import type { BridgeReply } from '#shared/bridge/errors.ts';
import { meantHeader } from '#shared/bridge/meant.ts';
import { firstMark } from '#shared/bridge/start.ts';
import { load as loadFirst } from '#shared/text/tables/lazy/first.ts';
import { languageFor } from '#shared/text/types.ts';
import { remembered } from '#state/remembered.ts';

/** The paths of `currentSession` and `currentTree`, whose declarations are no small script; a test compares. */
export const earlyPaths = {
  session: '/api/basicserver/session/current',
  tree: '/api/bs/auth/menu/current-tree',
} as const;

/** As it was the last time; the program's own word corrects it. */
export const firstLanguage = languageFor(remembered('language') ?? navigator.language);

/** The answer to `app.start`; null where this tab may not talk to the shell. */
export const started: Promise<BridgeReply | null> = shell.start({
  paths: [earlyPaths.session, earlyPaths.tree],
  language: firstLanguage,
  server: tabServer.get(),
  take: takeAnswers,
});

// Whoever shows the texts is told if they can't be had.
loadFirst[firstLanguage]().catch(() => undefined);

/** Keeps the platform's answers for whoever will ask. */
function takeAnswers(reply: BridgeReply | null, answers: FirstAnswers): void {
  const headers = {
    ...shell.requestHeaders(),
    [meantHeader]: firstMark(reply, tabServer.get()) ?? remembered('server') ?? 'sandbox',
    'Accept-Language': firstLanguage,
  };
  const keep = (path: string): Promise<Response> => keepEarly(path, headers, answers(path, headers));
  keep(earlyPaths.session).then(
    ({ ok }) => {
      // The grants of nobody are not asked for.
      if (ok) void keep(earlyPaths.tree);
    },
    () => undefined,
  );
}
