/** Inviting somebody (spec 1§5, 1§7.3; INV-005, 011 to 018). */
import { submitChange } from '#data/changes/index.ts';
import { useText } from '#data/text.ts';
import { queryInvite, sendInvitation } from '#shared/api/invitations/invitations.ts';
import {
  accountTypeOf,
  areaCodeOf,
  type InviteValues,
  invited,
  inviteFields,
} from '#shared/rules/invitations/invite-fields.ts';
import { Select } from '#widgets/controls/Select.tsx';
import { codeOfOption, countryOptions, optionForCode } from '#widgets/countries.ts';
import type { FormChange } from '#widgets/Form/change.ts';
import { FieldRow } from '#widgets/Form/FieldRow.tsx';
import { FormDialog } from '#widgets/Form/FormDialog.tsx';
import { FormRow } from '#widgets/Form/FormRow.tsx';
import { useForm } from '#widgets/Form/use-form.ts';
import { useDomain } from './use-domain.ts';

const nobody: InviteValues = { invitee: '', contact: '', areaCode: '' };

export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const { t, language } = useText();
  const form = useForm<InviteValues>({
    name: 'invitation/new',
    stored: nobody,
    fields: inviteFields,
    isNew: true,
    change: inviting(useDomain()),
    label: (name) => (name === 'areaCode' ? t('invitations.areaCode') : undefined),
  });
  const { areaCode, contact } = form.values;
  const none = { value: '', label: t('invitations.noArea'), short: t('invitations.noArea') };
  const options = [none, ...countryOptions(language)];
  return (
    <FormDialog form={form} title={t('invitations.add')} onClose={onClose} action={t('invitations.add')}>
      <FieldRow form={form} name="invitee" />
      {accountTypeOf(contact) === '2' && (
        <FormRow label={t('invitations.areaCode')}>
          <Select
            label={t('invitations.areaCode')}
            emptyText={t('invitations.noCountry')}
            options={options}
            value={areaCode === '' ? '' : optionForCode(options, areaCode)}
            onChange={(value) => form.set('areaCode', value === '' ? '' : codeOfOption(value))}
          />
        </FormRow>
      )}
      <FieldRow form={form} name="contact" />
    </FormDialog>
  );
}

function inviting(domain: string): FormChange<InviteValues> {
  return {
    async send({ values }) {
      const [invitee, contact] = [values.invitee.trim(), values.contact.trim()];
      const areaCode = areaCodeOf(values);
      await submitChange({
        ...{ title: 'invitations.change.sent', endpoint: sendInvitation, before: null },
        input: {
          'inviteInfo.invitee': invitee,
          'inviteInfo.contact': contact,
          'inviteInfo.accountType': accountTypeOf(contact),
          'inviteInfo.personalStatus': invited,
          'inviteInfo.areaCode': areaCode,
          'inviteInfo.mobileAreaCode': areaCode,
          'inviteInfo.domain': domain,
        },
        touches: [queryInvite],
        success: 'common.done.added',
      });
      return 'saved';
    },
  };
}
