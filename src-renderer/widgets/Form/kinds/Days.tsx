/** A range of days, optionally open at either end. */
import { useText } from '#data/text.ts';
import type { DateRangeRow, DayRange } from '#shared/rules/common/fields/field.ts';
import { RangePicker } from '../../controls/DatePicker.tsx';
import type { KindProps } from './kind.ts';

export function DaysControl({ label, value, readOnly, onChange }: KindProps<DateRangeRow<never>, DayRange>) {
  const { t } = useText();
  return (
    <RangePicker
      label={label}
      fromLabel={t('common.form.from')}
      toLabel={t('common.form.to')}
      disabled={readOnly}
      value={value}
      onChange={onChange}
    />
  );
}
