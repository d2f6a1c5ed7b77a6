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
      {signs.map((sign) => (
        <label key={sign.value} className={styles.sign} title={sign.label}>
          <input
            type="radio"
            name={group}
            aria-label={sign.label}
            checked={sign.value === value}
            onChange={() => onChange(sign.value)}
          />
          {sign.sign}
        </label>
      ))}
    </fieldset>
  );
}
