/** A time of day without a zone, HH:mm, or with seconds HH:mm:ss. */
import 'virtual:steward-antd/TimePicker';
import { TimePicker as AntdTimePicker } from 'antd';
import { antdStatus, attributes, type ControlProps } from './control.ts';
import styles from './controls.module.css';
import { fromDayjs } from './day.ts';
import { CorrectedAttributes } from './CorrectedAttributes.tsx';
import { useDayjs } from './use-dayjs.ts';
import { useOwnEnter } from './use-own-keys.ts';

/** Scrolling columns get a tab stop of their own, for users who only scroll; the field itself takes typed text. */
const scrolling = { '[class*="-time-panel-column"]': { tabindex: '0' } };

interface TimePickerProps extends ControlProps {
  readonly value: string | null;
  readonly onChange: (time: string | null) => void;
  readonly seconds?: boolean;
}

export function TimePicker(props: TimePickerProps) {
  const { value, onChange, seconds = false } = props;
  const format = seconds ? 'HH:mm:ss' : 'HH:mm';
  return (
    <AntdTimePicker
      {...attributes(props)}
      {...antdStatus(props)}
      {...useOwnEnter()}
      className={styles.field ?? ''}
      panelRender={(panel) => <CorrectedAttributes parts={scrolling}>{panel}</CorrectedAttributes>}
      placeholder=""
      format={format}
      needConfirm={false}
      value={useDayjs(value, format)}
      onChange={(time) => onChange(fromDayjs(Array.isArray(time) ? time[0] : time, format))}
    />
  );
}
