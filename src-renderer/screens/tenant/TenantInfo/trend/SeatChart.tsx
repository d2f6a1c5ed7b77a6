/** One terminal's seats over time as a line, the forecast ahead of it dashed up to its day, the limit dotted; in words too. */
import type { SeatTerminal } from '#shared/api/licence-info.ts';
import { forecastSeats } from '#shared/rules/forecast/seat-forecast.ts';
import type { SeatSnapshot } from '#shared/rules/forecast/snapshots.ts';
import { useText } from '../../../../data/text.ts';
import { aheadOf } from './ahead.ts';
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

/** Percent of the width between which "today" stands clear of the days at both ends. */
const room = { from: 40, to: 66, marked: 42 };

export function SeatChart({ terminal, series, today }: SeatChartProps) {
  const text = useText();
  const { t, formatNumber, formatDay } = text;
  const forecast = forecastSeats(series, today);
  const ahead = aheadOf(series, forecast);
  const curve = curveOf(series, ahead);
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
  const said = forecastText(forecast, terminal, text);
  const line = curve.points.map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' ');
  const end = curve.points.at(-1);
  const future = curve.ahead;
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
        <svg role="img" aria-label={`${spoken} ${said}`} viewBox="0 0 100 100" preserveAspectRatio="none">
          {curve.limitY !== null && (
            <line x1="0" x2="100" y1={curve.limitY} y2={curve.limitY} className={styles.limit} />
          )}
          <polyline points={line} className={styles.line} />
          {end && future && (
            <line x1={end.x} y1={end.y} x2={future.x} y2={future.y} className={styles.ahead} />
          )}
          {future && ahead?.reached && (
            <path d={`M ${future.x.toFixed(2)} ${future.y.toFixed(2)} h 0`} className={styles.runOut} />
          )}
          {end && <path d={`M ${end.x.toFixed(2)} ${end.y.toFixed(2)} h 0`} className={styles.end} />}
        </svg>
        <div className={styles.days} aria-hidden="true">
          <span>{formatDay(first.day)}</span>
          {end && future && end.x >= room.from && end.x <= room[ahead?.reached ? 'marked' : 'to'] && (
            <span className={styles.today} style={{ left: `${end.x}%` }}>
              {t('usage.trend.today')}
            </span>
          )}
          <span>
            {ahead?.reached
              ? t('usage.forecast.mark', { day: formatDay(ahead.day) })
              : formatDay(ahead?.day ?? last.day)}
          </span>
        </div>
      </div>
      <p className={styles.forecast}>{said}</p>
    </figure>
  );
}
