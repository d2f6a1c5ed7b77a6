/**
 * Saving reads, merges and writes, and the platform has no conditional write. A lock per record lets one tab or window
 * of this browser save at a time; the next one reads the result and asks.
 */
import type { RecordKind } from '#shared/rules/common/record/record.ts';

/** `server`: the server's mark. A window that closes releases its lock. */
export function withRecordLock<Locator, Values extends object, Result>(
  kind: RecordKind<Locator, Values>,
  locator: Locator,
  server: string,
  work: () => Promise<Result>,
): Promise<Result> {
  return /* wall: save-one-window */ navigator.locks.request(
    `steward.record ${JSON.stringify([server, kind.id, locator])}`,
    work,
  );
}
