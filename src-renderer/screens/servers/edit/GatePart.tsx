/** The user name and password for HTTP Basic in front of the platform. */
import { useText } from '#data/text.ts';
import { FormFields } from '#widgets/Form/Fields.tsx';
import { FormSection } from '#widgets/Form/FormSection.tsx';
import type { PartProps } from './parts.ts';
import { ServerSecretField } from './SecretField.tsx';

export function GatePart({ form, profile }: PartProps) {
  const { t } = useText();
  const { gateUser, gatePassword } = form.values;
  const namesIt = profile?.ownNames.gate ?? true;
  // The policy sets no gate user and lets the user set none.
  if (!namesIt && gateUser === '') return null;
  return (
    <FormSection
      title={t('servers.form.gateTitle')}
      folded={{ summary: gateUser, open: gateUser !== '' }}
      problem={['gateUser', 'gatePassword'].some((name) => form.problem(name) !== undefined)}
    >
      {namesIt && <FormFields form={form} names={['gateUser']} />}
      {gateUser.trim() !== '' && (
        <ServerSecretField
          name="gatePassword"
          label={t('servers.form.gatePassword')}
          problem={form.problem('gatePassword')}
          isStored={profile?.hasGatePassword ?? false}
          secret={gatePassword}
          onChange={(secret) => form.set('gatePassword', secret)}
        />
      )}
    </FormSection>
  );
}
