/** What it is called, where it is, what it is for, and whether anything may be changed there. */
import { useText } from '#data/text.ts';
import { Fields } from '#widgets/Form/Fields.tsx';
import { FormSection } from '#widgets/Form/FormSection.tsx';
import type { PartProps } from './parts.ts';

export function BasicsPart({ form }: PartProps) {
  const { t } = useText();
  return (
    <FormSection title={t('servers.form.basics')}>
      <Fields form={form} names={['name', 'address', 'environment', 'readOnly']} />
    </FormSection>
  );
}
