/** A period as a bar on a time line, with today marked. Decorative: the text beside it has the dates. */
import styles from './TimeBar.module.css';

interface TimeBarProps {
  /** Start and end as fractions of the line (0 to 1); null for no bar. */
  readonly bar: {
    readonly from: number;
    readonly to: number;
    readonly openStart?: boolean;
    readonly openEnd?: boolean;
  } | null;
  /** Today as a fraction of the line; null outside it. */
  readonly today: number | null;
  /** Positions with a label above the line. */
  readonly ticks?: readonly number[];
  /** Hatched, for a period without proof. */
  readonly doubtful?: boolean;
}

/** Smallest visible fraction of the line. */
const least = 0.005;

/** The surrounding tone sets the colour, otherwise the accent. */
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
