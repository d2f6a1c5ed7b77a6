/** Actions for the selected rows; the bar covers the line above the table, so that no row moves. */
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '#data/text.ts';
import { Button, IconButton } from '../Button.tsx';
import styles from './bulk.module.css';

/** Texts specific to the rows: "3 licences". */
export interface BulkWords {
  readonly label?: string;
  readonly clear?: string;
  /** Label of the checkbox that selects all rows. */
  readonly all?: string;
  readonly count?: (count: number) => string;
}

export interface BulkEverything {
  /** Number of the rows that the filter finds, on all pages; null where it is not said. */
  readonly total: number | null;
  readonly choose: () => void;
}

interface BulkBarProps {
  readonly count: number;
  readonly list: string;
  readonly words: BulkWords;
  readonly onClear: () => void;
  /** Selects all found rows; null when the list has a checkbox for that. */
  readonly everything: BulkEverything | null;
  /** Content in the bar's place while nothing is selected. */
  readonly atRest: ReactNode;
  readonly children: ReactNode;
}

export function BulkBar({ count, list, words, onClear, everything, atRest, children }: BulkBarProps) {
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
          {everything && (
            <Button look="quiet" size="small" onClick={everything.choose}>
              {everything.total === null
                ? t('list.bulk.everything')
                : t('list.bulk.matching', { total: formatNumber(everything.total) })}
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
