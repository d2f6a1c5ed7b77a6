/** Lines of a name, a bar and a figure; readable without the bar. */
import styles from './ShareBars.module.css';

export interface ShareLine {
  readonly key: string;
  readonly name: string;
  readonly value: string;
  /** The filled part of the bar, 0 to 100. */
  readonly bar: number;
  readonly tone: 'normal' | 'warning' | 'danger';
}

export function ShareBars({ lines }: { readonly lines: readonly ShareLine[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map(({ key, name, value, bar, tone }) => (
        <li key={key} className={styles.line} data-tone={tone === 'normal' ? 'accent' : tone}>
          <span className={styles.name} title={name}>
            {name}
          </span>
          <span className={styles.track} aria-hidden="true">
            <span style={{ width: `${bar}%` }} />
          </span>
          <span className={styles.value}>{value}</span>
        </li>
      ))}
    </ul>
  );
}
