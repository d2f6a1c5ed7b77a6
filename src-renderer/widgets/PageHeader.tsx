/** The head of a page: title, a line with its purpose, actions at the right, tabs below. */
import type { ReactNode } from 'react';
import { HeadSlot } from './HeadActions.tsx';
import styles from './PageHeader.module.css';

interface PageHeaderProps {
  readonly title: ReactNode;
  readonly purpose?: ReactNode;
  readonly actions?: ReactNode;
  readonly tabs?: ReactNode;
}

export function PageHeader({ title, purpose, actions, tabs }: PageHeaderProps) {
  return (
    <header className={tabs ? styles.withTabs : styles.header}>
      <div className={styles.row}>
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          {purpose && <p className={styles.purpose}>{purpose}</p>}
        </div>
        <div className={styles.actions}>
          {actions}
          <HeadSlot />
        </div>
      </div>
      {tabs && <div className={styles.tabs}>{tabs}</div>}
    </header>
  );
}
