/** Saves a record's fields over its newest state; asks when somebody else has changed the same field. */

import type { Change } from '#data/changes/index.ts';
import { readAgain } from '#data/read.ts';
import { isGone, type RecordSaveOutcome, saveRecord, UnreadRecord } from '#data/records/save-record.ts';
import { translate } from '#data/text.ts';
import type { Edits } from '#shared/kit/merge.ts';
import type { RecordKind } from '#shared/rules/common/record/record.ts';
import type { MessageKey } from '#shared/text/index.ts';
import { chooseRecordValues } from '../ChooseValues/choose-record.ts';
import { notify, notifyFailure } from '../notify.tsx';

interface AskingOptions {
  readonly failure?: Change['failure'] | undefined;
  /** The server's mark; by default that of the server that this tab shows. */
  readonly mark?: string | undefined;
}

/** Asks about clashes. Failures before the change door are shown here (unless silent) and thrown again. */
export async function saveAsking<Locator, Values extends object>(
  kind: RecordKind<Locator, Values>,
  locator: Locator,
  edits: Edits<Values>,
  /** null for one of many records, which share one notice. */
  success: MessageKey | null,
  { failure, mark }: AskingOptions = {},
): Promise<RecordSaveOutcome> {
  let theirs = false;
  try {
    const outcome = await saveRecord(kind, locator, edits, {
      success,
      mark,
      ...(failure ? { failure } : {}),
      choose: async (clashes) => {
        const mine = await chooseRecordValues(kind, locator, clashes);
        theirs = mine?.size === 0;
        return mine;
      },
    });
    if (outcome === 'same' && success !== null)
      notify({ tone: 'info', text: translate(theirs ? 'record.clash.theirsTaken' : 'record.same') });
    return outcome;
  } catch (error) {
    if (isGone(error)) await readAgain(kind.touches);
    else if (error instanceof UnreadRecord && failure !== 'silent') notifyFailure(error.cause);
    throw error;
  }
}

/** Saves at once from a control without a form. Resolves to whether the wanted value is stored. */
export function saveNow<Locator, Values extends object>(
  kind: RecordKind<Locator, Values>,
  locator: Locator,
  edits: Edits<Values>,
  success: MessageKey,
  mark?: string,
): Promise<boolean> {
  return withFailureShown(saveAsking(kind, locator, edits, success, { mark })).then(
    (outcome) => outcome !== null && outcome !== 'kept',
  );
}

/** Saves one of many records of a server, which share one notice. Resolves to null after a failure, which has been shown. */
export function saveOneOfMany<Locator, Values extends object>(
  kind: RecordKind<Locator, Values>,
  locator: Locator,
  edits: Edits<Values>,
  mark: string,
): Promise<RecordSaveOutcome | null> {
  return withFailureShown(saveAsking(kind, locator, edits, null, { mark }));
}

function withFailureShown(saving: Promise<RecordSaveOutcome>): Promise<RecordSaveOutcome | null> {
  return saving.catch((error: unknown) => {
    // A form shows this failure itself; all others have been shown.
    if (isGone(error)) notifyFailure(error.cause);
    return null;
  });
}
