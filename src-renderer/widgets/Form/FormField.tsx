/** One row of a form on a page: label left from 1200 px on, otherwise above; help or problem below the control. */
import { type ReactNode, useId } from 'react';
import { describedByAll, useFieldAbout } from './field-about.tsx';
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
  /** The text behind the field's "?". */
  readonly about?: string | undefined;
  readonly problem?: string | null | undefined;
  readonly action?: ReactNode;
  readonly children: (control: FieldControlProps) => ReactNode;
}

export function FormField(props: FormFieldProps) {
  const { label, name, required, help, problem, action, children } = props;
  const id = useId();
  const about = useFieldAbout(label, props.about);
  const note = problem ?? help;
  return (
    <div className={styles.row} data-field={name}>
      <div className={styles.label}>
        <label htmlFor={id}>
          {label}
          {required && (
            <span className={styles.required} aria-hidden="true">
              *
            </span>
          )}
        </label>
        {about.button}
      </div>
      <div className={styles.control}>
        <div className={styles.line}>
          {children({
            id,
            className: styles.input ?? '',
            'aria-describedby': describedByAll(note ? `${id}-note` : undefined, about.described),
            'aria-invalid': problem ? true : undefined,
          })}
          {action}
        </div>
        {note && (
          <p id={`${id}-note`} className={problem ? styles.problem : styles.help}>
            {note}
          </p>
        )}
        {about.note}
      </div>
    </div>
  );
}
