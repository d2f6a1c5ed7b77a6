/** A calendar day and a range of days: typed or chosen, as YYYY-MM-DD, without a zone. */
import 'virtual:steward-antd/DatePicker';
import { DatePicker as AntdDatePicker } from 'antd';
import type { ComponentProps, ReactNode } from 'react';
import { useText } from '#data/text.ts';
import { antdStatus, attributes, type ControlProps } from './control.ts';
import styles from './controls.module.css';
import { fromDayjs, typedDays } from './day.ts';
import { CorrectedAttributes } from './CorrectedAttributes.tsx';
import { useDayjs, useDayjsSpan } from './use-dayjs.ts';
import { useOwnEnter } from './use-own-keys.ts';

/** antd labels the buttons "Nov" and "2026" with other words than their visible text, which speech control needs. */
const named = { '[class*="-month-btn"], [class*="-year-btn"]': { 'aria-label': null } };

interface Span {
  /** First and last selectable day. */
  readonly min?: string;
  readonly max?: string;
  readonly look?: 'field' | 'chip';
}

interface DatePickerProps extends ControlProps, Span {
  readonly value: string | null;
  readonly onChange: (day: string | null) => void;
}

export function DatePicker(props: DatePickerProps) {
  const shared = useShared(props);
  return (
    <AntdDatePicker
      {...shared}
      {...attributes(props)}
      placeholder=""
      value={useDayjs(props.value)}
      onChange={(day) => props.onChange(fromDayjs(Array.isArray(day) ? day[0] : day))}
    />
  );
}

export interface PickedDayRange {
  readonly from: string | null;
  readonly to: string | null;
}

interface RangePickerProps extends Omit<ControlProps, 'id'>, Span {
  readonly fromLabel: string;
  readonly toLabel: string;
  readonly value: PickedDayRange;
  readonly onChange: (range: PickedDayRange) => void;
}

/** Either end may stay open. */
export function RangePicker(props: RangePickerProps) {
  const shared = useShared(props);
  const { fromLabel, toLabel, value, onChange } = props;
  return (
    <fieldset className={styles.group} aria-label={props.label}>
      <AntdDatePicker.RangePicker
        {...shared}
        {...attributes(props)}
        allowEmpty
        placeholder={[fromLabel, toLabel]}
        components={{ input: EndInput }}
        value={useDayjsSpan(value.from, value.to)}
        onChange={(days) => onChange({ from: fromDayjs(days?.[0]), to: fromDayjs(days?.[1]) })}
      />
    </fieldset>
  );
}

/** antd gives both ends one name; the placeholder gives each its own. */
function EndInput(props: ComponentProps<'input'>) {
  return <input {...props} aria-label={props.placeholder} />;
}

function useShared(props: ControlProps & Span) {
  const { language } = useText();
  const opening = useOwnEnter();
  const { min, max, look = 'field' } = props;
  const first = useDayjs(min ?? null);
  const last = useDayjs(max ?? null);
  return {
    ...antdStatus(props),
    ...opening,
    className: styles[look] ?? '',
    variant: look === 'chip' ? ('borderless' as const) : ('outlined' as const),
    format: typedDays(language),
    panelRender: (panel: ReactNode) => <CorrectedAttributes parts={named}>{panel}</CorrectedAttributes>,
    ...(first && { minDate: first }),
    ...(last && { maxDate: last }),
  };
}
