/**
 * A figure over time as a line, its forecast dashed, each day's limit dotted; mouse and arrow keys read the figure of a
 * day.
 */
import { useState } from 'react';
import { useText } from '#data/text.ts';
import type { SeatForecast } from '#shared/rules/forecast/seat-forecast.ts';
import type { SeatSnapshot } from '#shared/rules/forecast/snapshots.ts';
import { type CurvePoint, curveOf, nearestPoint } from './curve.ts';
import { type ForecastLine, forecastLineOf } from './forecast-line.ts';
import styles from './UsageChart.module.css';

interface UsageChartProps {
  readonly name: string;
  /** In order of days; at least two. */
  readonly series: readonly SeatSnapshot[];
  readonly forecast: SeatForecast;
  readonly description: string;
  readonly format: (figure: number) => string;
}

export function UsageChart({ name, series, forecast, description: summary, format }: UsageChartProps) {
  const { t, formatDay } = useText();
  /** Index of the day that is read; null for the last one. */
  const [at, setAt] = useState<number | null>(null);
  const ahead = forecastLineOf(series, forecast);
  const curve = curveOf(series, ahead);
  const [first, end] = [curve?.points[0], curve?.points.at(-1)];
  if (!curve || !first || !end) return null;
  const last = end.of;
  const limitText = ({ total }: SeatSnapshot) =>
    total === null ? t('usage.trend.noLimit') : t('usage.trend.limit', { max: format(total) });
  const dayText = (of: SeatSnapshot) =>
    t('usage.trend.dayFigure', { day: formatDay(of.day), used: format(of.used), limit: limitText(of) });
  const cut = curve.low > 0;
  const spoken = t('usage.trend.spoken', {
    seats: name,
    first: format(first.of.used),
    from: formatDay(first.of.day),
    last: format(last.used),
    to: formatDay(last.day),
    limit: limitText(last),
  });
  const scale = cut ? ` ${t('usage.trend.cutScale', { low: format(curve.low) })}` : '';
  const read = at === null ? null : (curve.points[at] ?? null);
  const future = curve.forecastEnd;
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.caption}>
        <span className={styles.name}>{name}</span>
        <span>{read ? dayText(read.of) : `${format(last.used)} · ${limitText(last)}`}</span>
      </figcaption>
      <div className={styles.plot}>
        <div className={styles.scale} aria-hidden="true">
          <span>{format(curve.high)}</span>
          <span>{format(curve.low)}</span>
        </div>
        <div className={styles.picture} data-cut={cut || undefined} title={scale.trim() || undefined}>
          <svg
            role="img"
            aria-label={`${spoken} ${summary}${scale}`}
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
          >
            {curve.limits.map((line) => (
              <polyline key={line[0]?.x} points={pointsOf(line)} className={styles.limit} />
            ))}
            <polyline points={pointsOf(curve.points)} className={styles.line} />
            {future && <polyline points={pointsOf([end, future])} className={styles.ahead} />}
            {future && ahead?.reachesLimit && <path d={dotAt(future)} className={styles.runOut} />}
            {read && <line x1={read.x} x2={read.x} y1="0" y2="100" className={styles.reading} />}
            <path d={dotAt(read ?? end)} className={styles.end} />
          </svg>
          <DayReader
            label={t('usage.trend.byDay', { name })}
            points={curve.points}
            at={at}
            onRead={setAt}
            say={({ of }) => dayText(of)}
          />
        </div>
        <ChartDays first={first.of.day} last={last.day} todayAt={end.x} forecastLine={future && ahead} />
      </div>
      <p className={styles.forecast}>{summary}</p>
    </figure>
  );
}

function pointsOf(points: readonly CurvePoint[]): string {
  return points.map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' ');
}

/** A line of zero length with round ends draws a dot. */
function dotAt({ x, y }: CurvePoint): string {
  return `M ${x.toFixed(2)} ${y.toFixed(2)} h 0`;
}

/** Limits in percent of the width between which "today" does not collide with the other labels. */
const room = { from: 40, to: 66, marked: 42 };

interface ChartDaysProps {
  /** First day of the chart, YYYY-MM-DD. */
  readonly first: string;
  readonly last: string;
  /** Position of the last figure in percent of the width. */
  readonly todayAt: number;
  readonly forecastLine: ForecastLine | null;
}

/** The day labels of a chart: the first day, today if there is room, and the last day or the forecast's. */
function ChartDays({ first, last, todayAt, forecastLine }: ChartDaysProps) {
  const { t, formatDay } = useText();
  const marked =
    forecastLine !== null &&
    todayAt >= room.from &&
    todayAt <= room[forecastLine.reachesLimit ? 'marked' : 'to'];
  return (
    <div className={styles.days} aria-hidden="true">
      <span>{formatDay(first)}</span>
      {marked && (
        <span className={styles.today} style={{ left: `${todayAt}%` }}>
          {t('usage.trend.today')}
        </span>
      )}
      <span>
        {forecastLine?.reachesLimit
          ? t('usage.forecast.mark', { day: formatDay(forecastLine.day) })
          : formatDay(forecastLine?.day ?? last)}
      </span>
    </div>
  );
}

interface DayReaderProps<P extends CurvePoint> {
  readonly label: string;
  readonly points: readonly P[];
  /** Index of the day; null without one. */
  readonly at: number | null;
  readonly onRead: (at: number | null) => void;
  readonly say: (point: P) => string;
}

/** Reads a chart day by day: under the mouse, and as a slider for arrow keys and screen readers. */
function DayReader<P extends CurvePoint>({ label, points, at, onRead, say }: DayReaderProps<P>) {
  const last = points.length - 1;
  const shown = Math.min(at ?? last, last);
  const point = points[shown];
  return (
    <input
      type="range"
      className={styles.reader}
      aria-label={label}
      aria-valuetext={point ? say(point) : ''}
      min={0}
      max={last}
      step={1}
      value={shown}
      onChange={(event) => onRead(Number(event.target.value))}
      onFocus={() => onRead(at ?? last)}
      onBlur={() => onRead(null)}
      // The slider's own steps are even; missing days make the picture's uneven.
      onMouseDown={(event) => {
        event.preventDefault();
        event.currentTarget.focus();
      }}
      onPointerMove={(event) => {
        const { left, width } = event.currentTarget.getBoundingClientRect();
        if (width > 0) onRead(nearestPoint(points, ((event.clientX - left) / width) * 100));
      }}
      onPointerLeave={(event) => onRead(event.currentTarget === document.activeElement ? shown : null)}
    />
  );
}
