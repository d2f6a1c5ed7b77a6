/** Figures or facts side by side, each below its label. */
import type { ReactNode } from 'react';
import styles from './Figures.module.css';

interface FiguresProps {
  readonly label?: string;
  /** Large type for a page's main figures. */
  readonly large?: boolean;
  readonly children: ReactNode;
}

export function Figures({ label, large = false, children }: FiguresProps) {
  return (
    <dl className={large ? styles.large : styles.figures} aria-label={label}>
      {children}
    </dl>
  );
}

interface FigureProps {
  readonly label: string;
  /** Faint type for an absent value. */
  readonly faint?: boolean;
  readonly children: ReactNode;
}

export function Figure({ label, faint = false, children }: FigureProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd data-faint={faint || undefined}>{children}</dd>
    </div>
  );
}
