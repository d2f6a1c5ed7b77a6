/** Pairs of label and value, with an optional heading. */
import type { ReactNode } from 'react';
import styles from './Facts.module.css';
import layout from './looks/layout.module.css';

interface FactsProps {
  readonly title?: ReactNode;
  readonly children: ReactNode;
  /** Puts the heading beside the pairs, on pages wide enough for it (`layout.form`). */
  readonly beside?: boolean;
  /** Two columns where space permits. */
  readonly columns?: boolean;
  /** Aligns values to the end of the line, for short ones in a dialog. */
  readonly ends?: boolean;
}

export function Facts({ title, beside = false, ...pairs }: FactsProps) {
  return (
    <section className={beside ? `${styles.facts} ${layout.beside}` : styles.facts}>
      {title && <h2>{title}</h2>}
      <FactList {...pairs} />
    </section>
  );
}

export function FactList({ children, columns = false, ends = false }: Omit<FactsProps, 'title' | 'beside'>) {
  return (
    <dl
      className={`${styles.pairs} ${ends ? styles.ends : ''} ${columns ? `${layout.columns} ${styles.columns}` : ''}`}
    >
      {children}
    </dl>
  );
}

export function Fact({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={styles.pair}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
