/** A switch that applies at once. */
import 'virtual:steward-antd/Switch';
import { Switch as AntdSwitch } from 'antd';
import { type ReactNode, useId } from 'react';
import { ControlRow } from '../ControlRow.tsx';
import { describedByAll, useFieldAbout } from '../Form/field-about.tsx';
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
  /** The text behind the row's "?". */
  readonly about?: string | undefined;
  readonly checked: boolean;
  readonly disabled?: boolean | undefined;
  /** Content below the switch while it is on. */
  readonly below?: ReactNode;
  readonly onChange: (checked: boolean) => void;
}

/** A bordered row with label and text, and the switch at its end. */
export function SwitchField({ label, text, checked, disabled, below, onChange, ...props }: SwitchFieldProps) {
  const id = useId();
  const about = useFieldAbout(label, props.about);
  return (
    <ControlRow
      name={
        <>
          <label htmlFor={id}>{label}</label>
          {about.button}
        </>
      }
      help={
        <>
          {text && <p id={`${id}-text`}>{text}</p>}
          {about.note}
        </>
      }
      below={below}
      control={
        <Switch
          id={id}
          label={label}
          checked={checked}
          disabled={disabled}
          onChange={onChange}
          aria-describedby={describedByAll(text ? `${id}-text` : undefined, about.described)}
        />
      }
    />
  );
}
