/** A number within limits. Typed text outside them, or that is no number, is kept, and the field's rule reports it. */
import 'virtual:steward-antd/InputNumber';
import { InputNumber as AntdInputNumber } from 'antd';
import { useState } from 'react';
import { antdStatus, attributes, type ControlProps } from './control.ts';
import styles from './controls.module.css';

interface InputNumberProps extends ControlProps {
  /** Null for an empty field. */
  readonly value: number | null;
  /** NaN for a text that is no number, such as `7,5`. */
  readonly onChange: (value: number | null) => void;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  /** Decimal digits; 0 for whole numbers. Absent, any number is allowed. */
  readonly precision?: number;
  /** Text after the number: "days". */
  readonly unit?: string;
  readonly onBlur?: () => void;
  readonly onEnter?: () => void;
}

/** Input methods write full-width digits, and `。` for the decimal point. */
const plainDigits = (text: string) => text.normalize('NFKC').replace(/。/g, '.').trim();
const isNumber = (text: string) => /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(text);

export function InputNumber(props: InputNumberProps) {
  const { value, onChange, min, max, step, precision, unit, onBlur, onEnter } = props;
  const [typed, setTyped] = useState<string | null>(null);
  // Another value replaces a text that is no number, for instance when the form is discarded.
  const wrong = Number.isNaN(value) ? typed : null;
  const shown = { ...props, 'aria-invalid': props['aria-invalid'] || wrong !== null };
  return (
    <AntdInputNumber<number | string>
      {...attributes(shown)}
      {...antdStatus(shown)}
      className={styles.number ?? ''}
      value={wrong ?? value}
      changeOnWheel={false}
      changeOnBlur={false}
      parser={(text = '') => plainDigits(text)}
      onInput={(text) => {
        const plain = plainDigits(text);
        if (plain === '' || isNumber(plain)) return;
        setTyped(text);
        onChange(Number.NaN);
      }}
      onChange={(next) => onChange(next === null || next === '' ? null : Number(next))}
      {...(precision !== undefined && { precision })}
      {...(min !== undefined && { min })}
      {...(max !== undefined && { max })}
      {...(step !== undefined && { step })}
      {...(unit !== undefined && { suffix: unit })}
      {...(onBlur && { onBlur })}
      {...(onEnter && { onPressEnter: onEnter })}
    />
  );
}
