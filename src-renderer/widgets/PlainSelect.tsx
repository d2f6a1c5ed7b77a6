/** One of few, by the browser's own list, in the look of `controls/Select`: for pages that load nothing of antd. */
import { ChevronDown } from 'lucide-react';
import styles from './select.module.css';

interface PlainSelectProps {
  readonly id?: string;
  /** Its name, where no label is for it. */
  readonly label?: string | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: boolean | undefined;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
  /** `chip`: its edge is the chip's around it; `small`: in a row of small controls. */
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
