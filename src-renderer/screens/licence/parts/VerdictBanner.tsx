/** The verdict on one file, said once: a title, a line of reason, further findings; the details are folded away. */

import { CircleAlert, Server, ShieldAlert, ShieldCheck, ShieldX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '#data/text.ts';
import { shownInSentence } from '#shared/kit/shown-text.ts';
import type { DescribedFile } from '#shared/rules/licence/description/describe-file.ts';
import { describeVerdict } from '#shared/rules/licence/description/describe-verdict.ts';
import { Banner } from '#widgets/Banner.tsx';
import { Disclosure } from '#widgets/Disclosure.tsx';
import layout from '#widgets/looks/layout.module.css';
import { StatusDot } from '#widgets/StatusDot.tsx';
import { useLicenceWriter } from './licence-writer.ts';
import styles from './verdict.module.css';

interface VerdictBannerProps {
  /** A reading, or a file that a server read. */
  readonly reading: DescribedFile;
  readonly actions?: ReactNode;
  /** A caption above the verdict, where each of several files has one. */
  readonly caption?: ReactNode;
}

export function VerdictBanner({ reading, actions, caption }: VerdictBannerProps) {
  const { t } = useText();
  const { tone, title, reason, details, others } = describeVerdict(reading, useLicenceWriter());
  return (
    <Banner
      tone={tone}
      label={`${t('licence.verdict.label')}: ${shownInSentence(reading.name)}`}
      icon={<VerdictIcon reading={reading} tone={tone} />}
      caption={caption}
      headline={title}
      reason={reason}
      actions={actions}
    >
      {others.length > 0 && (
        <>
          <h3 className={styles.more}>{t('licence.verdict.moreFindings', { count: others.length })}</h3>
          <ul className={styles.findings}>
            {others.map((finding) => (
              <li key={`${finding.title} ${finding.text}`}>
                <strong>{finding.title}</strong> {finding.text}
              </li>
            ))}
          </ul>
        </>
      )}
      <Disclosure title={t('common.details')}>
        <ul className={`${layout.stack} ${styles.details}`}>
          {details.map((detail) => (
            <li key={detail.text}>
              {detail.tone ? <StatusDot tone={detail.tone}>{detail.text}</StatusDot> : detail.text}
            </li>
          ))}
        </ul>
      </Disclosure>
    </Banner>
  );
}

function VerdictIcon({ reading, tone }: { readonly reading: DescribedFile; readonly tone: string }) {
  const props = { size: 24, 'aria-hidden': true } as const;
  if (reading.state === 'READ_BY_SERVER') return <Server {...props} />;
  if (!reading.readable) return <CircleAlert {...props} />;
  if (tone === 'success') return <ShieldCheck {...props} />;
  return tone === 'danger' ? <ShieldX {...props} /> : <ShieldAlert {...props} />;
}
