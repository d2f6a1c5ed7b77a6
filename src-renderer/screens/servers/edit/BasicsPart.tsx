/** The server's name, address, environment, and whether it is read-only. */
import { useText } from '#data/text.ts';
import { FormFields } from '#widgets/Form/Fields.tsx';
import { FormSection } from '#widgets/Form/FormSection.tsx';
import type { PartProps } from './parts.ts';

export function BasicsPart({ form }: PartProps) {
  const { t } = useText();
  return (
    <FormSection title={t('servers.form.basics')}>
      <FormFields form={form} names={['name', 'address', 'environment', 'readOnly']} />
    </FormSection>
  );
}
