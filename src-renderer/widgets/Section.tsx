/** A part of a page under a heading, with tools for the whole part beside it. */
import type { ReactNode } from 'react';
import layout from './looks/layout.module.css';
import styles from './Section.module.css';

interface SectionProps {
  readonly title: string;
  /** Text beside the heading, outside its accessible name. */
  readonly note?: ReactNode;
  readonly tools?: ReactNode;
  /** The part's purpose, below the heading. */
  readonly text?: ReactNode;
  /** Puts the heading beside its content on pages wide enough for it (`layout.wide`). */
  readonly beside?: boolean;
  readonly children?: ReactNode;
}

export function Section({ title, note, tools, text, beside = false, children }: SectionProps) {
  return (
    <section
      className={beside ? `${styles.section} ${styles.beside} ${layout.beside}` : styles.section}
      aria-label={title}
    >
      <div className={styles.head}>
        <h2>{title}</h2>
        {note}
        {tools && <div className={styles.tools}>{tools}</div>}
      </div>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </section>
  );
}
