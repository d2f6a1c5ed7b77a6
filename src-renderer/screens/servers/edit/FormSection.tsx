/** A part of the form under a heading; one that is seldom needed is folded until it says something. */
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import styles from './edit.module.css';

interface FormSectionProps {
  readonly title: string;
  readonly text?: string;
  /** Folded at first; what it says now in a few words. */
  readonly folded?: { readonly summary: string; readonly open: boolean };
  /** Something in it needs another look: it is open whatever the user folded. */
  readonly problem?: boolean;
  readonly children: ReactNode;
}

export function FormSection({ title, text, folded, problem = false, children }: FormSectionProps) {
  const id = useId();
  const [open, setOpen] = useState(folded?.open ?? true);
  const shown = open || problem;
  return (
    <section className={styles.section} aria-labelledby={id}>
      {folded ? (
        <h2 className={styles.foldHeading}>
          <button type="button" className={styles.fold} aria-expanded={shown} onClick={() => setOpen(!shown)}>
            <ChevronRight size={15} aria-hidden="true" />
            <span id={id}>{title}</span>
            <span className={styles.summary}>{folded.summary}</span>
          </button>
        </h2>
      ) : (
        <h2 id={id} className={styles.heading}>
          {title}
        </h2>
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

interface FormRowProps {
  readonly label: string;
  readonly help?: ReactNode;
  readonly problem?: string | undefined;
  /** The name under which the form finds it, where it has no single control. */
  readonly name?: string;
  readonly children: ReactNode;
}

/** A row whose control is a group: choices, files. */
export function FormRow({ label, help, problem, name, children }: FormRowProps) {
  const note = problem ?? help;
  return (
    <fieldset className={styles.row} name={name} tabIndex={name ? -1 : undefined}>
      <legend className="visually-hidden">{label}</legend>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <div className={styles.control}>
        {children}
        {note && <p className={problem ? styles.problem : styles.help}>{note}</p>}
      </div>
    </fieldset>
  );
}
