/** *Undo* beside a change that was just made. */

import { type Change, type RecordUndo, undoOnce } from '#data/changes/index.ts';
import { UnreadRecord } from '#data/records/save-record.ts';
import { translate } from '#data/text.ts';
import type { MessageKey } from '#shared/text/index.ts';
import { notify } from '#widgets/notify.tsx';
import { reportFailure } from './failure-toast.ts';

/**
 * A record's fields are restored at once: the user has just seen them. Where somebody changed one since, it is asked
 * what is to hold. Its failure is an outcome of its own; the journal offers an undone change no second time.
 */
export async function undoNow(
  { title, restores }: Pick<Change, 'title'> & { readonly restores: RecordUndo },
  entry: number | null,
  meant: string,
): Promise<void> {
  // On the server where the change was made, or not at all.
  const where = { meant, ...(entry === null ? {} : { undoes: entry }) };
  const work = async (): Promise<boolean> => {
    try {
      return await restoreNow(restores, title, where);
    } catch (error) {
      // The change door has said so; a read that failed before it has not.
      if (error instanceof UnreadRecord) reportFailure(error.cause);
      return false;
    }
  };
  try {
    if (!(await undoOnce(entry, work))) notify({ tone: 'info', text: translate('record.undo.elsewhere') });
  } catch (error) {
    reportFailure(error);
  }
}

/** Answers whether it is as it was before the change. With every record, which only this needs. */
export async function restoreNow(
  restores: RecordUndo,
  title: Change['title'],
  how: { readonly undoes?: number; readonly success?: MessageKey; readonly meant: string },
): Promise<boolean> {
  const [{ restoreRecord }, { chooseRestored }, { mayDelete }] = await Promise.all([
    import('#data/records/restore-record.ts'),
    import('#widgets/ChooseValues/choose-record.ts'),
    import('#widgets/may-delete.ts'),
  ]);
  const change = translate('record.undo.title', { change: translate(title) });
  const came = await restoreRecord(restores, {
    always: false,
    success: 'common.undone',
    ...how,
    mayDelete: () => mayDelete(change),
    onSeveral: (said) => notify({ tone: 'success', text: translate(said) }),
    choose: (kind, place, fields) => chooseRestored(kind, place, change, fields),
  });
  if (came === 'same')
    notify({ tone: 'info', text: translate(how.success ? 'record.same' : 'record.undo.nothing') });
  return came === 'saved' || came === 'several' || came === 'same';
}
