/**
 * One file, read once: whatever happens to it on the disk afterwards, the verdict is about the bytes that were
 * read. A file that is too large or no file is a reading too, not an error; one that is gone is a BridgeError.
 */
import { setImmediate } from 'node:timers/promises';
import { BridgeError } from '#shared/bridge/errors.ts';
import type { LicenceReading } from '#shared/bridge/licence.ts';
import {
  describeUnread,
  licenceSizeLimit,
  readLicence,
  type TrustedKeys,
} from '../../formats/licence/index.ts';

/** The file store's `read`: the whole file behind a handle, at most `limit` bytes. */
export type ReadFile = (id: string, limit: number) => Promise<{ name: string; bytes: Uint8Array }>;

export interface ReadOnceOptions {
  readonly now: number;
  readonly keys: TrustedKeys;
  /** Called when the bytes are there. */
  readonly beforeVerifying?: () => void;
  /** Throws where the result is no longer wanted. */
  readonly stopIfCancelled?: () => void;
}

export async function readOnce(
  read: ReadFile,
  id: string,
  options: ReadOnceOptions,
): Promise<LicenceReading> {
  let file: { name: string; bytes: Uint8Array };
  try {
    file = await read(id, licenceSizeLimit);
  } catch (error) {
    return refusedReading(error);
  }
  options.beforeVerifying?.();
  // Lets the report out, and a cancellation in, before the processor is taken for some 100 ms.
  await setImmediate();
  options.stopIfCancelled?.();
  return await readLicence({ ...file, now: options.now, keys: options.keys });
}

function refusedReading(error: unknown): LicenceReading {
  if (!(error instanceof BridgeError)) throw error;
  const { code, params } = error;
  const name = String(params.name ?? '');
  if (code === 'FILE_TOO_LARGE') return describeUnread(name, Number(params.size ?? 0), 'TOO_LARGE');
  if (code === 'FILE_UNREADABLE' && params.reason === 'NOT_A_FILE')
    return describeUnread(name, 0, 'NOT_A_FILE');
  throw error;
}
