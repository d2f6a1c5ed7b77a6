/** Native form parts of the frame and of small dialogs: a labelled text field, a choice, a switch. */
import { type ReactNode, useId } from 'react';
import styles from './Field.module.css';

interface FieldProps {
  readonly label: string;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  readonly children: (control: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': boolean | undefined;
    className: string;
  }) => ReactNode;
}

/** Label, control, help or error under it. */
export function Field({ label, help, error, children }: FieldProps) {
  const id = useId();
  const note = error ?? help;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.control}>
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
  readonly disabled?: boolean;
  /** Id of what explains it. */
  readonly describedBy?: string | undefined;
}

/** One of a few, all in sight. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, value, options, onChange, disabled = false, describedBy } = props;
  const name = useId();
  return (
    <fieldset className={styles.choice} disabled={disabled} aria-describedby={describedBy}>
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

/** Acts at once. */
export function Switch({
  label,
  text,
  checked,
  onChange,
}: {
  readonly label: string;
  readonly text?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}) {
  const id = useId();
  return (
    <div className={styles.switchRow}>
      <div>
        <label htmlFor={id}>{label}</label>
        {text && (
          <p className={styles.help} id={`${id}-text`}>
            {text}
          </p>
        )}
      </div>
      <SwitchButton
        id={id}
        checked={checked}
        onChange={onChange}
        aria-describedby={text ? `${id}-text` : undefined}
      />
    </div>
  );
}

interface SwitchButtonProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly id?: string;
  readonly disabled?: boolean;
  readonly 'aria-label'?: string;
  readonly 'aria-describedby'?: string | undefined;
}

/** The switch alone, where its words stand elsewhere. */
export function SwitchButton({ checked, onChange, ...rest }: SwitchButtonProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      className={styles.switch}
      onClick={() => onChange(!checked)}
      {...rest}
    >
      <span className={styles.knob} />
    </button>
  );
}
