/** One of many, with a search where the list is long. */
import { useText } from '#data/text.ts';
import type { ChoiceRow, Offer } from '#shared/rules/fields/field.ts';
import { Select } from '../../controls/Select.tsx';
import type { KindProps } from './kind.ts';

interface ManyProps extends KindProps<ChoiceRow<string, never>, string> {
  readonly options: readonly Offer[];
}

export function Many({ options, label, value, readOnly, onChange }: ManyProps) {
  const { t } = useText();
  return (
    <Select
      label={label}
      disabled={readOnly}
      value={value === '' ? null : value}
      options={options.map((option) => ({ ...option, label: t(option.label) }))}
      onChange={onChange}
    />
  );
}
