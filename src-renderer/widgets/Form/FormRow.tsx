/** A row of a form whose control is a group: choices, files, people. */
import { type ReactNode, useId, useMemo } from 'react';
import { RowNoteContext } from '../controls/row-note.ts';
import { describedByAll, useFieldAbout } from './field-about.tsx';
import styles from './FormField.module.css';

interface FormRowProps {
  readonly label: string;
  readonly required?: boolean;
  readonly help?: ReactNode;
  /** The text behind the field's "?". */
  readonly about?: string | undefined;
  readonly problem?: string | null | undefined;
  /** The field's name, by which the form finds a row without a single control. */
  readonly name?: string;
  readonly children: ReactNode;
}

export function FormRow({ label, required, help, problem, name, children, ...props }: FormRowProps) {
  const id = useId();
  const about = useFieldAbout(label, props.about);
  const note = problem ?? help;
  const described = describedByAll(note ? id : undefined, about.described);
  const row = useMemo(
    () => ({
      'aria-describedby': described,
      'aria-invalid': problem ? true : undefined,
      'aria-required': required || undefined,
    }),
    [described, problem, required],
  );
  return (
    <fieldset
      className={styles.row}
      name={name}
      tabIndex={name ? -1 : undefined}
      aria-describedby={described}
    >
      <legend className="visually-hidden">{label}</legend>
      <div className={styles.label}>
        <span aria-hidden="true">
          {label}
          {required && <span className={styles.required}>*</span>}
        </span>
        {about.button}
      </div>
      <div className={styles.control}>
        <RowNoteContext value={row}>{children}</RowNoteContext>
        {note && (
          <p id={id} className={problem ? styles.problem : styles.help}>
            {note}
          </p>
        )}
        {about.note}
      </div>
    </fieldset>
  );
}
