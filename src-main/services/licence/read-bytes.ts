/**
 * Reads the bytes of a file, or returns the reading of one that is not read: too large, no regular file, or, in a
 * list of many, missing or unreadable. The first two are not read at all.
 */
import { BridgeError } from '#shared/bridge/errors.ts';
import type { LicenceReading } from '#shared/rules/licence/reading.ts';
import { describeUnread, licenceSizeLimit } from '../../formats/licence/index.ts';

/** The file store's `read`: the whole file behind a handle, at most `limit` bytes. */
export type ReadLicenceFile = (id: string, limit: number) => Promise<{ name: string; bytes: Uint8Array }>;

export type ReadBytes =
  | { readonly name: string; readonly bytes: Uint8Array; readonly unread?: never }
  | { readonly unread: LicenceReading };

/** Rejects with the file store's error where the file is gone or can't be read. */
export async function readBytes(read: ReadLicenceFile, id: string): Promise<ReadBytes> {
  try {
    return await read(id, licenceSizeLimit);
  } catch (error) {
    return { unread: refusedReading(error) };
  }
}

/** Like `readBytes` for one of many files: a failure becomes its reading and does not stop the others. */
export async function readBytesOfMany(read: ReadLicenceFile, id: string): Promise<ReadBytes> {
  try {
    return await readBytes(read, id);
  } catch (error) {
    if (!(error instanceof BridgeError) || error.code === 'CANCELLED') throw error;
    // The folder that made the handle may have dropped it.
    const reason = error.code === 'FILE_UNKNOWN' ? 'MISSING' : String(error.params.reason ?? 'IO');
    return { unread: failedReading(String(error.params.name ?? ''), reason) };
  }
}

/** `reason`: MISSING, DENIED, IO, or READER where the reader itself failed. */
export function failedReading(name: string, reason: string): LicenceReading {
  return {
    ...describeUnread(name, 0, 'NOT_A_FILE'),
    state: 'UNREADABLE',
    findings: [{ state: 'UNREADABLE', params: { reason } }],
  };
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
