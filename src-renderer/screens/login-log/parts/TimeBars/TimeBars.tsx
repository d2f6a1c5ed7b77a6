/**
 * Counts over time as bars. Each bar links to its rows; dragging, or Shift with the arrow keys, chooses a span. The
 * text of a bar stands above the chart and is read by screen readers.
 */
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { Link, type To } from 'react-router-dom';
import styles from './TimeBars.module.css';

export interface CountBar {
  readonly key: string;
  /** The bar's time and counts as a text. */
  readonly text: string;
  /** The count in the accent colour, and the failures on top of it in their own colour. */
  readonly good: number;
  readonly bad: number;
  readonly to: To;
}

interface TimeBarsProps {
  readonly label: string;
  readonly bars: readonly CountBar[];
  /** The text above the chart while no bar is pointed at. */
  readonly summary: string;
  /** Names of the two colours. */
  readonly legend: readonly [good: string, bad: string];
  /** Labels below the first and the last bar. */
  readonly ends: readonly [string, string];
  readonly format: (count: number) => string;
  /** Called with the indexes of the first and the last bar of a chosen span. */
  readonly onBrush: (first: number, last: number) => void;
  /** The instruction how the keyboard chooses a span. */
  readonly help: string;
}

/** The greatest distance between two bars in pixels: a few bars do not stretch over a wide window. */
const widest = 144;

interface Brush {
  readonly from: number;
  readonly to: number;
}

export function TimeBars(props: TimeBarsProps) {
  const { label, bars, summary, legend, ends, format, onBrush, help } = props;
  const [at, setAt] = useState<number | null>(null);
  const [stop, setStop] = useState(0);
  const [brush, setBrush] = useState<Brush | null>(null);
  const plot = useRef<HTMLDivElement>(null);
  /** Whether the press became a drag: the click after it must not follow the link. */
  const dragged = useRef(false);
  const width = { maxWidth: bars.length * widest };
  const most = Math.max(1, ...bars.map(({ good, bad }) => good + bad));
  const span = brush !== null && brush.from !== brush.to;
  const [first, last] = span
    ? [Math.min(brush.from, brush.to), Math.max(brush.from, brush.to)]
    : [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const current = Math.min(stop, bars.length - 1);

  const barIndexAt = ({ clientX }: PointerEvent) => {
    const box = plot.current?.getBoundingClientRect();
    if (!box || box.width === 0) return 0;
    const index = Math.floor(((clientX - box.left) / box.width) * bars.length);
    return Math.min(bars.length - 1, Math.max(0, index));
  };
  const end = () => {
    if (span) onBrush(first, last);
    setBrush(null);
  };
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && span) {
      event.preventDefault();
      return end();
    }
    if (event.key === 'Escape' && brush) {
      event.preventDefault();
      return setBrush(null);
    }
    const to = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: bars.length - 1 }[event.key];
    if (to === undefined || to < 0 || to >= bars.length) return;
    event.preventDefault();
    setStop(to);
    setBrush(event.shiftKey ? { from: brush?.from ?? current, to } : null);
    plot.current?.querySelectorAll('a')[to]?.focus();
  };

  return (
    <figure className={styles.chart}>
      <figcaption className={styles.caption}>
        <span>{bars[at ?? -1]?.text ?? summary}</span>
        <span className={styles.legend} aria-hidden="true">
          <span className={styles.good}>{legend[0]}</span>
          <span className={styles.bad}>{legend[1]}</span>
        </span>
      </figcaption>
      <div className={styles.scale} aria-hidden="true">
        {format(most)}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls with a legend of their own */}
      <div
        ref={plot}
        role="group"
        aria-label={`${label}. ${help}`}
        className={styles.plot}
        style={width}
        onKeyDown={move}
        onPointerDown={(event) => {
          dragged.current = false;
          if (event.button === 0) setBrush({ from: barIndexAt(event), to: barIndexAt(event) });
        }}
        onPointerMove={(event) => {
          if (!brush || event.buttons === 0) return;
          const to = barIndexAt(event);
          if (to !== brush.from && !dragged.current) {
            dragged.current = true;
            // The capture ends a span even beside the bars; a plain click must still reach its link.
            event.currentTarget.setPointerCapture(event.pointerId);
          }
          if (to !== brush.to) setBrush({ ...brush, to });
        }}
        onPointerUp={end}
        onPointerCancel={() => setBrush(null)}
        onPointerLeave={() => setAt(null)}
        onDragStart={(event) => event.preventDefault()}
        onClickCapture={(event) => {
          if (!dragged.current) return;
          dragged.current = false;
          event.preventDefault();
          event.stopPropagation();
        }}
      >
        {bars.map((bar, index) => (
          <Link
            key={bar.key}
            to={bar.to}
            className={styles.bar}
            aria-label={bar.text}
            tabIndex={index === current ? 0 : -1}
            draggable={false}
            data-chosen={(index >= first && index <= last) || undefined}
            onPointerEnter={() => setAt(index)}
            onFocus={() => {
              setAt(index);
              setStop(index);
            }}
            onBlur={() => setAt(null)}
          >
            <span className={styles.bad} style={{ height: `${(bar.bad / most) * 100}%` }} />
            <span className={styles.good} style={{ height: `${(bar.good / most) * 100}%` }} />
          </Link>
        ))}
      </div>
      <div className={styles.ends} style={width} aria-hidden="true">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </div>
    </figure>
  );
}
