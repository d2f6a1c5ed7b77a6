/** The base form of the licence (spec 1§2.4, 1§3): company, code, way of counting, expiry. */

import { localDay } from '#data/local-day.ts';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { getLicenseVersion, type LicenceBaseInfo } from '#shared/api/licence-info/licence-info.ts';
import { noticeDays, termOf } from '#shared/rules/forecast/term.ts';
import { Copyable } from '#widgets/Copyable.tsx';
import { Fact, Facts } from '#widgets/Facts.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { StatusDot } from '#widgets/StatusDot.tsx';

export function BaseInfo({ info }: { readonly info: LicenceBaseInfo }) {
  const { t, formatNumber } = useText();
  // A failed read leaves its line empty (spec 1§8: other reads fail silently).
  const version = useRead(getLicenseVersion, {});
  const none = <span className={ink.faint}>{t('common.noValue')}</span>;
  return (
    <div className={layout.form}>
      <Facts title={t('licenceInfo.screen.section.basic')}>
        <Fact label={t('licenceInfo.screen.field.companyName')}>{info.companyName || none}</Fact>
        <Fact label={t('licenceInfo.screen.field.licenseCode')}>
          {info.licenseCode ? (
            <Copyable value={info.licenseCode} label={t('licenceInfo.screen.copyCode')} />
          ) : (
            none
          )}
        </Fact>
        <Fact label={t('licenceInfo.screen.field.counting')}>
          {t(`licenceInfo.counting.${info.concurrentFlag}`)}
        </Fact>
        <Fact label={t('licenceInfo.screen.field.tenancy')}>
          {t(`licenceInfo.tenancy.${info.tenantType}`)}
        </Fact>
        <Fact label={t('licenceInfo.screen.field.tenantCount')}>
          {typeof info.tenantCount === 'number' ? formatNumber(info.tenantCount) : none}
        </Fact>
        <Fact label={t('licenceInfo.screen.field.expireDate')}>
          <Expiry expireDate={info.expireDate} />
        </Fact>
        <Fact label={t('licenceInfo.screen.field.version')}>{version.data || none}</Fact>
        <Fact label={t('licenceInfo.screen.field.trial')}>{t('licenceInfo.trial')}</Fact>
      </Facts>
    </div>
  );
}

function Expiry({ expireDate }: { readonly expireDate: string }) {
  const { t, formatDay, formatNumber } = useText();
  if (expireDate === '') return t('licenceInfo.screen.noExpiry');
  const term = termOf(expireDate, localDay(Date.now()));
  if (!term) return expireDate;
  const { day, days } = term;
  const daysLeft =
    days === 0
      ? t('tenant.days.last')
      : t(days > 0 ? 'tenant.days.left' : 'tenant.days.over', {
          count: Math.abs(days),
          days: formatNumber(Math.abs(days)),
        });
  return (
    <span className={layout.inline}>
      <span title={expireDate}>{formatDay(day)}</span>
      <StatusDot tone={days < 0 ? 'danger' : days <= noticeDays ? 'warning' : 'success'}>
        {daysLeft}
      </StatusDot>
    </span>
  );
}
