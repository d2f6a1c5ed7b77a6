/**
 * The bytes of a file, or its reading where it has none to read: too large, no file at all, or, for a list of many,
 * gone or closed to this user. Nothing is read of the first two.
 */
import { BridgeError } from '#shared/bridge/errors.ts';
import type { LicenceReading } from '#shared/rules/licence/reading.ts';
import { describeUnread, licenceSizeLimit } from '../../formats/licence/index.ts';

/** The file store's `read`: the whole file behind a handle, at most `limit` bytes. */
export type ReadFile = (id: string, limit: number) => Promise<{ name: string; bytes: Uint8Array }>;

export type ReadBytes =
  | { readonly name: string; readonly bytes: Uint8Array; readonly unread?: never }
  | { readonly unread: LicenceReading };

/** Rejects with the file store's error where the file is gone or can't be read. */
export async function readBytes(read: ReadFile, id: string): Promise<ReadBytes> {
  try {
    return await read(id, licenceSizeLimit);
  } catch (error) {
    return { unread: refusedReading(error) };
  }
}

/** The same for one of many: whatever happens to it is told in its reading and stops nobody else. */
export async function readBytesOfMany(read: ReadFile, id: string): Promise<ReadBytes> {
  try {
    return await readBytes(read, id);
  } catch (error) {
    if (!(error instanceof BridgeError) || error.code === 'CANCELLED') throw error;
    // A handle may have been let go of by the folder that it came from.
    const reason = error.code === 'FILE_UNKNOWN' ? 'MISSING' : String(error.params.reason ?? 'IO');
    return { unread: unreadable(String(error.params.name ?? ''), reason) };
  }
}

/** `reason`: MISSING, DENIED, IO, or READER where the reader itself stopped at it. */
export function unreadable(name: string, reason: string): LicenceReading {
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
