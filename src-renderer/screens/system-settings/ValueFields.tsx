/** The value of a parameter or of a configuration: a switch for one that is 1 or 0, a text for any other. */
import { isFlag } from '#shared/rules/system-settings/parameter-rules.ts';
import { SwitchField } from '#widgets/controls/Switch.tsx';
import { FormFields } from '#widgets/Form/Fields.tsx';
import type { FormState } from '#widgets/Form/use-form.ts';

interface ValueFieldsProps {
  readonly form: FormState<{ readonly configValue: string }>;
  readonly configKey: string;
  /** The purpose of the value; '' where it is unknown. */
  readonly meaning: string;
}

export function ValueFields({ form, configKey, meaning }: ValueFieldsProps) {
  return isFlag(configKey, form.stored.configValue) ? (
    <SwitchField
      label={meaning}
      checked={form.values.configValue === '1'}
      onChange={(on) => form.set('configValue', on ? '1' : '0')}
    />
  ) : (
    <>
      {meaning !== '' && <p>{meaning}</p>}
      <FormFields form={form} />
    </>
  );
}
