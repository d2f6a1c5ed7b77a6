import type { ReactNode } from 'react';
import type { StatusTone } from './StatusDot.tsx';
import styles from './Tags.module.css';

interface TagsProps {
  readonly tone?: StatusTone;
  /** One `<li>` each. */
  readonly children: ReactNode;
}

export function Tags({ tone = 'neutral', children }: TagsProps) {
  return (
    <ul className={styles.tags} data-tone={tone}>
      {children}
    </ul>
  );
}
