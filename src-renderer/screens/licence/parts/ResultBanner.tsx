/** The banner above a result that is no verdict on a file: what the server read, or how two files compare. */
import { CircleCheck, GitCompareArrows, Server } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../../data/text.ts';
import styles from './verdict.module.css';

const icons = { server: Server, same: CircleCheck, different: GitCompareArrows };

interface ResultBannerProps {
  readonly look: keyof typeof icons;
  /** "Parse successful", and by whom. */
  readonly caption: ReactNode;
  readonly headline: ReactNode;
  readonly reason: ReactNode;
  readonly actions?: ReactNode;
}

export function ResultBanner({ look, caption, headline, reason, actions }: ResultBannerProps) {
  const { t } = useText();
  const Icon = icons[look];
  return (
    <section
      className={styles.banner}
      data-tone={look === 'same' ? 'success' : 'info'}
      aria-label={t('licence.screen.section.result')}
    >
      <span className={styles.icon}>
        <Icon size={24} aria-hidden="true" />
      </span>
      <div className={styles.words}>
        <p className={styles.caption}>{caption}</p>
        <h2 className={styles.headline}>{headline}</h2>
        {reason && <p className={styles.reason}>{reason}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}
