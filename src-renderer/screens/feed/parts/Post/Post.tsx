/** A text of somebody with its author and time; small where it answers another one. */
import type { ReactNode } from 'react';
import { useText } from '#data/text.ts';
import { ago } from './time-ago.ts';
import styles from './Post.module.css';

interface PostProps {
  readonly name: string;
  /** The platform's own format, YYYY-MM-DD HH:mm:ss. */
  readonly time: string;
  readonly small?: boolean;
  /** Content after the name and the time. */
  readonly beside?: ReactNode;
  readonly corner?: ReactNode;
  readonly children: ReactNode;
}

export function Post({ name, time, small = false, beside, corner, children }: PostProps) {
  const { formatTime, language } = useText();
  const exact = formatTime(time.replace(' ', 'T'));
  const since = ago(Date.parse(time.replace(' ', 'T')), Date.now(), language);
  return (
    <div className={styles.post} data-small={small || undefined}>
      <span className={styles.mark} aria-hidden="true">
        {initialOf(name)}
      </span>
      <div className={styles.body}>
        <div className={styles.top}>
          <div className={styles.head}>
            <span className={styles.name} dir="auto">
              {name}
            </span>
            <time className={styles.beside} dateTime={time.replace(' ', 'T')} title={exact}>
              {since ? `${exact} · ${since}` : exact}
            </time>
            {beside && <span className={styles.beside}>{beside}</span>}
          </div>
          {corner && <span className={styles.corner}>{corner}</span>}
        </div>
        {children}
      </div>
    </div>
  );
}

/** The first character of a name, as a capital; `?` for an empty name. */
function initialOf(name: string): string {
  const [first = '?'] = name.trim();
  return first.toLocaleUpperCase();
}
