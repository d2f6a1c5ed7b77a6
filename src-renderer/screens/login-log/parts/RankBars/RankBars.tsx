/** A ranking as bars with names and counts; each bar links to its rows. */
import { Link, type To } from 'react-router-dom';
import styles from './RankBars.module.css';

interface RankBarsProps {
  readonly title: string;
  readonly lines: readonly {
    readonly key: string;
    readonly name: string;
    readonly count: number;
    readonly to: To;
  }[];
  readonly format: (count: number) => string;
  readonly none: string;
}

export function RankBars({ title, lines, format, none }: RankBarsProps) {
  const most = Math.max(1, ...lines.map(({ count }) => count));
  return (
    <section className={styles.ranking} aria-label={title}>
      <h3>{title}</h3>
      {lines.length === 0 && <p>{none}</p>}
      <ol>
        {lines.map(({ key, name, count, to }) => (
          <li key={key}>
            <Link to={to} className={styles.line} title={name}>
              <span className={styles.name}>{name}</span>
              <span className={styles.track} aria-hidden="true">
                <span className={styles.fill} style={{ width: `${(count / most) * 100}%` }} />
              </span>
              <span className={styles.count}>{format(count)}</span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
