import { type Change, type RecordUndo, undoOnce } from '#data/changes/index.ts';
import { UnreadRecord } from '#data/records/save-record.ts';
import { translate } from '#data/text.ts';
import type { MessageKey } from '#shared/text/index.ts';
import { notify } from '#widgets/notify.tsx';
import { reportFailure } from './failure-toast.ts';

/**
 * Restores a record's fields at once, since the user has just seen them; asks where somebody changed one meanwhile. A
 * failure becomes an outcome of its own, and the journal offers an undone change no second time.
 */
export async function undoNow(
  { title, restores }: Pick<Change, 'title'> & { readonly restores: RecordUndo },
  entry: number | null,
  mark: string,
): Promise<void> {
  // The undo goes to the server that received the change, or fails.
  const where = { mark, ...(entry === null ? {} : { undoes: entry }) };
  const work = async (): Promise<boolean> => {
    try {
      return await restoreNow(restores, title, where);
    } catch (error) {
      // The change door has shown its own failures; an earlier failed read has not been shown.
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

/** Resolves to whether the earlier state is restored. Loads every kind of record, unlike the rest here. */
export async function restoreNow(
  restores: RecordUndo,
  title: Change['title'],
  how: { readonly undoes?: number; readonly success?: MessageKey; readonly mark: string },
): Promise<boolean> {
  const [{ restoreRecord }, { chooseRestored }, { confirmDeletion }] = await Promise.all([
    import('#data/records/restore-record.ts'),
    import('#widgets/ChooseValues/choose-record.ts'),
    import('#widgets/may-delete.ts'),
  ]);
  const change = translate('record.undo.title', { change: translate(title) });
  const outcome = await restoreRecord(restores, {
    always: false,
    success: 'common.undone',
    ...how,
    mayDelete: () => confirmDeletion(change),
    onSeveral: (said) => notify({ tone: 'success', text: translate(said) }),
    choose: (kind, locator, fields) => chooseRestored(kind, locator, change, fields),
  });
  if (outcome === 'same')
    notify({ tone: 'info', text: translate(how.success ? 'record.same' : 'record.undo.nothing') });
  return outcome === 'saved' || outcome === 'several' || outcome === 'same';
}
