/** The verdict on one file: its state, the reason in words, which key said yes, and what else was found. */

import { CircleAlert, ShieldAlert, ShieldCheck, ShieldX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '#data/text.ts';
import { isDoubtful } from '#shared/rules/licence/doubtful.ts';
import { shownInSentence } from '#shared/rules/shown-text.ts';
import { StatusDot } from '#widgets/StatusDot.tsx';
import styles from './verdict.module.css';
import { findingText, type Judged, reasonText, signatureText, type Verdict, verdictOf } from './verdict.ts';

interface VerdictBannerProps {
  readonly reading: Judged;
  readonly actions?: ReactNode;
  /** Above the verdict, where several files have one each. */
  readonly caption?: ReactNode;
}

export function VerdictBanner({ reading, actions, caption }: VerdictBannerProps) {
  const text = useText();
  const { t } = text;
  const verdict = verdictOf(reading);
  const more = reading.findings.slice(1);
  return (
    <section
      className={styles.banner}
      data-tone={verdict.tone}
      data-state={reading.state}
      aria-label={`${t('licence.screen.verdict.label')}: ${shownInSentence(reading.name)}`}
    >
      <span className={styles.icon}>
        <VerdictIcon verdict={verdict} />
      </span>
      <div className={styles.words}>
        {caption && <p className={styles.caption}>{caption}</p>}
        <h2 className={styles.headline}>
          {t(`licence.screen.verdict.${verdict.headline}`)}
          {reading.state !== 'VALID' && (
            <span className={styles.state}>{t(`licence.state.${reading.state}`)}</span>
          )}
        </h2>
        <p className={styles.reason}>{reasonText(reading)}</p>
        <p className={styles.signs}>
          <StatusDot tone={reading.readable ? 'success' : 'danger'}>
            {t(reading.readable ? 'licence.screen.verdict.readable' : 'licence.screen.verdict.notReadable')}
          </StatusDot>
          <StatusDot tone={reading.verified ? (isDoubtful(reading) ? 'warning' : 'success') : 'danger'}>
            {t(reading.verified ? 'licence.screen.verdict.verified' : 'licence.screen.verdict.notVerified')}
          </StatusDot>
          {reading.readable && <span className={styles.signer}>{signatureText(reading, text)}</span>}
        </p>
        {more.length > 0 && (
          <>
            <h3 className={styles.findingsTitle}>
              {t('licence.screen.verdict.moreFindings', { count: more.length })}
            </h3>
            <ul className={styles.findings}>
              {more.map((finding) => (
                <li key={`${finding.state} ${JSON.stringify(finding.params)}`}>
                  <strong>{t(`licence.state.${finding.state}`)}</strong> {findingText(finding)}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}

function VerdictIcon({ verdict }: { readonly verdict: Verdict }) {
  const props = { size: 24, 'aria-hidden': true } as const;
  if (verdict.headline === 'trusted') return <ShieldCheck {...props} />;
  if (verdict.headline === 'unreadable') return <CircleAlert {...props} />;
  return verdict.tone === 'danger' ? <ShieldX {...props} /> : <ShieldAlert {...props} />;
}
