/** What can be done with the chosen rows; slides in over the line above the table, so that no row moves. */
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '#data/text.ts';
import { Button, IconButton } from '../Button.tsx';
import styles from './bulk.module.css';

/** Words of its own for what is chosen: "3 licences". */
export interface BulkWords {
  readonly label?: string;
  readonly clear?: string;
  /** Of the box that chooses everything. */
  readonly all?: string;
  readonly count?: (count: number) => string;
}

interface BulkBarProps {
  readonly count: number;
  readonly list: string;
  readonly words: BulkWords;
  readonly onClear: () => void;
  /** Chooses everything that the list finds; absent: the list has a box for it. */
  readonly onAll?: (() => void) | undefined;
  /** What stands in its place while nothing is chosen. */
  readonly atRest: ReactNode;
  readonly children: ReactNode;
}

export function BulkBar({ count, list, words, onClear, onAll, atRest, children }: BulkBarProps) {
  const { t, formatNumber } = useText();
  return (
    <div className={styles.place} data-used={count > 0 || undefined}>
      <div className={styles.rest} data-covered={count > 0 || undefined}>
        {atRest}
      </div>
      {count > 0 && (
        <div className={styles.bar} role="toolbar" aria-label={words.label ?? t('list.bulk.label', { list })}>
          <span className={styles.count} role="status">
            {words.count?.(count) ?? t('list.bulk.chosen', { count, total: formatNumber(count) })}
          </span>
          {onAll && (
            <Button look="quiet" size="small" onClick={onAll}>
              {t('list.bulk.everything')}
            </Button>
          )}
          {children}
          <IconButton label={words.clear ?? t('list.bulk.clear')} onClick={onClear}>
            <X size={15} aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </div>
  );
}
