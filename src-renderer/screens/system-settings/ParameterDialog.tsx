/** The dialog of a parameter: a plain value can be undone, a secret one only replaced. */
import { submitChange } from '#data/changes/index.ts';
import { useText } from '#data/text.ts';
import { findSysConfigs, type Parameter, saveSysConfig } from '#shared/api/system-settings/parameters.ts';
import type { Fields as FieldTable } from '#shared/rules/common/fields/field.ts';
import { parameterFields, parameterRecord } from '#shared/rules/records/parameter-records.ts';
import { parameterProblem } from '#shared/rules/system-settings/parameter-rules.ts';
import { recordChange } from '#widgets/Form/change.ts';
import { FormFields } from '#widgets/Form/Fields.tsx';
import { FormDialog } from '#widgets/Form/FormDialog.tsx';
import { useForm } from '#widgets/Form/use-form.ts';
import { ValueFields } from './ValueFields.tsx';

interface ParameterDialogProps {
  readonly parameter: Parameter;
  readonly meaning: string;
  readonly onClose: () => void;
}

export function ParameterDialog(props: ParameterDialogProps) {
  return props.parameter.secret ? <Secret {...props} /> : <Plain {...props} />;
}

function Plain({ parameter: { configKey, configValue }, meaning, onClose }: ParameterDialogProps) {
  const { t } = useText();
  const form = useForm({
    name: `sysconfig/${configKey}`,
    stored: { configValue },
    fields: parameterFields(configKey),
    change: recordChange(parameterRecord, { configKey }),
  });
  return (
    <FormDialog form={form} title={t('parameters.editOne', { key: configKey })} onClose={onClose}>
      <ValueFields form={form} configKey={configKey} meaning={meaning} />
    </FormDialog>
  );
}

interface SecretValue {
  readonly secretValue: string;
}
const secretFields: FieldTable<SecretValue> = {
  secretValue: {
    kind: 'text',
    type: 'password',
    label: 'parameters.secret',
    help: 'parameters.secretHelp',
    most: 500,
    required: true,
    check: (value) => parameterProblem('', value, true),
  },
};

function Secret({ parameter: { configKey }, meaning, onClose }: ParameterDialogProps) {
  const { t } = useText();
  const form = useForm<SecretValue>({
    name: `sysconfig/${configKey}`,
    stored: { secretValue: '' },
    fields: secretFields,
    isNew: true,
    change: {
      async send({ values: { secretValue } }) {
        await submitChange({
          title: 'parameters.changed',
          endpoint: saveSysConfig,
          before: null,
          input: { configKey, secretValue },
          touches: [findSysConfigs],
          success: 'common.done.save',
        });
        return 'saved';
      },
    },
    drafts: { secrets: ['secretValue'] },
  });
  return (
    <FormDialog form={form} title={t('parameters.editOne', { key: configKey })} onClose={onClose}>
      <p>{meaning}</p>
      <FormFields form={form} />
    </FormDialog>
  );
}
