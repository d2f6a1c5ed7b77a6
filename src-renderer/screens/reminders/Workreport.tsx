/** The reminder of one work report (spec 1§2.12; REM-002 to 006, 010): turning it on asks for its day. */
import { localDay } from '#data/local-day.ts';
import { type TextTools, useText } from '#data/text.ts';
import { workreportRecord } from '#shared/rules/records/system-remind-records.ts';
import type { WorkreportValues } from '#shared/rules/reminders/workreport-fields.ts';
import { Button } from '#widgets/Button.tsx';
import { SwitchNow } from '#widgets/Form/SwitchNow.tsx';
import { saveNow } from '#widgets/Form/save-asking.ts';
import layout from '#widgets/looks/layout.module.css';
import { nextDays } from './next-days.ts';
import { ReminderFacts } from './ReminderFacts.tsx';

interface WorkreportProps {
  readonly values: WorkreportValues;
  readonly onEdit: () => void;
}

/** Number of coming days that are shown. */
const namedMost = 3;

export function Workreport({ values, onEdit }: WorkreportProps) {
  const { t } = useText();
  const { type, enabled, weekday, days } = values;
  const label = t(`reminders.workreport.label.${type}`);
  const turnOff = () => {
    const value =
      type === 'week' ? { weekday: { from: weekday, to: '' as const } } : { days: { from: days, to: null } };
    return saveNow(
      workreportRecord,
      { type },
      { enabled: { from: true, to: false }, ...value },
      'common.done.operation',
    );
  };
  return (
    <SwitchNow
      label={label}
      text={inWords(values, t)}
      checked={enabled}
      onTurn={async (on) => (on ? onEdit() : turnOff())}
      below={
        enabled && (
          <>
            <ReminderSchedule values={values} />
            <p className={layout.above}>
              <Button
                size="small"
                onClick={onEdit}
                aria-label={t('reminders.workreport.editOf', { name: label })}
              >
                {t('reminders.workreport.edit')}
              </Button>
            </p>
          </>
        )
      }
    />
  );
}

/** Recipients, days and text of a reminder, of unsaved values too. */
export function ReminderSchedule({ values }: { readonly values: WorkreportValues }) {
  const { t } = useText();
  return (
    <ReminderFacts
      who={t(`reminders.workreport.who.${values.type}`)}
      days={nextDays(values, localDay(Date.now()), namedMost)}
      reads={t(`reminders.workreport.reads.${values.type}`)}
    />
  );
}

function inWords({ type, enabled, weekday, days }: WorkreportValues, t: TextTools['t']): string {
  if (!enabled) return t('reminders.workreport.off');
  if (type === 'week') {
    return weekday === ''
      ? t('common.noValue')
      : t('reminders.workreport.weekly', { weekday: t(`reminders.weekdays.${weekday}`) });
  }
  return days === null ? t('common.noValue') : t(`reminders.workreport.before.${type}`, { count: days });
}
