/**
 * Reports a write whose answer was lost and whose result is unknown: what the server was found to hold, a retry (which
 * can't make the change twice), and a look.
 */
import { type Change, type ChangeOutcome, type ReadBack, submitChange } from '#data/changes/index.ts';
import { describeError } from '#data/describe-error.ts';
import { readAgain } from '#data/read.ts';
import { UnreadRecord } from '#data/records/save-record.ts';
import { translate } from '#data/text.ts';
import { whyUnknown } from '#data/why-unknown.ts';
import { serverWords } from '#shared/api/server-words.ts';
import { notify } from '#widgets/notify.tsx';
import { reportFailure } from './failure-toast.ts';
import { restoreNow } from './undo-now.ts';

type Unknown = Extract<ChangeOutcome, { readonly result: 'unknown' }>;

function foundText({ fields }: Pick<ReadBack, 'fields'>): string {
  return fields
    .map((field) => translate('record.unknown.field', { ...field }))
    .join(translate('common.form.separator'));
}

/** Text for a change that a read proved done, although no answer or a failure had come. */
export function foundAfter(found: ReadBack, failed: Error | null): string {
  const fields = foundText(found);
  if (!failed) return translate('record.unknown.found', { fields });
  return translate('record.unknown.foundAfter', { fields, message: describeError(failed).message });
}

/** Null where a read found nothing of the change: there is nothing to name. */
function heldText(found: ReadBack | null | undefined): string | null {
  return found && found.fields.length > 0
    ? translate('record.unknown.holds', { fields: foundText(found) })
    : null;
}

/** The server said that it is done, and holds what it held before. */
export function reportNotHeld(fields: ReadBack['fields']): void {
  notify({ tone: 'danger', text: translate('record.unknown.notHeld', { fields: foundText({ fields }) }) });
}

export function reportUnknown({ change, error, readBack: found, mark }: Unknown): void {
  const { readBack, touches = [] } = change;
  const parts = [
    translate('record.unknown.text', { change: translate(change.title), why: whyUnknown(error) }),
    heldText(found) ?? '',
    readBack && !found ? translate('record.unknown.unread') : '',
  ];
  notify({
    tone: 'danger',
    about: change.endpoint.id,
    text: parts.filter(Boolean).join(' '),
    action: { label: translate('record.unknown.retry'), onSelect: () => void tryAgain(change, mark) },
    ...((readBack || touches.length > 0) && {
      more: { label: translate('record.unknown.look'), onSelect: () => void look(change, error) },
    }),
  });
}

/** Sends the same intent with its key; a record's edits are laid over the server's newest state. */
async function tryAgain(change: Change, mark: string): Promise<void> {
  try {
    const { restores } = change;
    if (!restores) return void (await submitChange(change, { mark }));
    const { edits } = restores;
    const again = Object.entries(edits).map(([name, { from, to }]) => [name, { from: to, to: from }]);
    await restoreNow({ ...restores, edits: Object.fromEntries(again) }, change.title, {
      success: change.success ?? 'common.done.operation',
      mark,
    });
  } catch (error) {
    // The change door has shown its own failures already.
    if (error instanceof UnreadRecord) reportFailure(error.cause);
  }
}

/** The server's words stay beside what a look finds. */
async function look({ readBack, touches = [] }: Change, error: Error): Promise<void> {
  try {
    const found = await readBack?.();
    await readAgain(touches);
    const text = heldText(found) ?? translate('record.unknown.looked');
    const before =
      serverWords(error) === '' ? '' : translate('record.unknown.before', { why: whyUnknown(error) });
    notify({ tone: found?.isApplied ? 'success' : 'info', text: [text, before].filter(Boolean).join(' ') });
  } catch (error) {
    reportFailure(error);
  }
}
