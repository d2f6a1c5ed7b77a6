/** Used space and seats against their maximum, and the term's end (spec 1§2.3). */
import { lazy, type ReactNode, Suspense } from 'react';
import type { TenantInfo } from '#shared/api/tenant.ts';
import { usedSpace } from '#shared/rules/tenant/used-space.ts';
import { useText } from '../../../data/text.ts';
import { PurchaseLink, usePurchase } from '../../../widgets/PayNotice/PurchaseLink.tsx';
import { UsageFigure, UsageFigures } from '../../../widgets/UsageFigure/UsageFigure.tsx';
import { useTenantAccess } from './edit/useTenantAccess.ts';
import { ExpiryFigure } from './expiry/ExpiryFigure.tsx';
import { HoldersButton } from './holders/HoldersButton.tsx';
import { HoldersDialog } from './holders/HoldersDialog.tsx';
import styles from './tenant.module.css';
import { expiryOf, seatFigures } from './tenantView.ts';

const UsageTrend = lazy(async () => ({ default: (await import('./trend/UsageTrend.tsx')).UsageTrend }));

interface UsageProps {
  readonly info: TenantInfo;
  /** Stands beside the used space. */
  readonly refresh?: ReactNode;
  readonly actions?: ReactNode;
}

export function Usage({ info, refresh, actions }: UsageProps) {
  const text = useText();
  const { t, formatNumber, formatSpace } = text;
  const space = usedSpace(info.usedSpace, info.maxSpace);
  const figures = seatFigures(info, text);
  const purchase = usePurchase();
  // The server answers it to administrators only.
  const { edit: administers } = useTenantAccess();
  return (
    <section className={styles.section} aria-label={t('tenant.section.usage')}>
      <div className={styles.headingRow}>
        <h2 className={styles.heading}>{t('tenant.section.usage')}</h2>
        {purchase && (
          <PurchaseLink target={purchase} className={styles.purchase}>
            {t('tenantEdit.purchase.open')}
          </PurchaseLink>
        )}
        {actions}
      </div>
      <UsageFigures columns={expiryOf(info) ? 5 : 4}>
        <UsageFigure
          label={t('tenant.usage.space')}
          action={refresh}
          value={t('tenant.usage.percent', { percent: space.text })}
          of=""
          bar={space.bar}
          exact={space.percent}
          tone={space.percent > 100 ? 'danger' : space.percent >= 80 ? 'warning' : 'normal'}
          remark={t('tenant.usage.spaceOf', {
            used: formatSpace(info.usedSpace),
            max: formatSpace(info.maxSpace),
          })}
          exactRemark={t('tenant.usage.spaceExact', {
            used: formatNumber(info.usedSpace),
            max: formatNumber(info.maxSpace),
          })}
        />
        {figures.map((figure) => (
          <UsageFigure
            key={figure.kind}
            label={t(`tenant.usage.${figure.kind}`)}
            action={administers && <HoldersButton terminal={figure.kind} />}
            value={formatNumber(figure.used)}
            of={figure.unlimited ? '' : formatNumber(figure.max)}
            bar={figure.unlimited ? null : figure.bar}
            exact={figure.bar}
            tone={figure.tone}
            remark={figure.remark}
          />
        ))}
        <ExpiryFigure info={info} />
      </UsageFigures>
      <Suspense>
        <UsageTrend info={info} />
      </Suspense>
      {administers && <HoldersDialog />}
    </section>
  );
}
