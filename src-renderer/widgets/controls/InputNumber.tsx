/** A number within limits. Typed text outside them is kept, and the field's rule reports it. */
import 'virtual:steward-antd/InputNumber';
import { InputNumber as AntdInputNumber } from 'antd';
import { antdStatus, attributes, type ControlProps } from './control.ts';
import styles from './controls.module.css';

interface InputNumberProps extends ControlProps {
  /** Null for an empty field. */
  readonly value: number | null;
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

export function InputNumber(props: InputNumberProps) {
  const { value, onChange, min, max, step, precision, unit, onBlur, onEnter } = props;
  return (
    <AntdInputNumber<number>
      {...attributes(props)}
      {...antdStatus(props)}
      className={styles.number ?? ''}
      value={value}
      changeOnWheel={false}
      changeOnBlur={false}
      onChange={onChange}
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
