/**
 * Reads one file for the command line: a small one on this thread, which nobody waits for; a larger one in a
 * reading worker, whose budget can be enforced from outside. The verdict is the same.
 */
import type { LicenceMapping } from '#shared/api/mapping/licence-files.ts';
import type { LicenceReading } from '#shared/rules/licence/reading.ts';
import { readLicence, type TrustedKeys } from '../../formats/licence/index.ts';
import { budgetReason } from './explain.ts';
import type { KeyTexts } from './given/all-keys.ts';
import { type ReadLicenceFile, readBytes } from './read-bytes.ts';
import { fileBudget, lightLimit, tooComplex } from './reader/budget.ts';
import { createReaderPool, type ReaderPool } from './reader/pool.ts';

export interface GuardedCircumstances {
  /** Milliseconds since 1970, UTC. */
  readonly now: number;
  readonly keys: TrustedKeys;
  /** The trusted keys as texts, for the worker. */
  readonly keyTexts: KeyTexts;
  readonly refuseSamples: boolean;
  readonly mappings: readonly LicenceMapping[];
  /** The latest noted time of the clock (`clock.ts`). */
  readonly highestTime: number | null;
}

export interface GuardedReader {
  /** Rejects with the file store's error where the file is gone or can't be read. */
  read(
    source: ReadLicenceFile,
    id: string,
    circumstances: GuardedCircumstances,
    secret?: string,
  ): Promise<LicenceReading>;
  close(): Promise<void>;
}

export function createGuardedReader(pool: () => ReaderPool = createReaderPool): GuardedReader {
  let opened: ReaderPool | null = null;
  return {
    async read(source, id, { keys, keyTexts, ...circumstances }, secret) {
      const file = await readBytes(source, id);
      if (file.unread) return file.unread;
      const { name, bytes } = file;
      if (/* wall: reader-own-thread */ bytes.byteLength <= lightLimit)
        return readLicence({ name, bytes, keys, secret, ...circumstances });
      opened ??= pool();
      const task = { do: 'read', name, bytes, keys: keyTexts, ...circumstances } as const;
      try {
        const { json } = await opened.use(new AbortController().signal, (reader) =>
          reader.ask({ ...task, secret: secret ?? null, whole: true, hold: null }),
        );
        if (!json) throw new Error('the whole reading was asked for');
        return JSON.parse(new TextDecoder().decode(json));
      } catch (error) {
        const reason = budgetReason(error);
        if (reason === null) throw error;
        return tooComplex(name, bytes.byteLength, reason, fileBudget.seconds);
      }
    },
    close: async () => opened?.close(),
  };
}
