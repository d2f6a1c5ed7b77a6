/** The effect of a reminder: its recipients, its time, its text. */
import { useText } from '#data/text.ts';
import { Fact, FactList } from '#widgets/Facts.tsx';

interface ToldProps {
  readonly who: string;
  /** Absent where the reminder has days instead. */
  readonly when?: string;
  /** The next days, as YYYY-MM-DD. */
  readonly days?: readonly string[];
  readonly reads: string;
}

export function ReminderFacts({ who, when, days = [], reads }: ToldProps) {
  const { t, formatDay } = useText();
  return (
    <FactList>
      <Fact label={t('reminders.who')}>{who}</Fact>
      {when !== undefined && <Fact label={t('reminders.when')}>{when}</Fact>}
      {days.length > 0 && (
        <Fact label={t('reminders.next')}>{days.map(formatDay).join(t('common.form.separator'))}</Fact>
      )}
      <Fact label={t('reminders.reads')}>{reads}</Fact>
    </FactList>
  );
}
