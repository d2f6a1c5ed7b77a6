/** The steps of something tried, as they end: how each ended, what it means, how long it took. */
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
  /** Of a step that was needless or comes next: neutral. */
  readonly tone: StatusTone;
  /** 14 px. */
  readonly icon: ReactNode;
  readonly name: string;
  /** It is under way. */
  readonly running?: boolean;
  readonly time?: string;
  /** Which one it is and how it ended, for whoever looks for it. */
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
