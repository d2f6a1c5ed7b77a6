/** The history of this computer. */
import { join } from 'node:path';
import type { LicenceHistory } from '../services/licence/history/history.ts';
import type { Options } from './options.ts';
import { withSqlite } from './sqlite-needed.ts';
import type { Terminal } from './terminal.ts';
import type { Words } from './words.ts';

/** Rejects with HISTORY_NOT_KEPT where this Node has no SQLite. */
export async function openHistory(
  { data }: Pick<Options, 'data'>,
  { dataFolder, now, complain }: Terminal,
  words: Words,
): Promise<LicenceHistory> {
  const { createLicenceHistory } = await withSqlite(
    () => import('../services/licence/history/history.ts'),
    'HISTORY_NOT_KEPT',
  );
  return createLicenceHistory({
    folder: join(data ?? dataFolder, 'licence'),
    now,
    setAside: (path) => complain(`steward: ${words.say('cli.historySetAside', { name: path })}\n`),
  });
}
