/**
 * The page's first script, kept small. While the console's own code is loading and being parsed, it requests what the
 * console starts with, all in parallel: language, program facts, session and menu tree.
 */

import { keepEarly } from '#data/early-answers.ts';
import { shell } from '#data/shell/index.ts';
import { tabServer } from '#data/shell/tab-server.ts';
import type { FirstAnswers, KeepFirst } from '#data/shell/transport.ts';
import type { BridgeReply } from '#shared/bridge/errors.ts';
import { serverMarkHeader } from '#shared/bridge/server-mark-header.ts';
import { firstServer } from '#shared/bridge/start.ts';
import { load as loadFirst } from '#shared/text/tables/lazy/first.ts';
import { languageFor } from '#shared/text/types.ts';
import { readHint } from '#state/stored-hints.ts';

/** Paths of `currentSession` and `currentTree`, whose import would enlarge this script; a test compares. */
export const earlyPaths = {
  session: '/api/basicserver/session/current',
  tree: '/api/bs/auth/menu/current-tree',
} as const;

/** The language of the last start; the program's own answer corrects it. */
export const firstLanguage = languageFor(readHint('language') ?? navigator.language);

const lastMark = readHint('server') ?? 'sandbox';

/** The answer to `app.start`; null where this tab may not talk to the shell. */
export const startAnswer: Promise<BridgeReply | null> = shell.start({
  paths: [earlyPaths.session, earlyPaths.tree],
  page: location.search === '' ? location.pathname : null,
  language: firstLanguage,
  mark: lastMark,
  server: tabServer.get(),
  take: takeAnswers,
});

// `loadLanguage` reports the failure to the component that shows the texts.
loadFirst[firstLanguage]().catch(() => undefined);

/** Keeps the platform's first answers for their first readers. */
function takeAnswers(reply: BridgeReply | null, answers: FirstAnswers): KeepFirst {
  const headers = {
    [serverMarkHeader]: firstServer(reply, tabServer.get())?.mark ?? lastMark,
    'Accept-Language': firstLanguage,
  };
  const keep = (path: string): Promise<Response> => keepEarly(path, headers, answers(path));
  keep(earlyPaths.session).then(
    ({ ok }) => {
      // Without a session there is no menu tree to request.
      if (ok) void keep(earlyPaths.tree);
    },
    () => undefined,
  );
  return (question, answer) => void keepEarly(question, headers, answer);
}
