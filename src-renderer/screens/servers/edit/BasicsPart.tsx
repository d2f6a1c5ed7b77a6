/** What it is called, where it is, what it is for, and whether anything may be changed there. */
import { useText } from '#data/text.ts';
import { FormField } from '#widgets/EditForm/FormField.tsx';
import { Choice, Switch } from '#widgets/Field.tsx';
import { FormRow, FormSection } from './FormSection.tsx';
import type { PartProps } from './parts.ts';

const environments = ['production', 'staging', 'test', 'training', 'development'] as const;

export function BasicsPart({ form, change, problem }: PartProps) {
  const { t } = useText();
  return (
    <FormSection title={t('servers.form.basics')}>
      <FormField
        label={t('servers.form.name')}
        help={t('servers.form.nameHelp')}
        problem={problem('name')}
        required
      >
        {(control) => (
          <input
            {...control}
            name="name"
            required
            maxLength={60}
            autoComplete="off"
            value={form.name}
            onChange={(event) => change({ name: event.target.value })}
          />
        )}
      </FormField>
      <FormField
        label={t('servers.form.address')}
        help={t('servers.form.addressHelp')}
        problem={problem('address')}
        required
      >
        {(control) => (
          <input
            {...control}
            name="address"
            required
            inputMode="url"
            maxLength={512}
            autoComplete="off"
            spellCheck={false}
            value={form.address}
            onChange={(event) => change({ address: event.target.value })}
          />
        )}
      </FormField>
      <FormRow
        label={t('servers.form.environment')}
        help={t(`servers.form.environmentHelp.${form.environment}`)}
      >
        <Choice
          label={t('servers.form.environment')}
          value={form.environment}
          options={environments.map((value) => ({ value, label: t(`frame.environment.${value}`) }))}
          onChange={(environment) => change({ environment })}
        />
      </FormRow>
      <Switch
        label={t('servers.form.readOnly')}
        text={t('servers.form.readOnlyHelp')}
        checked={form.readOnly}
        onChange={(readOnly) => change({ readOnly })}
      />
    </FormSection>
  );
}
