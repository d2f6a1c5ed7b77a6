/**
 * A part of a page under a heading, with tools for the whole part beside it. In wide windows a form's headings stand
 * beside their content (`layout.form`).
 */
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
  readonly children?: ReactNode;
}

export function Section({ title, note, tools, text, children }: SectionProps) {
  return (
    <section className={`${styles.section} ${layout.beside}`} aria-label={title}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {note}
        {tools && (
          <div className={styles.tools} data-tools="">
            {tools}
          </div>
        )}
      </div>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </section>
  );
}
