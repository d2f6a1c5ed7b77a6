/** A running or finished connection check: its verdict, steps, certificates, and a report to copy. */

import { consoleWords } from '#data/known-words.ts';
import { useText } from '#data/text.ts';
import { examinationText } from '#shared/rules/servers/examination-text.ts';
import type { CertificateFacts, ServerProfile } from '#shared/rules/servers/profile.ts';
import { useProgram } from '#state/program.ts';
import { Button } from '#widgets/Button.tsx';
import { CopyButton } from '#widgets/Copyable.tsx';
import { ConnectionSteps } from '#widgets/connection/ConnectionSteps.tsx';
import type { ExaminationState } from '#widgets/connection/use-examination.ts';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { ErrorNotice, Notice } from '#widgets/Notice.tsx';
import { CertificateLines } from '../CertificateLines.tsx';
import { TrustOffer } from './TrustOffer.tsx';

interface ExaminationProps {
  readonly examination: ExaminationState;
  /** The saved profile; null for a form, which has no profile to store a trust in. */
  readonly profile: ServerProfile | null;
  readonly name: string;
  readonly address: string;
  readonly onTrusted?: () => void;
  readonly onSave?: (certificate: CertificateFacts) => void;
}

export function Examination({ examination, profile, name, address, onTrusted, onSave }: ExaminationProps) {
  const { t } = useText();
  const { version } = useProgram().facts;
  const { progress, running, stop } = examination;
  if (!progress) return null;
  const { steps, report, failure, began } = progress;
  const failed = steps.find((step) => step.verdict === 'failed');
  return (
    <section aria-label={t('servers.connection.title')} className={`${layout.stack} ${layout.ends}`}>
      {running && (
        <Notice
          actions={
            <Button size="small" onClick={stop}>
              {t('common.cancel')}
            </Button>
          }
        >
          {t('servers.connection.underWay')}
        </Notice>
      )}
      {failure !== null && <ErrorNotice error={failure} />}
      {report && (
        <Notice
          tone={report.ok ? 'success' : 'danger'}
          actions={
            <span className={`${layout.inline} ${ink.small}`}>
              {t('servers.connection.copy')}
              <CopyButton
                value={examinationText({ name, address, began, version }, report, consoleWords)}
                label={t('servers.connection.copy')}
              />
            </span>
          }
        >
          {failed
            ? t('servers.connection.failedAt', { step: t(`servers.connection.step.${failed.step}`) })
            : t('servers.connection.passed')}
        </Notice>
      )}
      <ConnectionSteps steps={steps} running={running} />
      {report && <TrustOffer report={report} profile={profile} onTrusted={onTrusted} onSave={onSave} />}
      {report && report.chain.length > 0 && (
        <>
          <h2 className={layout.above}>{t('servers.connection.chain')}</h2>
          <CertificateLines certificates={report.chain} />
        </>
      )}
    </section>
  );
}
