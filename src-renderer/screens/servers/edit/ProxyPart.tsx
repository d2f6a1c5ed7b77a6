/**
 * The proxy of the server: the system's, none, a given one or a script, with its credentials. A managed server shows
 * the user's own part only.
 */
import { useText } from '#data/text.ts';
import { Fields } from '#widgets/Form/Fields.tsx';
import { FormSection } from '#widgets/Form/FormSection.tsx';
import type { PartProps } from './parts.ts';
import { SecretField } from './SecretField.tsx';

const controls = ['proxyAddress', 'proxyUser', 'proxyPassword', 'proxyBypass', 'pacAddress'];

export function ProxyPart({ form, profile, fixed }: PartProps & { readonly fixed: boolean }) {
  const { t } = useText();
  const { proxyMode, proxyPassword } = form.values;
  if (fixed && proxyMode === 'none') return null;
  return (
    <FormSection
      title={t('servers.form.proxyTitle')}
      folded={{ summary: t(`servers.form.proxyMode.${proxyMode}`), open: proxyMode !== 'system' }}
      problem={controls.some((name) => form.problem(name) !== undefined)}
    >
      {!fixed && <Fields form={form} names={['proxyMode', 'proxyAddress', 'pacAddress']} />}
      {(profile?.ownNames.proxy ?? true) && <Fields form={form} names={['proxyUser']} />}
      {proxyMode !== 'none' && (
        <SecretField
          name="proxyPassword"
          label={t('servers.form.proxyPassword')}
          problem={form.problem('proxyPassword')}
          held={profile?.hasProxyPassword ?? false}
          secret={proxyPassword}
          onChange={(secret) => form.set('proxyPassword', secret)}
        />
      )}
      {!fixed && <Fields form={form} names={['proxyBypass']} />}
    </FormSection>
  );
}
