/**
 * The proxy of the server: the system's, none, a given one or a script, with its credentials. A managed server shows
 * the user's own part only.
 */
import { shell } from '#data/shell/index.ts';
import { useText } from '#data/text.ts';
import { FormFields } from '#widgets/Form/Fields.tsx';
import { FormSection } from '#widgets/Form/FormSection.tsx';
import { Notice } from '#widgets/Notice.tsx';
import type { PartProps } from './parts.ts';
import { ServerSecretField } from './SecretField.tsx';

const controls = ['proxyAddress', 'proxyUser', 'proxyPassword', 'proxyBypass', 'pacAddress'];

export function ProxyPart({ form, profile, fixed }: PartProps & { readonly fixed: boolean }) {
  const { t } = useText();
  const { proxyMode, proxyPassword, proxyAsSystem } = form.values;
  const isSystems = proxyAsSystem && (proxyMode === 'system' || proxyMode === 'pac');
  if (fixed && proxyMode === 'none') return null;
  return (
    <FormSection
      title={t('servers.form.proxyTitle')}
      folded={{
        summary: t(`servers.form.proxyMode.${proxyMode}`),
        open: proxyMode !== 'system' || isSystems,
      }}
      problem={controls.some((name) => form.problem(name) !== undefined)}
    >
      {!fixed && (
        <FormFields form={form} names={['proxyMode', 'proxyAddress', 'pacAddress', 'proxyAsSystem']} />
      )}
      {isSystems && shell.shell === 'web' && <Notice>{t('servers.form.asSystemHere')}</Notice>}
      {(profile?.ownNames.proxy ?? true) && <FormFields form={form} names={['proxyUser']} />}
      {proxyMode !== 'none' && (
        <ServerSecretField
          name="proxyPassword"
          label={t('servers.form.proxyPassword')}
          problem={form.problem('proxyPassword')}
          isStored={profile?.hasProxyPassword ?? false}
          secret={proxyPassword}
          onChange={(secret) => form.set('proxyPassword', secret)}
        />
      )}
      {!fixed && <FormFields form={form} names={['proxyBypass']} />}
    </FormSection>
  );
}
