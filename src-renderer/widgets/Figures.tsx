/** Some figures or facts beside each other, each under its name. */
import type { ReactNode } from 'react';
import styles from './Figures.module.css';

interface FiguresProps {
  readonly label?: string;
  /** Numbers that one looks for first. */
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
  /** It says that there is none. */
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
