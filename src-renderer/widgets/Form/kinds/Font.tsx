/** A font family by its name; '' is the usual one. */
import { useText } from '#data/text.ts';
import type { FontRow } from '#shared/rules/fields/field.ts';
import { Select } from '../../controls/Select.tsx';
import type { KindProps } from './kind.ts';

export function Font({ row, label, value, readOnly, onChange }: KindProps<FontRow<never>, string>) {
  const { t } = useText();
  const families = row.families.map((family) => ({ value: family, label: family }));
  return (
    <Select
      label={label}
      disabled={readOnly}
      value={value}
      options={[{ value: '', label: t('common.form.usualFont') }, ...families]}
      onChange={onChange}
    />
  );
}
