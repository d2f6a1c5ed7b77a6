/** A number with its unit; null while the field is empty. */
import type { NumberRow } from '#shared/rules/fields/field.ts';
import type { KindProps } from './kind.ts';
import styles from './kinds.module.css';

type NumbersProps = KindProps<NumberRow<never>, number | null>;

export function Numbers({ row, control, name, value, required, readOnly, onChange, onLeave }: NumbersProps) {
  return (
    <span className={styles.number}>
      <input
        {...control}
        name={name}
        type="number"
        min={row.least}
        max={row.most}
        step={10 ** -(row.digits ?? 0)}
        required={required}
        readOnly={readOnly}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : target.valueAsNumber)}
        onBlur={onLeave}
      />
      {row.unit}
    </span>
  );
}
