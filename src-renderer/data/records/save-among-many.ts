/** Saves one of many records without questions; others' changes stay. The caller repeats the reads once. */
import type { Edits } from '#shared/kit/merge.ts';
import type { RecordKind } from '#shared/rules/common/record/record.ts';
import { isUnconfirmed } from '../changes/index.ts';
import { type RecordSaveOutcome, saveRecord, UnreadRecord } from './save-record.ts';

/** `kept`: somebody else changed the same field. Throws UnreadRecord, and as the change door. */
export function saveAmongMany<Locator, Values extends object>(
  kind: RecordKind<Locator, Values>,
  locator: Locator,
  edits: Edits<Values>,
): Promise<RecordSaveOutcome> {
  return saveRecord({ ...kind, touches: [] }, locator, edits, {
    choose: async () => null,
    success: null,
    failure: 'here',
  });
}

/** The outcome of a record that was not saved; `unknown`: its answer was lost. */
export function failedSave(error: unknown): {
  readonly outcome: 'failed' | 'unknown';
  readonly error: unknown;
} {
  if (error instanceof UnreadRecord) return { outcome: 'failed', error: error.cause };
  return { outcome: isUnconfirmed(error) ? 'unknown' : 'failed', error };
}
