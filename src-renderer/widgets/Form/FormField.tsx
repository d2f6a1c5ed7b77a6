/** One row of a form on a page: label left from 1200 px on, otherwise above; help or problem below the control. */
import { type ReactNode, useId } from 'react';
import styles from './FormField.module.css';

export interface FieldControlProps {
  readonly id: string;
  readonly className: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FormFieldProps {
  readonly label: string;
  /** Lets the form find a control without a `name` of its own. */
  readonly name?: string;
  readonly required?: boolean;
  readonly help?: ReactNode;
  readonly problem?: string | null | undefined;
  readonly action?: ReactNode;
  readonly children: (control: FieldControlProps) => ReactNode;
}

export function FormField({ label, name, required, help, problem, action, children }: FormFieldProps) {
  const id = useId();
  const note = problem ?? help;
  return (
    <div className={styles.row} data-field={name}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {required && (
          <span className={styles.required} aria-hidden="true">
            *
          </span>
        )}
      </label>
      <div className={styles.control}>
        <div className={styles.line}>
          {children({
            id,
            className: styles.input ?? '',
            'aria-describedby': note ? `${id}-note` : undefined,
            'aria-invalid': problem ? true : undefined,
          })}
          {action}
        </div>
        {note && (
          <p id={`${id}-note`} className={problem ? styles.problem : styles.help}>
            {note}
          </p>
        )}
      </div>
    </div>
  );
}
