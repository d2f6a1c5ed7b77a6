/** A stretch of time as a bar on a line, with today as a mark. Drawn only: the words stand beside it. */
import styles from './TimeBar.module.css';

interface TimeBarProps {
  /** Where it begins and ends, as parts of the line (0 to 1); null: there is nothing to draw. */
  readonly bar: {
    readonly from: number;
    readonly to: number;
    readonly openStart?: boolean;
    readonly openEnd?: boolean;
  } | null;
  /** As a part of the line; null: it is not on it. */
  readonly today: number | null;
  /** Places of the line that have a name above it. */
  readonly ticks?: readonly number[];
  /** Hatched: what it stands for proves nothing. */
  readonly doubtful?: boolean;
}

/** The least part of the line that is still seen. */
const least = 0.005;

/** Coloured by the tone around it, otherwise by the accent. */
export function TimeBar({ bar, today, ticks = [], doubtful = false }: TimeBarProps) {
  return (
    <span className={styles.track} aria-hidden="true">
      {ticks.map((at) => (
        <span key={at} className={styles.tick} style={{ left: share(at) }} />
      ))}
      {bar && (
        <span
          className={styles.bar}
          data-doubtful={doubtful || undefined}
          data-open-start={bar.openStart || undefined}
          data-open-end={bar.openEnd || undefined}
          style={{ left: share(bar.from), width: share(Math.max(least, bar.to - bar.from)) }}
        />
      )}
      {today !== null && <span className={styles.today} style={{ left: share(today) }} />}
    </span>
  );
}

export function share(part: number): string {
  return `${part * 100}%`;
}
