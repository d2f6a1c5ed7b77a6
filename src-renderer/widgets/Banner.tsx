/** What a page has found out, above everything that it says of it: in a tone, with a picture and what to do next. */
import type { ReactNode } from 'react';
import styles from './Banner.module.css';
import type { StatusTone } from './StatusDot.tsx';

interface BannerProps {
  readonly tone: StatusTone;
  /** 24 px. */
  readonly icon: ReactNode;
  readonly label: string;
  /** Above the headline: of what, by whom. */
  readonly caption?: ReactNode;
  /** Stands before the headline because it makes it worthless. */
  readonly before?: ReactNode;
  readonly headline: ReactNode;
  /** The state's own name, beside the headline. */
  readonly state?: ReactNode;
  readonly reason?: ReactNode;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

export function Banner(props: BannerProps) {
  const { tone, icon, label, caption, before, headline, state, reason, actions, children } = props;
  return (
    <section className={styles.banner} data-tone={tone} aria-label={label}>
      <span className={styles.icon}>{icon}</span>
      <div className={styles.words}>
        {caption && <p className={styles.caption}>{caption}</p>}
        {before}
        <h2 className={styles.headline}>
          {headline}
          {state && <span className={styles.state}>{state}</span>}
        </h2>
        {reason && <p className={styles.reason}>{reason}</p>}
        {children}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}
