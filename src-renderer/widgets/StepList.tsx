/** The steps of a trial as they end: result, meaning, duration. */
import type { ReactNode } from 'react';
import ink from './looks/ink.module.css';
import type { StatusTone } from './StatusDot.tsx';
import styles from './StepList.module.css';

export function StepList({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {children}
    </ol>
  );
}

interface StepProps {
  /** Neutral for a needless or future step. */
  readonly tone: StatusTone;
  /** Icon of 14 pixels. */
  readonly icon: ReactNode;
  readonly name: string;
  readonly running?: boolean;
  readonly time?: string;
  /** Data attributes with the step's name and result, for tests. */
  readonly step?: string;
  readonly verdict?: string;
  readonly children: ReactNode;
}

export function Step({ tone, icon, name, running = false, time, step, verdict, children }: StepProps) {
  return (
    <li data-tone={tone} data-step={step} data-verdict={verdict}>
      <span className={running ? ink.turning : styles.icon}>{icon}</span>
      <span className={styles.name}>{name}</span>
      <span className={styles.words}>{children}</span>
      <span className={ink.count}>{time}</span>
    </li>
  );
}
