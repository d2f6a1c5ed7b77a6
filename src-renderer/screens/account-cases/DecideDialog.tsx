/** A decision about one or several cases, with the message to the people whom it concerns. */
import { type RecordUndo, submitForAnswer } from '#data/changes/index.ts';
import { useText } from '#data/text.ts';
import { type AccountCase, devices } from '#shared/api/account-cases/account-cases.ts';
import { callsOfCase } from '#shared/rules/account-cases/case-calls.ts';
import {
  type ActionRule,
  type CaseKind,
  type CaseReason,
  reasonFields,
} from '#shared/rules/account-cases/case-rules.ts';
import type { AccountCaseValues } from '#shared/rules/records/account-case-record.ts';
import { Fact, FactList } from '#widgets/Facts.tsx';
import { FormFields } from '#widgets/Form/Fields.tsx';
import { FormDialog } from '#widgets/Form/FormDialog.tsx';
import { useForm } from '#widgets/Form/use-form.ts';
import ink from '#widgets/looks/ink.module.css';
import { NoWayBack } from '#widgets/NoWayBack.tsx';
import { notify } from '#widgets/notify.tsx';

interface DecideDialogProps {
  readonly kind: CaseKind;
  readonly rule: ActionRule;
  readonly items: readonly AccountCase[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** The decision as a change of the case's record, which an approver can read. */
function decisionOn(kind: CaseKind, item: AccountCase, to: AccountCaseValues): RecordUndo {
  const { id, username, status, handleReason } = item;
  const reason = { handleReason: { from: handleReason, to: to.handleReason } };
  return {
    kind: 'accountCase',
    place: { kind, id, username },
    edits: {
      status: { from: status, to: to.status },
      ...(to.handleReason === handleReason ? {} : reason),
    },
  };
}

/** Names in the dialog's sentence; the others are counted. */
const most = 6;

export function DecideDialog({ kind, rule, items, onClose, onDone }: DecideDialogProps) {
  const { t, formatNumber } = useText();
  const { action } = rule;
  const { query, handle } = callsOfCase[kind];
  const ids = items.map(({ id }) => id);
  const names = items.map(({ username }) => username);
  const first = names.slice(0, most).join(t('common.form.separator'));
  const explanation =
    names.length > most
      ? t('accountCases.more', { names: first, count: formatNumber(names.length - most) })
      : first;
  const label = t(`accountCases.actions.${action}`);
  // The case comes first in its dialog, also where the list has no room for all of its columns.
  const [onlyItem] = items.length === 1 ? items : [];
  const form = useForm<CaseReason>({
    name: `accountCase/${kind}/${action}/${ids.slice(0, most).join(',')}`,
    stored: { reason: '' },
    fields: reasonFields(rule),
    isNew: true,
    change: {
      async send({ values }) {
        const reason = values.reason.trim();
        const submission = await submitForAnswer({
          title: `accountCases.change.${action}`,
          endpoint: handle,
          success: null,
          input: { ids, operate: action, reason },
          before: { names, status: rule.from },
          decides: items.map((item) => decisionOn(kind, item, { status: rule.to, handleReason: reason })),
          // Deciding about an unbinding may remove a device from the list of devices.
          touches: kind === 'unbind_apply' ? [query, devices.query] : [query],
        });
        if (submission.result === 'collected') {
          onDone();
          return 'saved';
        }
        const { done, left } = submission.output;
        if (done.length > 0)
          notify({ tone: 'success', text: t('accountCases.done', { count: formatNumber(done.length) }) });
        if (left.length > 0)
          notify({ tone: 'info', text: t('accountCases.left', { count: formatNumber(left.length) }) });
        onDone();
        return 'saved';
      },
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('accountCases.actionOf', { action: label, name: explanation })}
      action={label}
      onClose={onClose}
    >
      <p className={ink.text}>{t(`accountCases.asked.${action}`)}</p>
      <NoWayBack why="people" />
      {onlyItem && onlyItem.note !== '' && (
        <FactList>
          <Fact label={t(`accountCases.note.${kind === 'accountLockList' ? 'why' : 'said'}`)}>
            {onlyItem.note}
          </Fact>
        </FactList>
      )}
      <FormFields form={form} />
    </FormDialog>
  );
}
