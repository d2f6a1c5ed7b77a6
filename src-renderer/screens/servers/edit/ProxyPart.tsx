/** How the server is reached: the system's proxy, none, one by hand, a script. */
import { useText } from '#data/text.ts';
import { FormField } from '#widgets/EditForm/FormField.tsx';
import { Choice } from '#widgets/Field.tsx';
import { FormRow, FormSection } from './FormSection.tsx';
import type { PartProps } from './parts.ts';
import { SecretField } from './SecretField.tsx';

const modes = ['system', 'none', 'manual', 'pac'] as const;
const names = ['proxyAddress', 'proxyPassword', 'pacAddress'];

export function ProxyPart({ form, profile, change, problem }: PartProps) {
  const { t } = useText();
  const { proxyMode } = form;
  const text = (
    field: 'proxyAddress' | 'proxyUser' | 'proxyBypass' | 'pacAddress',
    help?: 'servers.form.proxyAddressHelp' | 'servers.form.proxyBypassHelp' | 'servers.form.pacAddressHelp',
  ) => (
    <FormField
      label={t(`servers.form.${field}`)}
      help={help && t(help)}
      problem={problem(field)}
      required={field === 'proxyAddress' || field === 'pacAddress'}
    >
      {(control) => (
        <input
          {...control}
          name={field}
          maxLength={field === 'proxyBypass' ? 4000 : field === 'proxyUser' ? 200 : 512}
          autoComplete="off"
          spellCheck={false}
          value={form[field]}
          onChange={(event) => change({ [field]: event.target.value })}
        />
      )}
    </FormField>
  );
  return (
    <FormSection
      title={t('servers.form.proxyTitle')}
      folded={{ summary: t(`servers.form.proxyMode.${proxyMode}`), open: proxyMode !== 'system' }}
      problem={names.some((name) => problem(name) !== undefined)}
    >
      <FormRow label={t('servers.form.proxy')} help={t(`servers.form.proxyHelp.${proxyMode}`)}>
        <Choice
          label={t('servers.form.proxy')}
          value={proxyMode}
          options={modes.map((value) => ({ value, label: t(`servers.form.proxyMode.${value}`) }))}
          onChange={(mode) => change({ proxyMode: mode })}
        />
      </FormRow>
      {proxyMode === 'manual' && (
        <>
          {text('proxyAddress', 'servers.form.proxyAddressHelp')}
          {text('proxyUser')}
          <SecretField
            name="proxyPassword"
            label={t('servers.form.proxyPassword')}
            problem={problem('proxyPassword')}
            held={profile?.hasProxyPassword ?? false}
            secret={form.proxyPassword}
            onChange={(proxyPassword) => change({ proxyPassword })}
          />
          {text('proxyBypass', 'servers.form.proxyBypassHelp')}
        </>
      )}
      {proxyMode === 'pac' && text('pacAddress', 'servers.form.pacAddressHelp')}
    </FormSection>
  );
}
