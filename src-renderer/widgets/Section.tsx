/** A part of a page under its heading, with what can be done with all of it beside the heading. */
import type { ReactNode } from 'react';
import layout from './looks/layout.module.css';
import styles from './Section.module.css';

interface SectionProps {
  readonly title: string;
  /** Beside the heading, where it does not belong to its name. */
  readonly note?: ReactNode;
  readonly tools?: ReactNode;
  /** Below the heading: what it is for. */
  readonly text?: ReactNode;
  /** The page is wide enough for headings that stand beside what they head (`layout.wide`). */
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
