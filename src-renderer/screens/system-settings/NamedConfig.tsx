/** A configuration that is looked up by its name and changed (spec 1§7.4; GEN-054, 055). */
import { useState } from 'react';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { queryUserConfig } from '#shared/api/invitations/invitations.ts';
import { inviteForbid } from '#shared/rules/common/constants.ts';
import { normalConfigRecord, parameterFields } from '#shared/rules/records/parameter-records.ts';
import { Button } from '#widgets/Button.tsx';
import { recordChange } from '#widgets/Form/change.ts';
import { FormField } from '#widgets/Form/FormField.tsx';
import { FormPage } from '#widgets/Form/FormPage.tsx';
import { useForm } from '#widgets/Form/use-form.ts';
import layout from '#widgets/looks/layout.module.css';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { Section } from '#widgets/Section.tsx';
import { ValueFields } from './ValueFields.tsx';

const fields = parameterFields('');

export function NamedConfig() {
  const { t } = useText();
  const [name, setName] = useState('');
  const [configKey, setAsked] = useState('');
  return (
    <div className={`${layout.form} ${layout.above}`}>
      <Section title={t('parameters.named')} text={t('parameters.namedText')}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            setAsked(name.trim());
          }}
        >
          <FormField
            label={t('parameters.name')}
            action={
              <Button type="submit" disabled={name.trim() === ''}>
                {t('parameters.lookUp')}
              </Button>
            }
          >
            {(control) => (
              <input
                {...control}
                autoComplete="off"
                spellCheck={false}
                value={name}
                onChange={(event) => setName(event.target.value)}
              />
            )}
          </FormField>
        </form>
        {configKey !== '' && <Asked key={configKey} configName={configKey} />}
      </Section>
    </div>
  );
}

function Asked({ configName }: { readonly configName: string }) {
  const { t } = useText();
  return (
    <ReadPart read={useRead(queryUserConfig, { configName })} failed={t('parameters.namedFailed')} rows={1}>
      {(configValue) => <Value configName={configName} configValue={configValue} />}
    </ReadPart>
  );
}

interface ValueProps {
  readonly configName: string;
  readonly configValue: string;
}

function Value({ configName, configValue }: ValueProps) {
  const { t } = useText();
  const form = useForm({
    name: `normalConfig/${configName}`,
    stored: { configValue },
    fields,
    change: recordChange(normalConfigRecord, { configName }),
  });
  return (
    <FormPage form={form} label={t('parameters.named')}>
      <ValueFields
        form={form}
        configKey={configName}
        meaning={configName === inviteForbid ? t('parameters.inviteForbid') : ''}
      />
    </FormPage>
  );
}
