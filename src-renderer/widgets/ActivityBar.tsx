/** An activity bar for work of unknown duration; `children` name the work and offer to stop it. */
import type { ReactNode } from 'react';
import layout from './looks/layout.module.css';
import styles from './ActivityBar.module.css';

export function ActivityBar({ children }: { readonly children: ReactNode }) {
  return (
    <div className={`${layout.row} ${layout.above} ${styles.working}`} role="status">
      <span className={styles.bar} aria-hidden="true" />
      {children}
    </div>
  );
}
