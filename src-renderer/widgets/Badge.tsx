/** A short label beside what it describes: "Managed", "New". Not interactive. */
import type { ReactNode } from 'react';
import styles from './Badge.module.css';
import type { StatusTone } from './StatusDot.tsx';

interface BadgeProps {
  readonly children: ReactNode;
  readonly tone?: StatusTone | 'accent';
}

export function Badge({ children, tone = 'neutral' }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
