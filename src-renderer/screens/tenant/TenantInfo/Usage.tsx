/** Used space and seats against their maximum (spec 1§2.3). */
import { lazy, type ReactNode, Suspense } from 'react';
import type { TenantInfo } from '#shared/api/tenant.ts';
import { usedSpace } from '#shared/rules/tenant/used-space.ts';
import { useText } from '../../../data/text.ts';
import { useTenantAccess } from './edit/useTenantAccess.ts';
import { HoldersButton } from './holders/HoldersButton.tsx';
import { HoldersDialog } from './holders/HoldersDialog.tsx';
import { PurchaseLink } from './PurchaseLink.tsx';
import styles from './tenant.module.css';
import { seatFigures } from './tenantView.ts';

const UsageTrend = lazy(async () => ({ default: (await import('./trend/UsageTrend.tsx')).UsageTrend }));

interface UsageProps {
  readonly info: TenantInfo;
  /** Stands beside the used space. */
  readonly refresh?: ReactNode;
  readonly actions?: ReactNode;
}

export function Usage({ info, refresh, actions }: UsageProps) {
  const text = useText();
  const { t, formatNumber } = text;
  const space = usedSpace(info.usedSpace, info.maxSpace);
  const figures = seatFigures(info, text);
  // The server answers it to administrators only.
  const { edit: administers } = useTenantAccess();
  return (
    <section className={styles.section} aria-label={t('tenant.section.usage')}>
      <div className={styles.headingRow}>
        <h2 className={styles.heading}>{t('tenant.section.usage')}</h2>
        <PurchaseLink />
        {actions}
      </div>
      <div className={styles.usage}>
        <Figure
          label={t('tenant.usage.space')}
          action={refresh}
          value={t('tenant.usage.percent', { percent: space.text })}
          of={null}
          bar={space.bar}
          exact={space.percent}
          tone={space.percent > 100 ? 'danger' : space.percent >= 80 ? 'warning' : 'normal'}
          remark={t('tenant.usage.spaceOf', {
            used: formatNumber(info.usedSpace),
            max: formatNumber(info.maxSpace),
          })}
        />
        {figures.map((figure) => (
          <Figure
            key={figure.kind}
            label={t(`tenant.usage.${figure.kind}`)}
            action={administers && <HoldersButton terminal={figure.kind} />}
            value={formatNumber(figure.used)}
            of={figure.unlimited ? null : formatNumber(figure.max)}
            bar={figure.unlimited ? null : figure.bar}
            exact={figure.bar}
            tone={figure.tone}
            remark={figure.remark}
          />
        ))}
      </div>
      <Suspense>
        <UsageTrend info={info} />
      </Suspense>
      {administers && <HoldersDialog />}
    </section>
  );
}

interface FigureProps {
  readonly label: string;
  readonly action?: ReactNode;
  readonly value: string;
  /** The maximum; null where there is none or the remark says it. */
  readonly of: string | null;
  /** What the bar fills, 0 to 100; null: no bar. */
  readonly bar: number | null;
  /** The true share in percent, for a screen reader. */
  readonly exact: number;
  readonly tone: 'normal' | 'warning' | 'danger';
  readonly remark: string;
}

function Figure({ label, action, value, of, bar, exact, tone, remark }: FigureProps) {
  return (
    <div className={styles.figure} data-tone={tone}>
      <p className={styles.figureLabel}>
        {label}
        {action}
      </p>
      <p className={styles.figureValue}>
        {value}
        {of !== null && <span className={styles.figureOf}> / {of}</span>}
      </p>
      {bar === null ? (
        <span className={styles.noBar} />
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: <meter> can't be drawn in our tokens in every engine
        <div
          role="meter"
          className={styles.bar}
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.min(100, exact)}
          aria-valuetext={remark}
        >
          <span className={styles.fill} style={{ width: `${bar}%` }} />
        </div>
      )}
      <p className={styles.remark}>{remark}</p>
    </div>
  );
}
