/** A row of a form whose control is a group: choices, files, people. */
import { type ReactNode, useId, useMemo } from 'react';
import { RowNoteContext } from '../controls/row-note.ts';
import styles from './FormField.module.css';

interface FormRowProps {
  readonly label: string;
  readonly required?: boolean;
  readonly help?: ReactNode;
  readonly problem?: string | null | undefined;
  /** The field's name, by which the form finds a row without a single control. */
  readonly name?: string;
  readonly children: ReactNode;
}

export function FormRow({ label, required, help, problem, name, children }: FormRowProps) {
  const id = useId();
  const note = problem ?? help;
  const described = note ? id : undefined;
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
      <span className={styles.label} aria-hidden="true">
        {label}
        {required && <span className={styles.required}>*</span>}
      </span>
      <div className={styles.control}>
        <RowNoteContext value={row}>{children}</RowNoteContext>
        {note && (
          <p id={id} className={problem ? styles.problem : styles.help}>
            {note}
          </p>
        )}
      </div>
    </fieldset>
  );
}
