/** The first cell of a row in a picker: a click anywhere in it picks the row, as the grid's keys do. */
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '#data/text.ts';
import styles from './OrgTree.module.css';

interface PickCellProps {
  /** The row is the single selected one; multiple selection uses checkboxes. */
  readonly chosen: boolean;
  readonly mark?: ReactNode;
  readonly onPick: () => void;
  readonly children: ReactNode;
}

export function PickCell({ chosen, mark, onPick, children }: PickCellProps) {
  const { t } = useText();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter and Space of the grid do the same
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <span
      className={chosen ? styles.chosenCell : styles.pickCell}
      onClick={(event) => {
        if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onPick();
      }}
    >
      <span className={styles.cut}>{children}</span>
      {mark}
      {chosen && (
        <>
          <Check size={14} aria-hidden="true" />
          <span className="visually-hidden">{t('people.tree.chosen')}</span>
        </>
      )}
    </span>
  );
}
