/** The connection test, step by step; the first that fails is named. */
import { Check, Minus, TriangleAlert, X } from 'lucide-react';
import type { ConnectionReport } from '#shared/bridge/servers.ts';
import { translateIfKnown, useText } from '../../../data/text.ts';
import { Notice } from '../../../widgets/Notice.tsx';
import styles from './ConnectionSteps.module.css';

const icons = { ok: Check, warning: TriangleAlert, failed: X, skipped: Minus };

export function ConnectionSteps({ report }: { readonly report: ConnectionReport }) {
  const { t, formatDuration } = useText();
  const failed = report.steps.find((step) => step.verdict === 'failed');
  return (
    <section aria-label={t('servers.connection.title')} className={styles.report}>
      <Notice tone={report.ok ? 'success' : 'danger'}>
        {failed
          ? t('servers.connection.failed', { step: t(`servers.connection.step.${failed.step}`) })
          : t('servers.connection.passed')}
      </Notice>
      <ol className={styles.steps}>
        {report.steps.map(({ step, verdict, code, detail, milliseconds }) => {
          const Icon = icons[verdict];
          return (
            <li key={step} className={styles[verdict]}>
              <Icon size={14} aria-hidden="true" />
              <span className={styles.name}>{t(`servers.connection.step.${step}`)}</span>
              <span className={styles.words}>
                {verdict === 'failed' || verdict === 'warning'
                  ? words(code)
                  : t(`servers.connection.${verdict}`)}
                {detail && <code>{detail}</code>}
              </span>
              <span className={styles.time}>{verdict === 'skipped' ? '' : formatDuration(milliseconds)}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );

  function words(code: string | null): string {
    const name = code ?? '–';
    return (
      translateIfKnown(`servers.connection.code.${name}`) ??
      translateIfKnown(`errors.gateway.${name}`) ??
      t('servers.connection.unknown', { code: name })
    );
  }
}
