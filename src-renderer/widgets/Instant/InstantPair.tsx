/** Two instants below each other, such as the ends of a span: their fields begin at one edge, however long the words are. */
import type { ReactNode } from 'react';
import styles from './InstantField.module.css';

export function InstantPair({ children }: { readonly children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}
