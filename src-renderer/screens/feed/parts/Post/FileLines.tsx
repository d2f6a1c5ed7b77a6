import type { ReactNode } from 'react';
import { useText } from '#data/text.ts';
import ink from '#widgets/looks/ink.module.css';
import styles from './Post.module.css';

export function FileLines({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ul className={styles.files} aria-label={label}>
      {children}
    </ul>
  );
}

interface FileLineProps {
  readonly name: string;
  readonly size?: number;
  readonly failed?: boolean;
  readonly children: ReactNode;
}

export function FileLine({ name, size, failed = false, children }: FileLineProps) {
  const { formatBytes } = useText();
  return (
    <li className={styles.file} role={failed ? 'alert' : undefined}>
      <span dir="auto">{name}</span>
      {size !== undefined && <span className={ink.count}>{formatBytes(size)}</span>}
      {children}
    </li>
  );
}
