/** One line of a list of facts: what it is, and what it says. */
import type { ReactNode } from 'react';
import styles from './facts.module.css';

export function Pair({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.pair}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
