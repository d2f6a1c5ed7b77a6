/**
 * A write whose answer was lost: neither done nor failed. What the server was found to hold is said, with trying again,
 * which can not make it twice, and with looking.
 */
import { type Change, type ChangeOutcome, type ReadBack, submitChange } from '#data/changes/index.ts';
import { readAgain } from '#data/read.ts';
import { UnreadRecord } from '#data/records/save-record.ts';
import { translate } from '#data/text.ts';
import { notify } from '#widgets/notify.tsx';
import { reportFailure } from './failure-toast.ts';
import { restoreNow } from './undo-now.ts';

type Unknown = Extract<ChangeOutcome, { readonly result: 'unknown' }>;

export function foundText({ fields }: ReadBack): string {
  return fields
    .map((field) => translate('record.unknown.field', { ...field }))
    .join(translate('common.form.separator'));
}

export function reportUnknown({ change, found, meant }: Unknown): void {
  const { readBack, touches = [] } = change;
  const parts = [
    translate('record.unknown.text', { change: translate(change.title) }),
    found ? translate('record.unknown.holds', { fields: foundText(found) }) : '',
    readBack && !found ? translate('record.unknown.unread') : '',
  ];
  notify({
    tone: 'danger',
    about: change.endpoint.id,
    text: parts.filter(Boolean).join(' '),
    action: { label: translate('record.unknown.retry'), onSelect: () => void tryAgain(change, meant) },
    ...((readBack || touches.length > 0) && {
      more: { label: translate('record.unknown.look'), onSelect: () => void look(change) },
    }),
  });
}

/** The same intent, with its key; of a record what is wanted, over what the server holds by now. */
async function tryAgain(change: Change, meant: string): Promise<void> {
  try {
    const { restores } = change;
    if (!restores) return void (await submitChange(change, { meant }));
    const { edits } = restores;
    const again = Object.entries(edits).map(([name, { from, to }]) => [name, { from: to, to: from }]);
    await restoreNow({ ...restores, edits: Object.fromEntries(again) }, change.title, {
      success: change.success ?? 'common.done.operation',
      meant,
    });
  } catch (error) {
    // What the change door did not say.
    if (error instanceof UnreadRecord) reportFailure(error.cause);
  }
}

async function look({ readBack, touches = [] }: Change): Promise<void> {
  try {
    const found = await readBack?.();
    await readAgain(touches);
    const text = found
      ? translate('record.unknown.holds', { fields: foundText(found) })
      : translate('record.unknown.looked');
    notify({ tone: found?.held ? 'success' : 'info', text });
  } catch (error) {
    reportFailure(error);
  }
}
