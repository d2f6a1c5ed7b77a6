/** The days below a chart: the first, today where it stands clear of both ends, and the last or the forecast's. */
import { useText } from '#data/text.ts';
import type { Ahead } from './ahead.ts';
import styles from './UsageChart.module.css';

/** Percent of the width between which "today" stands clear of the days at both ends. */
const room = { from: 40, to: 66, marked: 42 };

interface ChartDaysProps {
  /** YYYY-MM-DD. */
  readonly first: string;
  readonly last: string;
  /** Percent of the width where the last figure stands. */
  readonly todayAt: number;
  readonly ahead: Ahead | null;
}

export function ChartDays({ first, last, todayAt, ahead }: ChartDaysProps) {
  const { t, formatDay } = useText();
  const marked = ahead !== null && todayAt >= room.from && todayAt <= room[ahead.reached ? 'marked' : 'to'];
  return (
    <div className={styles.days} aria-hidden="true">
      <span>{formatDay(first)}</span>
      {marked && (
        <span className={styles.today} style={{ left: `${todayAt}%` }}>
          {t('usage.trend.today')}
        </span>
      )}
      <span>
        {ahead?.reached
          ? t('usage.forecast.mark', { day: formatDay(ahead.day) })
          : formatDay(ahead?.day ?? last)}
      </span>
    </div>
  );
}
