/** A page's main result above its details: tone, icon, headline and next action. */
import type { ReactNode } from 'react';
import styles from './Banner.module.css';
import type { StatusTone } from './StatusDot.tsx';

interface BannerProps {
  readonly tone: StatusTone;
  /** Icon of 24 pixels. */
  readonly icon: ReactNode;
  readonly label: string;
  /** Above the headline: subject and author. */
  readonly caption?: ReactNode;
  /** Shown before the headline when it invalidates the result. */
  readonly before?: ReactNode;
  readonly headline: ReactNode;
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
