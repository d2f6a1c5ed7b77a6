/** Turns failures of SQLite into coded rejections. */
import { BridgeError } from '#shared/bridge/errors.ts';
import { sqliteCode } from '../../database/sqlite-code.ts';
import { systemCode } from '../durable/disk.ts';

export async function withJournalError<T>(
  code: 'JOURNAL_NOT_WRITTEN' | 'JOURNAL_NOT_READ',
  work: () => T | Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    const reason = sqliteReason(cause) ?? systemCode(cause);
    const error = new BridgeError(code, `the journal could not be used: ${reason}`, { reason });
    error.cause = cause;
    throw error;
  }
}

/** Maps SQLite's primary result code to the system's code; null where there is none. */
function sqliteReason(cause: unknown): string | null {
  const names: Record<number, string> = { 5: 'EBUSY', 8: 'EROFS', 10: 'EIO', 13: 'ENOSPC', 14: 'EACCES' };
  return names[sqliteCode(cause)] ?? null;
}
