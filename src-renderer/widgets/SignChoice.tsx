/** One of many signs, each in a square that its words name: arrows go on within those of one `group`. */
import type { ReactNode } from 'react';
import styles from './SignChoice.module.css';

interface SignChoiceProps {
  readonly label: string;
  /** Several of one group are one choice: `useId` of whoever draws them. */
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
