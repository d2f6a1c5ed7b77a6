/** The dialog for one invitation (spec 1§5, 1§7.3; INV-005, 011 to 018). */
import { useText } from '#data/text.ts';
import { type InviteValues, inviteFields } from '#shared/rules/invitations/invite-fields.ts';
import { FormDialog } from '#widgets/Form/FormDialog.tsx';
import { useForm } from '#widgets/Form/use-form.ts';
import { NoWayBack } from '#widgets/NoWayBack.tsx';
import { InviteFields } from './InviteFields.tsx';
import { sendInvite } from './send-invitation.ts';
import { useDomain } from './use-domain.ts';

const nobody: InviteValues = { invitee: '', contact: '', areaCode: '' };

export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useText();
  const domain = useDomain();
  const form = useForm<InviteValues>({
    name: 'invitation/new',
    stored: nobody,
    fields: inviteFields,
    isNew: true,
    change: {
      async send({ values }) {
        await sendInvite(values, domain, { success: 'common.done.added' });
        return 'saved';
      },
    },
    label: (name) => (name === 'areaCode' ? t('invitations.areaCode') : undefined),
  });
  return (
    <FormDialog form={form} title={t('invitations.add')} onClose={onClose} action={t('invitations.send')}>
      <InviteFields form={form} />
      <NoWayBack why="people" />
    </FormDialog>
  );
}
