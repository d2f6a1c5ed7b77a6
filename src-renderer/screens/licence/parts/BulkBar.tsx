/** What can be done with the selected rows; slides in over the line above the table, so that no row moves. */
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#widgets/Button.tsx';
import styles from './bulk.module.css';

interface BulkBarProps {
  /** "3 selected"; null: nothing is. */
  readonly count: string | null;
  readonly label: string;
  readonly clearLabel: string;
  readonly onClear: () => void;
  /** What stands in its place while nothing is selected. */
  readonly atRest: ReactNode;
  readonly children: ReactNode;
}

export function BulkBar({ count, label, clearLabel, onClear, atRest, children }: BulkBarProps) {
  return (
    <div className={styles.place}>
      <div className={styles.rest} data-covered={count !== null || undefined}>
        {atRest}
      </div>
      {count !== null && (
        <div className={styles.bar} role="toolbar" aria-label={label}>
          <span className={styles.count} role="status">
            {count}
          </span>
          {children}
          <IconButton label={clearLabel} onClick={onClear}>
            <X size={15} aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </div>
  );
}
