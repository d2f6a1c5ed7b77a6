import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '#data/text.ts';
import { IconButton } from '../Button.tsx';
import styles from './List.module.css';

interface FilterChipProps {
  readonly id: string;
  readonly label: string;
  readonly set: boolean;
  readonly onClear: () => void;
  readonly children: ReactNode;
}

export function FilterChip({ id, label, set, onClear, children }: FilterChipProps) {
  const { t } = useText();
  return (
    <span className={styles.chip} data-set={set || undefined}>
      <label htmlFor={id} className={styles.chipLabel}>
        {label}
      </label>
      {children}
      {set && (
        <IconButton label={t('list.filter.clearOne', { filter: label })} onClick={onClear}>
          <X size={12} aria-hidden="true" />
        </IconButton>
      )}
    </span>
  );
}
