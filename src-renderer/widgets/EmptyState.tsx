/** An empty state: names the missing content and offers the first step. */
import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

/** A node that draws something. */
type Visible = Exclude<ReactNode, null | undefined | boolean>;

interface EmptyTitle {
  readonly icon?: ReactNode;
  readonly title: ReactNode;
}

/** The first step, or the way out. */
interface EmptyStep extends EmptyTitle {
  readonly action: Visible;
  readonly text?: ReactNode;
}

/** A sentence that says where the content comes from, where nothing can be done about it here. */
interface EmptyReason extends EmptyTitle {
  readonly text: Visible;
  readonly action?: ReactNode;
}

/** The words of an empty list or part: never a title alone. */
export type EmptyContent = EmptyStep | EmptyReason;

type EmptyStateProps = EmptyContent & {
  /** The empty state is the page's only content, so its title becomes the page's heading. */
  readonly page?: boolean;
};

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
