/** What can be done with the selected rows; slides in when there are any. */
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../widgets/Button.tsx';
import styles from './bulk.module.css';

interface BulkBarProps {
  /** "3 selected"; null: nothing is. */
  readonly count: string | null;
  readonly label: string;
  readonly clearLabel: string;
  readonly onClear: () => void;
  readonly children: ReactNode;
}

export function BulkBar({ count, label, clearLabel, onClear, children }: BulkBarProps) {
  if (count === null) return null;
  return (
    <div className={styles.bar} role="toolbar" aria-label={label}>
      <span className={styles.count} role="status">
        {count}
      </span>
      {children}
      <IconButton label={clearLabel} onClick={onClear}>
        <X size={15} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
