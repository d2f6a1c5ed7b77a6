/** The day labels of a chart: the first day, today if there is room, and the last day or the forecast's. */
import { useText } from '#data/text.ts';
import type { ForecastLine } from './forecast-line.ts';
import styles from './UsageChart.module.css';

/** Limits in percent of the width between which "today" does not collide with the other labels. */
const room = { from: 40, to: 66, marked: 42 };

interface ChartDaysProps {
  /** First day of the chart, YYYY-MM-DD. */
  readonly first: string;
  readonly last: string;
  /** Position of the last figure in percent of the width. */
  readonly todayAt: number;
  readonly ahead: ForecastLine | null;
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
