/**
 * The first script of the page, small on purpose: while the console's own code is still on its way and read, it asks
 * for what that begins with, all at once: the language, the program's facts, who is signed in, what they may see.
 */
import type { BridgeReply } from '#shared/bridge/errors.ts';
import { meantHeader } from '#shared/bridge/meant.ts';
import { languageFor } from '#shared/text/types.ts';
import { askEarly } from '#data/early-answers.ts';
import { languageFile } from '#data/language-files.ts';
import { shell } from '#data/shell/index.ts';
import { remembered } from '#state/remembered.ts';

/** The paths of `currentSession` and `currentTree`, whose declarations are no small script; a test compares. */
export const earlyPaths = {
  session: '/api/basicserver/session/current',
  tree: '/api/bs/auth/menu/current-tree',
} as const;

/** As it was the last time; the program's own word corrects it. */
export const firstLanguage = languageFor(remembered('language') ?? navigator.language);

/** The answer to `app.start`; null where this tab may not talk to the shell. */
export const started: Promise<BridgeReply | null> = shell.start((reply) => askPlatform(markIn(reply)));

// Whoever shows the texts is told if they can't be had.
languageFile(firstLanguage).catch(() => undefined);

/** `mark`: of the server in use, where it is known. */
function askPlatform(mark: string | null): void {
  const headers = {
    ...shell.requestHeaders(),
    [meantHeader]: mark ?? remembered('server') ?? 'sandbox',
    'Accept-Language': firstLanguage,
  };
  askEarly(earlyPaths.session, headers).then(
    ({ ok }) => {
      // The grants of nobody are not asked for.
      if (ok) void askEarly(earlyPaths.tree, headers);
    },
    () => undefined,
  );
}

/** The mark of the server in use, as far as the reply is one to `app.start`. */
function markIn(reply: BridgeReply | null): string | null {
  if (!reply?.ok) return null;
  const { servers } = reply.value as {
    readonly servers?: {
      readonly active: string;
      readonly profiles: readonly { readonly id: string; readonly mark: string }[];
    };
  };
  return servers?.profiles.find(({ id }) => id === servers.active)?.mark ?? null;
}
