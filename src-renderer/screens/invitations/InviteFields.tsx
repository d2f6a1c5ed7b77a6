import { useText } from '#data/text.ts';
import { accountTypeOf, type InviteValues } from '#shared/rules/invitations/invite-fields.ts';
import { isAreaCode, readContact } from '#shared/rules/invitations/written-contact.ts';
import { Select } from '#widgets/controls/Select.tsx';
import { codeOfOption, countryOptions, optionForCode } from '#widgets/countries.ts';
import { FieldRow } from '#widgets/Form/FieldRow.tsx';
import { FormRow } from '#widgets/Form/FormRow.tsx';
import type { FormState } from '#widgets/Form/use-form.ts';

export function InviteFields({ form }: { readonly form: FormState<InviteValues> }) {
  const { t, language } = useText();
  const { areaCode, contact } = form.values;
  const none = { value: '', label: t('invitations.noArea'), short: t('invitations.noArea') };
  const options = [none, ...countryOptions(language)];
  /** The area code follows a number that begins with one; an e-mail address has none. */
  const following: FormState<InviteValues> = {
    ...form,
    set(name, value) {
      form.set(name, value);
      if (name !== 'contact') return;
      const { contact: read, areaCode: own } = readContact(String(value));
      if (isAreaCode(own) || read.includes('@')) form.set('areaCode', own);
    },
  };
  return (
    <>
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
      <FieldRow form={following} name="contact" />
    </>
  );
}
