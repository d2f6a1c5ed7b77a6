/** A status as a dot with a word; colour is never the only sign. */
import type { ReactNode } from 'react';
import styles from './StatusDot.module.css';

export type StatusTone = 'success' | 'warning' | 'danger' | 'info' | 'neutral';

export function StatusDot({ tone, children }: { readonly tone: StatusTone; readonly children: ReactNode }) {
  return (
    <span className={styles.status}>
      <span className={styles.dot} data-tone={tone} aria-hidden="true" />
      <span className={styles.words}>{children}</span>
    </span>
  );
}
