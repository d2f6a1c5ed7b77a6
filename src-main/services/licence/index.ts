/** The licence service: reads the files behind handles and explains or compares them (bridge domain `licence`). */

import { BridgeError } from '#shared/bridge/errors.ts';
import type { BridgeHandlers } from '#shared/bridge/index.ts';
import type { LicenceReading } from '#shared/bridge/licence.ts';
import { compareLicences } from '#shared/rules/licence/compare.ts';
import type { TrustedKeys } from '../../formats/licence/index.ts';
import type { ReadFile } from './read-once.ts';
import { readOnce } from './read-once.ts';

/** The keys that ship with the program. */
export { shippedKeys as loadTrustedKeys } from '../../formats/licence/index.ts';

export interface LicenceServiceOptions {
  readonly files: { readonly read: ReadFile };
  readonly keys: TrustedKeys;
  /** Milliseconds since 1970, UTC. */
  readonly now: () => number;
}

export function createLicenceService({ files, keys, now }: LicenceServiceOptions): BridgeHandlers['licence'] {
  const explain = async (id: string, context: Stages): Promise<LicenceReading> => {
    stopIfCancelled(context.signal);
    context.progress({ stage: 'reading' });
    return await readOnce(files.read, id, {
      now: now(),
      keys,
      beforeVerifying: () => context.progress({ stage: 'verifying' }),
      stopIfCancelled: () => stopIfCancelled(context.signal),
    });
  };

  return {
    parse: ({ file }, context) => explain(file, context),
    async compare({ file, compareFile }, context) {
      const reading = await explain(file, context);
      const compareReading = await explain(compareFile, context);
      stopIfCancelled(context.signal);
      context.progress({ stage: 'comparing' });
      const comparison =
        reading.licence && compareReading.licence
          ? compareLicences(reading.licence, compareReading.licence)
          : null;
      return { reading, compareReading, comparison };
    },
  };
}

/** Throws CANCELLED once the console has given the call up. */
function stopIfCancelled(signal: AbortSignal): void {
  if (signal.aborted) throw new BridgeError('CANCELLED', 'the call was cancelled');
}

interface Stages {
  readonly signal: AbortSignal;
  readonly progress: (report: { stage: 'reading' | 'verifying' | 'comparing' }) => void;
}
