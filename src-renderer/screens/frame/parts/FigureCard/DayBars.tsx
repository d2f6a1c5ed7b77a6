/** A count for each day as bars side by side; each bar links to its rows and has a text. */
import { Link, type To } from 'react-router-dom';
import styles from './DayBars.module.css';

interface DayBarsProps {
  readonly label: string;
  readonly bars: readonly {
    readonly key: string;
    readonly count: number;
    readonly text: string;
    readonly to: To;
  }[];
  /** Labels below the first and the last bar. */
  readonly ends: readonly [string, string];
}

export function DayBars({ label, bars, ends }: DayBarsProps) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <figure className={styles.chart} aria-label={label}>
      <ul className={styles.bars}>
        {bars.map(({ key, count, text, to }) => (
          <li key={key}>
            <Link to={to} className={styles.day} aria-label={text} title={text}>
              <span style={{ height: `${(count / most) * 100}%` }} data-none={count === 0 || undefined} />
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.ends} aria-hidden="true">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </div>
    </figure>
  );
}
