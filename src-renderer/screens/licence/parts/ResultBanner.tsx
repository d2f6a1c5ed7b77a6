/** The banner above a result that is no verdict on a file: what the server read, or how two files compare. */
import { CircleCheck, GitCompareArrows, Server, ShieldX, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '#data/text.ts';
import { type Caution, Cautions } from './Cautions.tsx';
import styles from './verdict.module.css';

const icons = { server: Server, same: CircleCheck, different: GitCompareArrows };

const cautionIcons = { danger: ShieldX, warning: TriangleAlert };

interface ResultBannerProps {
  readonly look: keyof typeof icons;
  /** "Parse successful", and by whom. */
  readonly caption: ReactNode;
  readonly headline: ReactNode;
  readonly reason: ReactNode;
  readonly actions?: ReactNode;
  /** Stand before the headline and give the banner the tone of the gravest. */
  readonly cautions?: readonly Caution[];
}

export function ResultBanner({ look, caption, headline, reason, actions, cautions = [] }: ResultBannerProps) {
  const { t } = useText();
  const worst = cautions.find(({ tone }) => tone === 'danger') ?? cautions[0];
  const Icon = worst ? cautionIcons[worst.tone] : icons[look];
  return (
    <section
      className={styles.banner}
      data-tone={worst?.tone ?? (look === 'same' ? 'success' : 'info')}
      aria-label={t('licence.screen.section.result')}
    >
      <span className={styles.icon}>
        <Icon size={24} aria-hidden="true" />
      </span>
      <div className={styles.words}>
        <p className={styles.caption}>{caption}</p>
        <Cautions cautions={cautions} />
        <h2 className={styles.headline}>{headline}</h2>
        {reason && <p className={styles.reason}>{reason}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}
