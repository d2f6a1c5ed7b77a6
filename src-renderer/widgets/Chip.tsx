/** One removable entry of a list of chosen values. */
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Chip.module.css';

interface ChipProps {
  readonly children: ReactNode;
  readonly removeLabel: string;
  readonly onRemove: () => void;
  /** The full text of a label that may be truncated. */
  readonly title?: string;
}

export function Chip({ children, removeLabel, onRemove, title }: ChipProps) {
  return (
    <li className={styles.chip}>
      <span className={styles.text} title={title}>
        {children}
      </span>
      <button type="button" aria-label={removeLabel} title={removeLabel} onClick={onRemove}>
        <X size={13} aria-hidden="true" />
      </button>
    </li>
  );
}

export function Chips({ label, children }: { readonly label?: string; readonly children: ReactNode }) {
  return (
    <ul className={styles.chips} aria-label={label}>
      {children}
    </ul>
  );
}
