/** A number with its unit; null while empty. antd's own limits are not used: they correct the value silently. */
import type { NumberRow } from '#shared/rules/common/fields/field.ts';
import { InputNumber } from '../../controls/InputNumber.tsx';
import type { KindProps } from './kind.ts';

type NumbersProps = KindProps<NumberRow<never>, number | null>;

export function NumberControl({ row, control, label, value, readOnly, onChange, onLeave }: NumbersProps) {
  const { className: _, ...described } = control ?? {};
  return (
    <InputNumber
      {...described}
      label={label}
      disabled={readOnly}
      value={value}
      step={10 ** -(row.digits ?? 0)}
      {...(row.unit === undefined ? {} : { unit: row.unit })}
      onChange={onChange}
      onBlur={onLeave}
    />
  );
}
