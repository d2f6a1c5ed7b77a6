/** On or off, at once. */
import 'virtual:steward-antd/Switch';
import { Switch as AntdSwitch } from 'antd';
import { attributes, type ControlProps } from './control.ts';

interface SwitchProps extends Omit<ControlProps, 'aria-invalid'> {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** It is being written. */
  readonly busy?: boolean;
}

export function Switch(props: SwitchProps) {
  const { checked, onChange, busy = false } = props;
  return <AntdSwitch {...attributes(props)} checked={checked} loading={busy} onChange={onChange} />;
}
