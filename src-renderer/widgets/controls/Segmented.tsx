/** A choice among two to five short words in one bar: a view, a unit. */
import 'virtual:steward-antd/Segmented';
import { Segmented as AntdSegmented } from 'antd';
import { useId } from 'react';
import type { ControlOption, ControlProps } from './control.ts';
import styles from './controls.module.css';

interface SegmentedProps<Value extends string> extends Omit<ControlProps, 'aria-invalid'> {
  readonly value: Value;
  readonly options: readonly ControlOption<Value>[];
  readonly onChange: (value: Value) => void;
}

export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, value, options, onChange, disabled = false } = props;
  const name = useId();
  return (
    <AntdSegmented<Value>
      className={styles.segmented ?? ''}
      aria-label={label}
      aria-describedby={props['aria-describedby']}
      {...(props.id !== undefined && { id: props.id })}
      // The selected option is the tab stop; antd makes the frame another one.
      tabIndex={-1}
      name={name}
      disabled={disabled}
      options={[...options]}
      value={value}
      onChange={onChange}
    />
  );
}
