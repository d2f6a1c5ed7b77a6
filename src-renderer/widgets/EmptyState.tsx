/** An empty state: names the missing content and offers the first step. */
import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

/** What an empty list or part says. */
export interface EmptyContent {
  readonly icon?: ReactNode;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** The first step, or the way out. */
  readonly action?: ReactNode;
}

interface EmptyStateProps extends EmptyContent {
  /** The empty state is the page's only content, so its title becomes the page's heading. */
  readonly page?: boolean;
}

export function EmptyState({ icon, title, text, action, page = false }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {icon && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      {page ? <h1 className={styles.pageTitle}>{title}</h1> : <p className={styles.title}>{title}</p>}
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
