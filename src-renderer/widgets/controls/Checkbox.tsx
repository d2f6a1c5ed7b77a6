/** A checkbox that applies when the form is saved, and a group of a few checkboxes. */
import 'virtual:steward-antd/Checkbox';
import { Checkbox as AntdCheckbox } from 'antd';
import type { ReactNode } from 'react';
import type { ControlOption, ControlProps } from './control.ts';
import styles from './controls.module.css';

interface CheckboxProps extends Omit<ControlProps, 'label'> {
  readonly label: ReactNode;
  readonly checked: boolean;
  /** Some of the represented items are selected. */
  readonly partly?: boolean;
  readonly onChange: (checked: boolean) => void;
}

export function Checkbox(props: CheckboxProps) {
  const { label, checked, partly = false, onChange, id, disabled = false } = props;
  return (
    <AntdCheckbox
      {...(id !== undefined && { id })}
      aria-describedby={props['aria-describedby']}
      aria-invalid={props['aria-invalid']}
      disabled={disabled}
      checked={checked}
      indeterminate={partly}
      onChange={(event) => onChange(event.target.checked)}
    >
      {label}
    </AntdCheckbox>
  );
}

interface CheckboxGroupProps<Value extends string> extends ControlProps {
  readonly value: readonly Value[];
  readonly options: readonly ControlOption<Value>[];
  readonly onChange: (value: Value[]) => void;
  readonly vertical?: boolean;
}

export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const { label, value, options, onChange, disabled = false, vertical = false } = props;
  return (
    <fieldset
      className={styles.group}
      aria-label={label}
      aria-describedby={props['aria-describedby']}
      id={props.id}
    >
      <AntdCheckbox.Group<Value>
        className={vertical ? (styles.vertical ?? '') : ''}
        disabled={disabled}
        options={[...options]}
        value={[...value]}
        onChange={onChange}
      />
    </fieldset>
  );
}
