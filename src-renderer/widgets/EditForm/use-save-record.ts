/**
 * Saving what a form has of a record: over the newest state, asking where somebody changed the same, and saying what is
 * not known. A form has nothing to do with any of it.
 */
import { useState } from 'react';
import { isUnconfirmed } from '#data/changes/index.ts';
import { describeError } from '#data/describe-error.ts';
import { ownEdits, type Saved, saveRecord, UnreadRecord } from '#data/records/save-record.ts';
import { translate, useText } from '#data/text.ts';
import type { Edits } from '#shared/rules/records/merge.ts';
import type { RecordKind } from '#shared/rules/records/record.ts';
import type { MessageKey } from '#shared/text/index.ts';
import { chooseMine } from '../ChooseValues/choose-record.ts';
import { notify, notifyFailure } from '../notify.tsx';
import type { EditsState } from './use-edits.ts';

export interface SaveState {
  /** Answers whether what was wanted stands; otherwise the form stays as it was typed and `failure` says why. */
  readonly save: () => Promise<boolean>;
  readonly saving: boolean;
  readonly failure: string | null;
  readonly forget: () => void;
}

interface SaveWords {
  readonly success: MessageKey;
  /** What the form says of a refusal; the server's message where nothing else is specified. */
  readonly failed?: MessageKey;
}

export function useSaveRecord<Place, Values extends object>(
  kind: RecordKind<Place, Values>,
  place: Place,
  form: Pick<EditsState<Values>, 'edits' | 'saved'>,
  { success, failed }: SaveWords = { success: 'common.done.save' },
): SaveState {
  const { t } = useText();
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const save = async (): Promise<boolean> => {
    const edits = ownEdits(form.edits);
    setSaving(true);
    setFailure(null);
    try {
      const came = await saveAsking(kind, place, edits, success);
      if (came === 'kept') setFailure(t('record.clash.kept'));
      else form.saved(edits);
      return came !== 'kept';
    } catch (error) {
      if (error instanceof UnreadRecord) setFailure(t('record.readFailed'));
      else if (isUnconfirmed(error)) setFailure(t('record.unknown.inForm'));
      else setFailure(failed ? t(failed) : describeError(error).message);
      return false;
    } finally {
      setSaving(false);
    }
  };
  return { save, saving, failure, forget: () => setFailure(null) };
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
    // It has been shown.
    () => false,
  );
}

/** Asks where it has to; what fails before the change door is said here, and thrown on. */
async function saveAsking<Place, Values extends object>(
  kind: RecordKind<Place, Values>,
  place: Place,
  edits: Edits<Values>,
  success: MessageKey,
): Promise<Saved> {
  let theirs = false;
  try {
    const came = await saveRecord(kind, place, edits, {
      success,
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
    if (error instanceof UnreadRecord) notifyFailure(error.cause);
    throw error;
  }
}
