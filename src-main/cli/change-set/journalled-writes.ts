/** The terminal's writes stand in the journal of the data folder as the console's do. */
import { join } from 'node:path';
import { BridgeError } from '#shared/bridge/errors.ts';
import { journalledWrites } from '../../services/journal/journalled-write.ts';
import { openPolicy } from '../data-folder/open-policy.ts';
import { readSettings } from '../data-folder/read-settings.ts';
import { loadWithSqlite } from '../data-folder/with-sqlite.ts';
import { serverErrorText } from '../session/error-text.ts';
import type { PlatformSession } from '../session/platform-session.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import type { AllWords } from '../text/all-words.ts';
import { printable } from '../text/printable.ts';
import type { TerminalWords } from '../text/terminal-words.ts';

type JournalledWrites = ReturnType<typeof journalledWrites> & { close(): void };

/**
 * Rejects with JOURNAL_NOT_READ where no journal can be kept: a write without a trace is not begun. `gone` stops waiting
 * for answers.
 */
export async function openJournalledWrites(
  session: PlatformSession,
  terminal: CommandTerminal,
  words: TerminalWords,
  allWords: AllWords,
  abandonSignal: AbortSignal,
): Promise<JournalledWrites> {
  const { folder, name, target } = session.server;
  const { createJournalService } = await loadWithSqlite(
    () => import('../../services/journal/journal-service.ts'),
    'JOURNAL_NOT_READ',
  );
  const { effective } = await readSettings(folder, (await openPolicy(terminal)).layers());
  const journal = createJournalService({
    folder: join(folder, 'journal'),
    now: terminal.now,
    keepDays: () => effective.journalDays,
    setAside: (path) =>
      terminal.complain(`steward: ${words.say('cli.server.journalSetAside', { name: printable(path) })}\n`),
  });
  // The journal is read now, so that a damaged one is reported before anything is sent.
  await journal.facets();

  const writes = journalledWrites({
    journal,
    server: { id: target.id, name },
    user: session.facts.user.username,
    now: terminal.now,
    ids: session.ids,
    ask: session.ask,
    abandonSignal,
    send: (endpoint, input, key) => session.send(endpoint, input, key, abandonSignal),
    words: (error) => serverErrorText(error, allWords),
    notNoted(error) {
      const reason =
        error instanceof BridgeError ? String(error.params.reason) : serverErrorText(error, allWords);
      terminal.complain(`steward: ${words.say('cli.server.notNoted', { reason })}\n`);
    },
  });
  return { ...writes, close: () => journal.close() };
}
