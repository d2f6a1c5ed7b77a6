/** The dialog that corrects a row of the table before it is sent, or sent again. */
import { useText } from '#data/text.ts';
import { type InviteValues, inviteFields } from '#shared/rules/invitations/invite-fields.ts';
import { FormDialog } from '#widgets/Form/FormDialog.tsx';
import { useForm } from '#widgets/Form/use-form.ts';
import { InviteFields } from '../InviteFields.tsx';
import type { InviteRow } from './use-sending.ts';

interface CorrectDialogProps {
  readonly row: InviteRow;
  readonly onCorrect: (values: InviteValues) => void;
  readonly onClose: () => void;
}

export function CorrectDialog({ row, onCorrect, onClose }: CorrectDialogProps) {
  const { t } = useText();
  const { line, ...stored } = row;
  const form = useForm<InviteValues>({
    name: `invitation/row/${line}`,
    stored,
    fields: inviteFields,
    // The table itself is not stored, so its row leaves no draft either.
    drafts: { secrets: ['invitee', 'contact', 'areaCode'] },
    change: {
      async send({ values }) {
        onCorrect(values);
        return 'saved';
      },
    },
    label: (name) => (name === 'areaCode' ? t('invitations.areaCode') : undefined),
  });
  return (
    <FormDialog
      form={form}
      title={t('inviteMany.correctOf', { line })}
      action={t('inviteMany.take')}
      onClose={onClose}
    >
      <InviteFields form={form} />
    </FormDialog>
  );
}
