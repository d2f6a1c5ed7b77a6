/** One entry of a list of chosen values, which may be removed and moved. */
import { X } from 'lucide-react';
import type { HTMLAttributes, ReactNode } from 'react';
import styles from './Chip.module.css';

interface ChipProps {
  readonly children: ReactNode;
  readonly removeLabel: string;
  /** Null for an entry that stays. */
  readonly onRemove: (() => void) | null;
  /** Stands before the text of an entry that can be moved. */
  readonly handle?: ReactNode;
  /** Attributes of the list item, by which the entry can be dragged. */
  readonly row?: HTMLAttributes<HTMLLIElement>;
  /** The full text of a label that may be truncated. */
  readonly title?: string;
}

export function Chip({ children, removeLabel, onRemove, title, handle, row }: ChipProps) {
  return (
    <li className={styles.chip} {...row}>
      {handle}
      <span className={styles.text} title={title}>
        {children}
      </span>
      {onRemove && (
        <button
          type="button"
          className={styles.remove}
          aria-label={removeLabel}
          title={removeLabel}
          onClick={onRemove}
        >
          <X size={13} aria-hidden="true" />
        </button>
      )}
    </li>
  );
}

interface ChipsProps {
  readonly label?: string;
  readonly children: ReactNode;
  /** The order of the entries means something. */
  readonly ordered?: boolean;
}

export function Chips({ label, children, ordered = false }: ChipsProps) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List className={styles.chips} aria-label={label}>
      {children}
    </List>
  );
}
