/** Reads a chart day by day: under the mouse, and as a slider for arrow keys and screen readers. */
import { type CurvePoint, nearestPoint } from './curve.ts';
import styles from './UsageChart.module.css';

interface DayReaderProps<P extends CurvePoint> {
  readonly label: string;
  readonly points: readonly P[];
  /** Index of the day; null without one. */
  readonly at: number | null;
  readonly onRead: (at: number | null) => void;
  readonly say: (point: P) => string;
}

export function DayReader<P extends CurvePoint>({ label, points, at, onRead, say }: DayReaderProps<P>) {
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
