/** A filter for several of a few known values: terminals, reasons, languages. */
import { MultiSelect } from '#widgets/controls/Select.tsx';
import styles from './LoginLog.module.css';
import { listed } from './log-filter.ts';

interface ManyFilterProps {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Values, separated by commas. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function ManyFilter({ label, options, value, onChange }: ManyFilterProps) {
  const chosen = listed(value);
  // A value of the address without a known label stays in the filter.
  const unknown = chosen.filter((one) => options.every((option) => option.value !== one));
  return (
    <span className={styles.many} data-set={value !== '' || undefined}>
      <MultiSelect
        label={label}
        marked={value !== ''}
        placeholder={label}
        options={[...options, ...unknown.map((one) => ({ value: one, label: one }))]}
        value={chosen}
        onChange={(next) => onChange(next.join(','))}
      />
    </span>
  );
}
