import { join } from 'node:path';
import type { LicenceHistory } from '../../services/licence/history/history.ts';
import type { Options } from '../command-line/options.ts';
import { loadWithSqlite } from '../data-folder/with-sqlite.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import type { TerminalWords } from '../text/terminal-words.ts';

/** Rejects with HISTORY_NOT_KEPT on a Node without SQLite. */
export async function openHistory(
  { data }: Pick<Options, 'data'>,
  { dataFolder, now, complain }: CommandTerminal,
  words: TerminalWords,
): Promise<LicenceHistory> {
  const { createLicenceHistory } = await loadWithSqlite(
    () => import('../../services/licence/history/history.ts'),
    'HISTORY_NOT_KEPT',
  );
  return createLicenceHistory({
    folder: join(data ?? dataFolder, 'licence'),
    now,
    setAside: (path) => complain(`steward: ${words.say('cli.historySetAside', { name: path })}\n`),
  });
}
