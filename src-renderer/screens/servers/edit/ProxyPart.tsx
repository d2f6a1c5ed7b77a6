/** How the server is reached: the system's proxy, none, one by hand, a script. */
import { useText } from '#data/text.ts';
import { Fields } from '#widgets/Form/Fields.tsx';
import { FormSection } from '#widgets/Form/FormSection.tsx';
import type { PartProps } from './parts.ts';
import { SecretField } from './SecretField.tsx';

const controls = ['proxyAddress', 'proxyUser', 'proxyPassword', 'proxyBypass', 'pacAddress'];

export function ProxyPart({ form, profile }: PartProps) {
  const { t } = useText();
  const { proxyMode, proxyPassword } = form.values;
  return (
    <FormSection
      title={t('servers.form.proxyTitle')}
      folded={{ summary: t(`servers.form.proxyMode.${proxyMode}`), open: proxyMode !== 'system' }}
      problem={controls.some((name) => form.problem(name) !== undefined)}
    >
      <Fields form={form} names={['proxyMode', 'proxyAddress', 'proxyUser']} />
      {proxyMode === 'manual' && (
        <SecretField
          name="proxyPassword"
          label={t('servers.form.proxyPassword')}
          problem={form.problem('proxyPassword')}
          held={profile?.hasProxyPassword ?? false}
          secret={proxyPassword}
          onChange={(secret) => form.set('proxyPassword', secret)}
        />
      )}
      <Fields form={form} names={['proxyBypass', 'pacAddress']} />
    </FormSection>
  );
}
