import 'virtual:steward-antd/Radio';
import { Radio as AntdRadio } from 'antd';
import type { ControlOption, ControlProps } from './control.ts';
import styles from './controls.module.css';

interface RadioGroupProps<Value extends string> extends ControlProps {
  /** Null before the first choice. */
  readonly value: Value | null;
  readonly options: readonly ControlOption<Value>[];
  readonly onChange: (value: Value) => void;
  /** Stacks the options, for long labels. */
  readonly vertical?: boolean;
}

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, value, options, onChange, disabled = false, vertical = false } = props;
  return (
    <AntdRadio.Group
      className={vertical ? (styles.vertical ?? '') : ''}
      aria-label={label}
      aria-describedby={props['aria-describedby']}
      aria-invalid={props['aria-invalid']}
      {...(props.id !== undefined && { id: props.id })}
      disabled={disabled}
      options={[...options]}
      value={value}
      onChange={(event) => onChange(event.target.value as Value)}
    />
  );
}
