/** Label and value pairs, under a heading where they have one. */
import type { ReactNode } from 'react';
import styles from './Facts.module.css';
import layout from './looks/layout.module.css';

interface FactsProps {
  readonly title?: ReactNode;
  readonly children: ReactNode;
  /** The page is wide enough for headings that stand beside what they head (`layout.wide`). */
  readonly beside?: boolean;
  /** In two columns where there is room. */
  readonly columns?: boolean;
  /** The values at the end of the line: short ones in a dialog. */
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

/** The pairs alone, in something that has a heading. */
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
