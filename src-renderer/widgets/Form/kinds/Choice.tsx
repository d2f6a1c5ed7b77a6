/** A choice of one among many: a select with search for a long list, or visible options with long labels. */
import { useText } from '#data/text.ts';
import type { ChoiceRow, OfferedOption } from '#shared/rules/common/fields/field.ts';
import { RadioGroup } from '../../controls/Radio.tsx';
import { Select } from '../../controls/Select.tsx';
import type { KindProps } from './kind.ts';

interface ManyProps extends KindProps<ChoiceRow<string, never>, string> {
  readonly options: readonly OfferedOption[];
}

export function ChoiceControl({ row, options, label, value, readOnly, onChange }: ManyProps) {
  const { t } = useText();
  if (row.look === 'list') {
    return (
      <RadioGroup
        label={label}
        disabled={readOnly}
        vertical
        value={value === '' ? null : value}
        options={options.map((option) => ({ ...option, label: t(option.label) }))}
        onChange={onChange}
      />
    );
  }
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
