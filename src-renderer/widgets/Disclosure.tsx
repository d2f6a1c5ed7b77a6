/** Foldable content on the browser's own element, so that pages without antd can use it. */
import type { ReactNode } from 'react';
import styles from './Disclosure.module.css';

interface DisclosureProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly open?: boolean;
  readonly hasFrame?: boolean;
  readonly onToggle?: (open: boolean) => void;
}

export function Disclosure({ title, children, open, hasFrame = false, onToggle }: DisclosureProps) {
  return (
    <details
      className={hasFrame ? styles.framed : styles.open}
      open={open}
      onToggle={onToggle && ((event) => onToggle(event.currentTarget.open))}
    >
      <summary>{title}</summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
