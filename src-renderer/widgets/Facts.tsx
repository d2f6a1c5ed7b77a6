/** Label and value pairs under a heading. */
import type { ReactNode } from 'react';
import styles from './Facts.module.css';

export function Facts({ title, children }: { readonly title?: ReactNode; readonly children: ReactNode }) {
  return (
    <section className={styles.facts}>
      {title && <h2 className={styles.heading}>{title}</h2>}
      <dl className={styles.pairs}>{children}</dl>
    </section>
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
