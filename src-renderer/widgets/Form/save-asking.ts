/** Saving fields of a record: over the newest state, asking where somebody changed the same. */

import type { Change } from '#data/changes/index.ts';
import { readAgain } from '#data/read.ts';
import { isGone, type Saved, saveRecord, UnreadRecord } from '#data/records/save-record.ts';
import { translate } from '#data/text.ts';
import type { Edits } from '#shared/kit/merge.ts';
import type { RecordKind } from '#shared/rules/common/record/record.ts';
import type { MessageKey } from '#shared/text/index.ts';
import { chooseMine } from '../ChooseValues/choose-record.ts';
import { notify, notifyFailure } from '../notify.tsx';

/** Asks where it has to; what fails before the change door is said here (unless failures are silent), and thrown on. */
export async function saveAsking<Place, Values extends object>(
  kind: RecordKind<Place, Values>,
  place: Place,
  edits: Edits<Values>,
  success: MessageKey,
  failure?: Change['failure'],
): Promise<Saved> {
  let theirs = false;
  try {
    const came = await saveRecord(kind, place, edits, {
      success,
      ...(failure ? { failure } : {}),
      choose: async (clashes) => {
        const mine = await chooseMine(kind, place, clashes);
        theirs = mine?.size === 0;
        return mine;
      },
    });
    if (came === 'same')
      notify({ tone: 'info', text: translate(theirs ? 'record.clash.theirsTaken' : 'record.same') });
    return came;
  } catch (error) {
    if (isGone(error)) await readAgain(kind.touches);
    else if (error instanceof UnreadRecord && failure !== 'silent') notifyFailure(error.cause);
    throw error;
  }
}

/** For a control that acts at once: the same, without a form. Answers whether what was wanted stands. */
export function saveNow<Place, Values extends object>(
  kind: RecordKind<Place, Values>,
  place: Place,
  edits: Edits<Values>,
  success: MessageKey,
): Promise<boolean> {
  return saveAsking(kind, place, edits, success).then(
    (came) => came !== 'kept',
    (error: unknown) => {
      // A form says this itself; everything else has been shown.
      if (isGone(error)) notifyFailure(error.cause);
      return false;
    },
  );
}
