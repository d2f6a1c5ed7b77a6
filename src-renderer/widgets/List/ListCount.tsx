/** Number of rows, and how many of them match the filters. */
import type { ReactNode } from 'react';
import { useText } from '#data/text.ts';
import styles from './List.module.css';

interface ListCountProps {
  readonly list: { readonly total: number | null; readonly whole: number | null };
  readonly count?: ((total: number) => string) | undefined;
  readonly beside?: ReactNode;
}

export function ListCount({ list: { total, whole }, count, beside }: ListCountProps) {
  const { t, formatNumber } = useText();
  const text = () => {
    if (total === null) return '';
    if (whole !== null && whole !== total) {
      return t('common.table.found', { found: formatNumber(total), total: formatNumber(whole) });
    }
    return count?.(total) ?? t('common.table.total', { total: formatNumber(total) });
  };
  return (
    <span className={styles.counts}>
      <span role="status">{text()}</span>
      {beside}
    </span>
  );
}
