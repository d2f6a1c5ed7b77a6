/** Work of unknown duration: shows its progress, its name and a button that stops it. */
import type { ReactNode } from 'react';
import layout from './looks/layout.module.css';
import styles from './Working.module.css';

export function Working({ children }: { readonly children: ReactNode }) {
  return (
    <div className={`${layout.row} ${layout.above} ${styles.working}`} role="status">
      <span className={styles.bar} aria-hidden="true" />
      {children}
    </div>
  );
}
