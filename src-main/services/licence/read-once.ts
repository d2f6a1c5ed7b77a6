/**
 * One file, read once, on this thread: for the command line, which has nobody to keep waiting. Whatever happens to
 * the file afterwards, the verdict is about the bytes that were read. A file that is too large or no file is a
 * reading too, not an error; one that is gone is a BridgeError.
 */
import type { LicenceReading } from '#shared/bridge/licence.ts';
import { readLicence, type TrustedKeys } from '../../formats/licence/index.ts';
import { type ReadFile, readBytes } from './read-bytes.ts';

export interface ReadOnceOptions {
  /** Milliseconds since 1970, UTC. */
  readonly now: number;
  readonly keys: TrustedKeys;
  readonly refuseSamples?: boolean | undefined;
  readonly secret?: string | undefined;
  /** The clock's (`clock.ts`). */
  readonly highestTime?: number | null | undefined;
}

export async function readOnce(
  read: ReadFile,
  id: string,
  circumstances: ReadOnceOptions,
): Promise<LicenceReading> {
  const file = await readBytes(read, id);
  return file.unread ?? (await readLicence({ ...file, ...circumstances }));
}
