/** A switch that applies at once. */
import 'virtual:steward-antd/Switch';
import { Switch as AntdSwitch } from 'antd';
import { type ReactNode, useId } from 'react';
import { ControlRow } from '../ControlRow.tsx';
import { attributes, type ControlProps } from './control.ts';

interface SwitchProps extends Omit<ControlProps, 'aria-invalid'> {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** The change is being saved. */
  readonly busy?: boolean;
}

export function Switch(props: SwitchProps) {
  const { checked, onChange, busy = false } = props;
  return <AntdSwitch {...attributes(props)} checked={checked} loading={busy} onChange={onChange} />;
}

interface SwitchFieldProps {
  readonly label: string;
  /** The switch's effect, below the label. */
  readonly text?: string;
  readonly checked: boolean;
  readonly disabled?: boolean | undefined;
  /** Content below the switch while it is on. */
  readonly below?: ReactNode;
  readonly onChange: (checked: boolean) => void;
}

/** A bordered row with label and text, and the switch at its end. */
export function SwitchField({ label, text, checked, disabled, below, onChange }: SwitchFieldProps) {
  const id = useId();
  return (
    <ControlRow
      name={<label htmlFor={id}>{label}</label>}
      help={text && <p id={`${id}-text`}>{text}</p>}
      below={below}
      control={
        <Switch
          id={id}
          label={label}
          checked={checked}
          disabled={disabled}
          onChange={onChange}
          aria-describedby={text ? `${id}-text` : undefined}
        />
      }
    />
  );
}
