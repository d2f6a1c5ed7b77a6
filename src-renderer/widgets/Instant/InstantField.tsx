/** Day and time of an instant in the form's zone; an empty field is an open end. */
import { DatePicker } from '../controls/DatePicker.tsx';
import { TimePicker } from '../controls/TimePicker.tsx';
import styles from './InstantField.module.css';

export interface InstantFieldProps {
  /** The label before day and time; a row of a form has a label of its own instead. */
  readonly word?: string;
  readonly names: readonly [day: string, time: string];
  /** Default time for a day without one; with seconds where `seconds` is set. */
  readonly missing: string;
  readonly seconds?: boolean;
  /** `YYYY-MM-DD HH:mm`, or with `:ss`; '' for an open end. */
  readonly value: string;
  readonly wrong: boolean;
  readonly onChange: (value: string) => void;
}

export function InstantField({
  word,
  names,
  missing,
  seconds = false,
  value,
  wrong,
  onChange,
}: InstantFieldProps) {
  const [day = '', time = ''] = value.split(' ');
  return (
    <div className={word === undefined ? styles.bare : styles.instant}>
      {word !== undefined && <span aria-hidden="true">{word}</span>}
      <DatePicker
        label={names[0]}
        aria-invalid={wrong}
        value={day || null}
        onChange={(next) => onChange(next === null ? '' : `${next} ${time || missing}`)}
      />
      <TimePicker
        label={names[1]}
        seconds={seconds}
        disabled={day === ''}
        aria-invalid={wrong}
        value={time || null}
        onChange={(next) => onChange(`${day} ${next ?? missing}`)}
      />
    </div>
  );
}
