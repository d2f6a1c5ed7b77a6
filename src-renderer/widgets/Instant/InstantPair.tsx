/** Two instants one below the other, such as the ends of a range, with their fields aligned. */
import type { ReactNode } from 'react';
import styles from './InstantField.module.css';

export function InstantPair({ children }: { readonly children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}
