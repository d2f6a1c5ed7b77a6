/** A part of a form under a heading; a rarely used part is folded until it has a value. */
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import layout from '../looks/layout.module.css';
import styles from './FormSection.module.css';

interface FormSectionProps {
  readonly title: string;
  readonly text?: string;
  readonly action?: ReactNode;
  /** Folds the section at first; `summary` describes its current values. */
  readonly folded?: { readonly summary: string; readonly open: boolean };
  /** A field inside has a problem: the section stays open even if the user folded it. */
  readonly problem?: boolean;
  readonly children: ReactNode;
}

export function FormSection(props: FormSectionProps) {
  const { title, text, action, folded, problem = false, children } = props;
  const id = useId();
  const [open, setOpen] = useState(folded?.open ?? true);
  const shown = open || problem;
  return (
    <section className={`${styles.section} ${layout.beside}`} aria-labelledby={id}>
      {folded ? (
        <h2 className={styles.foldHeading}>
          <button type="button" className={styles.fold} aria-expanded={shown} onClick={() => setOpen(!shown)}>
            <ChevronRight size={15} aria-hidden="true" />
            <span id={id}>{title}</span>
            <span className={styles.summary}>{folded.summary}</span>
          </button>
        </h2>
      ) : (
        <div className={styles.headingRow}>
          <h2 id={id} className={styles.heading}>
            {title}
          </h2>
          {action}
        </div>
      )}
      {shown && (
        <>
          {text && <p className={styles.text}>{text}</p>}
          {children}
        </>
      )}
    </section>
  );
}
