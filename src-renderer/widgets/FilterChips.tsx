import { useRef } from 'react';
import { SideFrame } from './DataGrid/SideFrame.tsx';
import styles from './FilterChips.module.css';

interface FilterChipsProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

export function FilterChips<Value extends string>(props: FilterChipsProps<Value>) {
  const { label, options, value, onChange } = props;
  const scroller = useRef<HTMLDivElement>(null);
  return (
    // One line whatever the counts: a wrapping chip would move the content below.
    <SideFrame scroller={scroller}>
      <div ref={scroller} className={styles.chipLine}>
        <fieldset className={styles.chips}>
          <legend className="visually-hidden">{label}</legend>
          {options.map((option) => (
            <button
              key={option.value}
              type="button"
              className={styles.chip}
              aria-pressed={option.value === value}
              onClick={() => onChange(option.value)}
            >
              {option.label}
            </button>
          ))}
        </fieldset>
      </div>
    </SideFrame>
  );
}
