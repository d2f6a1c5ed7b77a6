/** The verdict on one file: its state, the reason, the verifying key, further findings. */

import { CircleAlert, ShieldAlert, ShieldCheck, ShieldX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '#data/text.ts';
import { shownInSentence } from '#shared/kit/shown-text.ts';
import { isDoubtful } from '#shared/rules/licence/is-doubtful.ts';
import { Banner } from '#widgets/Banner.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { StatusDot } from '#widgets/StatusDot.tsx';
import styles from './verdict.module.css';
import {
  findingText,
  type LicenceHeadline,
  type LicenceReadingFacts,
  licenceHeadline,
  signatureText,
  throughText,
  verdictReasonText,
} from './verdict.ts';

interface VerdictBannerProps {
  readonly reading: LicenceReadingFacts;
  readonly actions?: ReactNode;
  /** A caption above the verdict, where each of several files has one. */
  readonly caption?: ReactNode;
}

export function VerdictBanner({ reading, actions, caption }: VerdictBannerProps) {
  const text = useText();
  const { t } = text;
  const verdict = licenceHeadline(reading);
  const more = reading.findings.slice(1);
  const through = throughText(reading);
  return (
    <Banner
      tone={verdict.tone}
      label={`${t('licence.screen.verdict.label')}: ${shownInSentence(reading.name)}`}
      icon={<VerdictIcon verdict={verdict} />}
      caption={caption}
      headline={t(`licence.screen.verdict.${verdict.headline}`)}
      state={reading.state !== 'VALID' && t(`licence.state.${reading.state}`)}
      reason={verdictReasonText(reading)}
      actions={actions}
    >
      <p className={`${layout.row} ${styles.signs}`}>
        <StatusDot tone={reading.readable ? 'success' : 'danger'}>
          {t(reading.readable ? 'licence.screen.verdict.readable' : 'licence.screen.verdict.notReadable')}
        </StatusDot>
        <StatusDot tone={reading.verified ? (isDoubtful(reading) ? 'warning' : 'success') : 'danger'}>
          {t(reading.verified ? 'licence.screen.verdict.verified' : 'licence.screen.verdict.notVerified')}
        </StatusDot>
        {reading.readable && <span className={ink.quiet}>{signatureText(reading, text)}</span>}
      </p>
      {through !== null && (
        <p className={styles.through}>{t('licence.screen.mapping.through', { what: through })}</p>
      )}
      {more.length > 0 && (
        <>
          <h3 className={styles.more}>{t('licence.screen.verdict.moreFindings', { count: more.length })}</h3>
          <ul className={styles.findings}>
            {more.map((finding) => (
              <li key={`${finding.state} ${JSON.stringify(finding.params)}`}>
                <strong>{t(`licence.state.${finding.state}`)}</strong> {findingText(finding)}
              </li>
            ))}
          </ul>
        </>
      )}
    </Banner>
  );
}

function VerdictIcon({ verdict }: { readonly verdict: LicenceHeadline }) {
  const props = { size: 24, 'aria-hidden': true } as const;
  if (verdict.headline === 'trusted') return <ShieldCheck {...props} />;
  if (verdict.headline === 'unreadable') return <CircleAlert {...props} />;
  return verdict.tone === 'danger' ? <ShieldX {...props} /> : <ShieldAlert {...props} />;
}
