import type { ReactNode } from 'react';
import type { Terminal } from '#shared/rules/themes/terminals.ts';
import ink from '#widgets/looks/ink.module.css';
import styles from './ComparedSides.module.css';

interface SidesProps {
  readonly terminal: Terminal;
  readonly children: ReactNode;
}

export function ComparedSides({ terminal, children }: SidesProps) {
  return (
    <div className={styles.sides} data-frame={terminal === 'h5' ? 'phone' : undefined}>
      {children}
    </div>
  );
}

export function ComparedSide({
  title,
  children,
}: {
  readonly title: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <figure className={styles.side}>
      <figcaption className={ink.label}>{title}</figcaption>
      {children}
    </figure>
  );
}
