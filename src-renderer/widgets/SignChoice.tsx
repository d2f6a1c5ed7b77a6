/** A choice among signs, each in a square with a text name; the arrow keys move within one `group`. */
import type { ReactNode } from 'react';
import styles from './SignChoice.module.css';

interface SignChoiceProps {
  readonly label: string;
  /** The name of the radio group, from `useId`; several sets of signs may share one group. */
  readonly group: string;
  readonly value: string;
  readonly signs: readonly { readonly value: string; readonly label: string; readonly sign: ReactNode }[];
  readonly onChange: (value: string) => void;
}

export function SignChoice({ label, group, value, signs, onChange }: SignChoiceProps) {
  return (
    <fieldset className={styles.signs} aria-label={label}>
      {signs.map((one) => (
        <label key={one.value} className={styles.sign} title={one.label}>
          <input
            type="radio"
            name={group}
            aria-label={one.label}
            checked={one.value === value}
            onChange={() => onChange(one.value)}
          />
          {one.sign}
        </label>
      ))}
    </fieldset>
  );
}
