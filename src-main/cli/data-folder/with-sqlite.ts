/** What needs SQLite is loaded only for who asks for it: it came to Node with version 22. */
import { BridgeError, type BridgeErrorCode } from '#shared/bridge/errors.ts';
import { systemCode } from '../../services/durable/disk.ts';

/** The reason where this Node has none. */
export const sqliteMissingReason = 'OLD_NODE';

/** Rejects with that code and reason where this Node has none. */
export async function loadWithSqlite<T>(load: () => Promise<T>, code: BridgeErrorCode): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (systemCode(error) !== 'ERR_UNKNOWN_BUILTIN_MODULE') throw error;
    throw new BridgeError(code, 'this Node has no SQLite', { reason: sqliteMissingReason });
  }
}
