/** A native select in the look of `controls/Select`, for pages that do not load antd. */
import { ChevronDown } from 'lucide-react';
import styles from './select.module.css';

interface PlainSelectProps {
  readonly id?: string;
  /** The accessible name, where no label element names the select. */
  readonly label?: string | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: boolean | undefined;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
  /** A `chip` has no edge of its own; a `small` select fits a row of small controls. */
  readonly look?: 'field' | 'chip' | 'small';
}

export function PlainSelect(props: PlainSelectProps) {
  const { id, label, value, options, onChange, look = 'field' } = props;
  return (
    <span className={styles.select} data-look={look}>
      <select
        id={id}
        aria-label={label}
        aria-describedby={props['aria-describedby']}
        aria-invalid={props['aria-invalid']}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown size={14} aria-hidden="true" />
    </span>
  );
}
