/** A number between two limits. What is typed outside them is kept as typed and told by the field's rule. */
import 'virtual:steward-antd/InputNumber';
import { InputNumber as AntdInputNumber } from 'antd';
import { attributes, type ControlProps, statusOf } from './control.ts';
import styles from './controls.module.css';

interface InputNumberProps extends ControlProps {
  /** null: empty. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  /** Digits after the point; 0 for whole numbers. Without it any number is taken. */
  readonly precision?: number;
  /** After the number: "days". */
  readonly unit?: string;
  readonly onBlur?: () => void;
  readonly onEnter?: () => void;
}

export function InputNumber(props: InputNumberProps) {
  const { value, onChange, min, max, step, precision, unit, onBlur, onEnter } = props;
  return (
    <AntdInputNumber<number>
      {...attributes(props)}
      {...statusOf(props)}
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
