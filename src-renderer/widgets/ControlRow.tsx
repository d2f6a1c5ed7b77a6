/** A bordered row of one control: its name and help, the control at the end. Rows that follow each other are joined. */
import type { ReactNode } from 'react';
import styles from './ControlRow.module.css';

interface ControlRowProps {
  /** The label or heading. */
  readonly name: ReactNode;
  readonly help?: ReactNode;
  readonly control: ReactNode;
  /** Content below, over the row's whole width: what the control has turned on. */
  readonly below?: ReactNode;
  /** The row is an entry of a list, with the id of its heading. */
  readonly entry?: string;
}

export function ControlRow({ name, help, control, below, entry }: ControlRowProps) {
  const Row = entry === undefined ? 'div' : 'li';
  return (
    <Row className={styles.row} aria-labelledby={entry}>
      <div className={styles.words}>
        {name}
        {help}
      </div>
      <div className={styles.control}>{control}</div>
      {below && <div className={styles.below}>{below}</div>}
    </Row>
  );
}
