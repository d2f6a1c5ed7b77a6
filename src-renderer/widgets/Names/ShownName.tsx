/** A name in the reader's language; the stored one beside it, where that is another. */
import type { ReactNode } from 'react';
import styles from './names.module.css';

interface ShownNameProps {
  readonly name: string;
  readonly stored: string;
  /** Draws the name and the stored name, for example with the words of a search marked. */
  readonly draw?: (name: string) => ReactNode;
}

export function ShownName({ name, stored, draw = (one) => one }: ShownNameProps) {
  if (name === stored) return draw(stored);
  return (
    <>
      {draw(name)} <span className={styles.stored}>{draw(stored)}</span>
    </>
  );
}
