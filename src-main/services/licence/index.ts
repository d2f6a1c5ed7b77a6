/** The licence service: reads the files behind handles and explains or compares them (bridge domain `licence`). */
import type { BridgeHandlers } from '#shared/bridge/index.ts';
import type { LicenceReading } from '#shared/bridge/licence.ts';
import { compareLicences } from '#shared/rules/licence/compare.ts';
import type { TrustedKeys } from '../../formats/licence/index.ts';
import type { ReadFile } from './read-once.ts';
import { readOnce } from './read-once.ts';

export interface LicenceServiceOptions {
  readonly files: { readonly read: ReadFile };
  readonly keys: TrustedKeys;
  /** Milliseconds since 1970, UTC. */
  readonly now: () => number;
}

export function createLicenceService({ files, keys, now }: LicenceServiceOptions): BridgeHandlers['licence'] {
  const explain = async (id: string, context: Stages): Promise<LicenceReading> => {
    context.signal.throwIfAborted();
    context.progress({ stage: 'reading' });
    return await readOnce(files.read, id, {
      now: now(),
      keys,
      signal: context.signal,
      beforeVerifying: () => context.progress({ stage: 'verifying' }),
    });
  };

  return {
    parse: ({ file }, context) => explain(file, context),
    async compare({ file, compareFile }, context) {
      const reading = await explain(file, context);
      const compareReading = await explain(compareFile, context);
      context.signal.throwIfAborted();
      context.progress({ stage: 'comparing' });
      const comparison =
        reading.licence && compareReading.licence
          ? compareLicences(reading.licence, compareReading.licence)
          : null;
      return { reading, compareReading, comparison };
    },
  };
}

interface Stages {
  readonly signal: AbortSignal;
  readonly progress: (report: { stage: 'reading' | 'verifying' | 'comparing' }) => void;
}
