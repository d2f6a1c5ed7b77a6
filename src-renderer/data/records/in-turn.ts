/**
 * Saving is reading, merging and writing, and the platform has no word for "only if it is still so". Of all tabs and
 * windows of this browser one does it at a time for a record: another one then reads what this one wrote, and asks.
 */
import type { RecordKind } from '#shared/rules/common/record/record.ts';

/** `server`: its mark. A window that closes meanwhile gives its turn away. */
export function inTurn<Place, Values extends object, Result>(
  kind: RecordKind<Place, Values>,
  place: Place,
  server: string,
  work: () => Promise<Result>,
): Promise<Result> {
  return navigator.locks.request(`steward.record ${JSON.stringify([server, kind.id, place])}`, work);
}
