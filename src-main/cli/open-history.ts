/** The history of this computer, loaded only for who asks for it: SQLite came to Node with version 22. */
import { join } from 'node:path';
import { BridgeError } from '#shared/bridge/errors.ts';
import { systemCode } from '../services/durable/disk.ts';
import type { LicenceHistory } from '../services/licence/history/history.ts';
import type { Options } from './options.ts';
import type { Terminal } from './terminal.ts';
import type { Words } from './words.ts';

/** Rejects with HISTORY_NOT_KEPT where this Node has no SQLite. */
export async function openHistory(
  { data }: Pick<Options, 'data'>,
  { dataFolder, now, complain }: Terminal,
  words: Words,
): Promise<LicenceHistory> {
  const { createLicenceHistory } = await import('../services/licence/history/history.ts').catch(
    (error: unknown) => {
      if (systemCode(error) !== 'ERR_UNKNOWN_BUILTIN_MODULE') throw error;
      const reason = `Node ${process.versions.node} < 24`;
      throw new BridgeError('HISTORY_NOT_KEPT', 'this Node has no SQLite', { reason });
    },
  );
  return createLicenceHistory({
    folder: join(data ?? dataFolder, 'licence'),
    now,
    setAside: (path) => complain(`steward: ${words.say('cli.historySetAside', { name: path })}\n`),
  });
}
