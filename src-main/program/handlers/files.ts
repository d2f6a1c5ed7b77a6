/** Files: dialogs of the shell, answered as handles. */
import { BridgeError } from '#shared/bridge/errors.ts';
import type { BridgeHandlers } from '#shared/bridge/index.ts';
import { systemCode } from '../../services/durable/disk.ts';
import { displayName } from '../../services/files/display-name.ts';
import type { FileStore } from '../../services/files/file-store.ts';
import type { FileToSave, SaveOutcome, ShellHooks } from '../hooks.ts';

export function filesHandlers(hooks: ShellHooks, files: FileStore): BridgeHandlers['files'] {
  return {
    async open(choice) {
      const paths = await hooks.openDialog(choice);
      return { files: await Promise.all(paths.map((path) => files.addPath(path))) };
    },
    async save(wish) {
      const suggestedName = displayName(wish.suggestedName);
      const bytes = 'text' in wish ? Buffer.from(wish.text) : Buffer.from(wish.base64, 'base64');
      const result = await saveBy(hooks, { suggestedName, mediaType: wish.mediaType, bytes });
      if (result.outcome !== 'download') return result;
      return { outcome: 'download', file: await files.adopt(result.path, suggestedName) };
    },
    async release({ ids }) {
      await files.release(ids);
      return null;
    },
  };
}

/** FILE_NOT_WRITTEN with the system's reason where it could not be saved. */
export async function saveBy(hooks: ShellHooks, wish: FileToSave): Promise<SaveOutcome> {
  try {
    return await hooks.saveFile(wish);
  } catch (cause) {
    const reason = systemCode(cause);
    const error = new BridgeError('FILE_NOT_WRITTEN', `the file could not be written: ${reason}`, {
      name: wish.suggestedName,
      reason,
    });
    error.cause = cause;
    throw error;
  }
}
