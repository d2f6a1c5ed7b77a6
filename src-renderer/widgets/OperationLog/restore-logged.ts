/** Restores a change of the server's operation log by whoever may write its record, asking what a save would ask. */
import { callRead } from '#data/read.ts';
import type { RestoredField } from '#data/records/restore-record.ts';
import { UnreadRecord } from '#data/records/save-record.ts';
import { translate } from '#data/text.ts';
import { invertEdits } from '#shared/rules/changes/inverse.ts';
import type { LoggedChange } from '#shared/rules/records/logged-change.ts';
import { notify, notifyFailure } from '../notify.tsx';

/** A field that somebody has changed again since is left to that person: nothing is restored then. */
export async function restoreLogged(change: LoggedChange, what: string): Promise<void> {
  const [{ restoreRecord }, { chooseRestored }, { confirmDeletion }] = await Promise.all([
    import('#data/records/restore-record.ts'),
    import('../ChooseValues/choose-record.ts'),
    import('../may-delete.ts'),
  ]);
  const { kind } = change;
  const title = translate('operationLog.restoreTitle', { change: what });
  const choose = (asked: typeof kind, at: unknown, fields: readonly RestoredField[]) => {
    if (!fields.some(({ later }) => later)) return chooseRestored(asked, at, title, fields);
    notify({ tone: 'danger', text: translate('operationLog.changedSince') });
    return Promise.resolve(null);
  };
  const edits = invertEdits(change.edits);
  try {
    const target = await agreedLocator({ ...change, edits });
    if (target === null) return;
    const outcome = await restoreRecord(
      { kind: kind.id, place: target, edits },
      {
        always: true,
        success: 'operationLog.restored',
        mayDelete: () => confirmDeletion(title),
        onSeveral: (said) => notify({ tone: 'success', text: translate(said) }),
        choose,
      },
    );
    if (outcome === 'same') notify({ tone: 'info', text: translate('record.undo.nothing') });
  } catch (error) {
    // The change door has shown its own failures; an earlier failed read has not been shown.
    if (error instanceof UnreadRecord) notifyFailure(error.cause);
  }
}

/** The locator with what the restoration takes along; null where the user does not agree. */
async function agreedLocator({ kind, locator, edits }: LoggedChange): Promise<unknown> {
  const wanted = Object.fromEntries(Object.entries(edits).map(([name, { to }]) => [name, to]));
  const taken = await kind.takesAlong?.(callRead, locator, wanted).catch((error: unknown) => {
    throw new UnreadRecord(error);
  });
  if (!taken) return locator;
  const { confirm } = await import('../confirm.tsx');
  const { name, title, text, action, isDangerous } = taken;
  const params = { name, others: taken.others.join(translate('common.form.separator')) };
  const isAgreed = await confirm({
    title: translate(title, params),
    text: translate(text, params),
    action: translate(action),
    danger: isDangerous,
  });
  return isAgreed ? taken.locator : null;
}
