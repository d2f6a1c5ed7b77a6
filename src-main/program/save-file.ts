/** Saves a file that the user asked for at the shell's path, completely or not at all. */
import { basename } from 'node:path';
import { BridgeError } from '#shared/bridge/errors.ts';
import { writeAtomic } from '../services/durable/atomic-file.ts';
import { systemCode } from '../services/durable/disk.ts';
import { offeredName } from '../services/files/display-name.ts';
import type { FileStore } from '../services/files/file-store.ts';
import type { ShellHooks } from './hooks.ts';

type SaveOutcome =
  | { outcome: 'saved'; name: string }
  | { outcome: 'cancelled' }
  /** The file was written to `path`, from where the console downloads it. */
  | { outcome: 'download'; path: string };

/** Writes a file under this path, completely or not at all. */
export type WriteFileAt = (path: string) => Promise<unknown>;

/** A saved file gets the same permissions as the user's other files. */
export function fileWriter(bytes: Uint8Array): WriteFileAt {
  return (path) => writeAtomic(path, bytes, { mode: 0o666 });
}

/** Throws FILE_NOT_WRITTEN with the system's reason where the file could not be saved. */
export async function saveWith(
  hooks: Pick<ShellHooks, 'chooseSaveTarget'>,
  suggestedName: string,
  write: WriteFileAt,
): Promise<SaveOutcome> {
  try {
    const target = await hooks.chooseSaveTarget(suggestedName);
    if (target === null) return { outcome: 'cancelled' };
    const { path, chosen } = target;
    await write(path);
    return chosen ? { outcome: 'saved', name: basename(path) } : { outcome: 'download', path };
  } catch (cause) {
    // The writer's own errors and cancellation pass unchanged.
    if (cause instanceof BridgeError || cause instanceof DOMException) throw cause;
    const reason = systemCode(cause);
    const error = new BridgeError('FILE_NOT_WRITTEN', `the file could not be written: ${reason}`, {
      name: suggestedName,
      reason,
    });
    error.cause = cause;
    throw error;
  }
}

/** Suggests a safe form of the name; a file for download gets a handle. */
export async function saveRequested(
  hooks: Pick<ShellHooks, 'chooseSaveTarget'>,
  files: Pick<FileStore, 'adopt'>,
  wish: string,
  write: WriteFileAt,
) {
  const suggestedName = offeredName(wish);
  const result = await saveWith(hooks, suggestedName, write);
  if (result.outcome !== 'download') return result;
  return { outcome: 'download' as const, file: await files.adopt(result.path, suggestedName) };
}
