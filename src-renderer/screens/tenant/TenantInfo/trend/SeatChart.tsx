/** One terminal's seats over time as a line, its limit dashed, every mark named in words; below it the forecast. */
import type { SeatTerminal } from '#shared/api/licence-info.ts';
import { forecastSeats } from '#shared/rules/forecast/seat-forecast.ts';
import type { SeatSnapshot } from '#shared/rules/forecast/snapshots.ts';
import { useText } from '../../../../data/text.ts';
import { curveOf } from './curve.ts';
import { forecastText } from './forecastText.ts';
import styles from './trend.module.css';

interface SeatChartProps {
  readonly terminal: SeatTerminal;
  /** In order of days; at least two. */
  readonly series: readonly SeatSnapshot[];
  /** YYYY-MM-DD. */
  readonly today: string;
}

export function SeatChart({ terminal, series, today }: SeatChartProps) {
  const text = useText();
  const { t, formatNumber, formatDay } = text;
  const curve = curveOf(series);
  const [first, last] = [series[0], series.at(-1)];
  if (!curve || !first || !last) return null;
  const seats = t(`usage.terminal.${terminal}`);
  const limit =
    last.total === null
      ? t('usage.trend.noLimit')
      : t('usage.trend.limit', { max: formatNumber(last.total) });
  const spoken = t('usage.trend.spoken', {
    seats,
    first: formatNumber(first.used),
    from: formatDay(first.day),
    last: formatNumber(last.used),
    to: formatDay(last.day),
    limit,
  });
  const line = curve.points.map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' ');
  const end = curve.points.at(-1);
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.caption}>
        <span className={styles.name}>{seats}</span>
        <span>
          {formatNumber(last.used)} · {limit}
        </span>
      </figcaption>
      <div className={styles.plot}>
        <div className={styles.scale} aria-hidden="true">
          <span>{formatNumber(curve.high)}</span>
          <span>{formatNumber(curve.low)}</span>
        </div>
        <svg role="img" aria-label={spoken} viewBox="0 0 100 100" preserveAspectRatio="none">
          {curve.limitY !== null && (
            <line x1="0" x2="100" y1={curve.limitY} y2={curve.limitY} className={styles.limit} />
          )}
          <polyline points={line} className={styles.line} />
          {end && <path d={`M ${end.x.toFixed(2)} ${end.y.toFixed(2)} h 0`} className={styles.end} />}
        </svg>
        <div className={styles.days} aria-hidden="true">
          <span>{formatDay(first.day)}</span>
          <span>{formatDay(last.day)}</span>
        </div>
      </div>
      <p className={styles.forecast}>{forecastText(forecastSeats(series, today), terminal, text)}</p>
    </figure>
  );
}
