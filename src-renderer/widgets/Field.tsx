/** A labelled text field and a native choice, for the sign-in page, which loads no antd. */
import { type ReactNode, useId } from 'react';
import styles from './Field.module.css';

interface FieldProps {
  readonly label: string;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  /** The label stands above, in one line: another label then moves nothing below the field. */
  readonly hasLineLabel?: boolean;
  readonly children: (control: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': boolean | undefined;
    className: string;
  }) => ReactNode;
}

export function Field({ label, help, error, hasLineLabel = false, children }: FieldProps) {
  const id = useId();
  const note = error ?? help;
  return (
    <div className={styles.field} data-line-label={hasLineLabel || undefined}>
      <label htmlFor={id} className={styles.label} title={hasLineLabel ? label : undefined}>
        {label}
      </label>
      <div>
        {children({
          id,
          'aria-describedby': note ? `${id}-note` : undefined,
          'aria-invalid': error ? true : undefined,
          className: styles.input ?? '',
        })}
        {note && (
          <p id={`${id}-note`} className={error ? styles.error : styles.help}>
            {note}
          </p>
        )}
      </div>
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
}

/** A choice of one among few visible options; other pages use `controls/Segmented`. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, value, options, onChange } = props;
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option} data-chosen={option.value === value || undefined}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
