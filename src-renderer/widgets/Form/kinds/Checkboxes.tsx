/** Checkboxes for a few options; the value keeps the options' order. */
import { useText } from '#data/text.ts';
import type { ChoicesRow, OfferedOption } from '#shared/rules/common/fields/field.ts';
import { CheckboxGroup } from '../../controls/Checkbox.tsx';
import type { KindProps } from './kind.ts';

interface TicksProps extends KindProps<ChoicesRow<string, never>, readonly string[]> {
  readonly options: readonly OfferedOption[];
}

export function CheckboxesControl({ options, label, value, readOnly, onChange }: TicksProps) {
  const { t } = useText();
  return (
    <CheckboxGroup
      label={label}
      disabled={readOnly}
      value={value}
      options={options.map((option) => ({ ...option, label: t(option.label) }))}
      onChange={(chosen) =>
        onChange(options.map((each) => each.value).filter((each) => chosen.includes(each)))
      }
    />
  );
}
