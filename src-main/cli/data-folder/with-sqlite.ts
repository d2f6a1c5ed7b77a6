/** Modules that need SQLite are loaded by the commands that use them: Node has it since version 22. */
import { BridgeError, type BridgeErrorCode } from '#shared/bridge/errors.ts';
import { systemCode } from '../../services/durable/disk.ts';

/** The `reason` of the BridgeError on an older Node. */
export const sqliteMissingReason = 'OLD_NODE';

/** Rejects with a BridgeError of `code` on an older Node. */
export async function loadWithSqlite<T>(load: () => Promise<T>, code: BridgeErrorCode): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (systemCode(error) !== 'ERR_UNKNOWN_BUILTIN_MODULE') throw error;
    throw new BridgeError(code, 'this Node has no SQLite', { reason: sqliteMissingReason });
  }
}
