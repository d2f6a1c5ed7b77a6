/** Identity, contact, status and term of the tenant (spec 1§3 "Tenant"), read-only. */

import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useText } from '#data/text.ts';
import type { TenantInfo } from '#shared/api/tenant/tenant.ts';
import { certificationOf } from '#shared/rules/tenant/certification.ts';
import { certificationTones } from '#widgets/BaseTabs/certification-tones.ts';
import { IconButton } from '#widgets/Button.tsx';
import { Copyable } from '#widgets/Copyable.tsx';
import { daysTone, expiryOf, termDaysText } from '#widgets/Expiry/term-words.ts';
import { Fact, Facts } from '#widgets/Facts.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { StatusDot } from '#widgets/StatusDot.tsx';
import { BindButton } from './edit/BindButton.tsx';
import styles from './tenant.module.css';
import { accountTone, maskedMobile } from './tenant-view.ts';

interface BasicInfoProps {
  readonly info: TenantInfo;
  /** Editable fields are in a form beside; only the others are shown here. */
  readonly edited?: boolean;
}

export function BasicInfo({ info, edited = false }: BasicInfoProps) {
  const text = useText();
  const { t } = text;
  const expiry = expiryOf(info);
  const certification = certificationOf(info.authenticationStatus);
  const plain = (field: 'contact' | 'email' | 'telephone' | 'address' | 'tenantImcId') => (
    <Fact key={field} label={t(`tenant.field.${field}`)}>
      {info[field] || <None />}
    </Fact>
  );
  return (
    <Facts beside title={t(edited ? 'tenant.section.account' : 'tenant.section.basic')}>
      {!edited && <Fact label={t('tenant.field.tenantName')}>{info.tenantName}</Fact>}
      <Fact label={t('tenant.field.tenantKey')}>
        <Copyable value={info.tenantKey} label={t('tenant.copyKey')} />
      </Fact>
      <Fact label={t('tenant.field.certification')}>
        <StatusDot tone={certificationTones[certification]}>
          {t(`tenant.certification.${certification}`)}
        </StatusDot>
      </Fact>
      <Fact label={t('tenant.field.status')}>
        <StatusDot tone={accountTone(info)}>{t(`tenant.status.${info.status}`)}</StatusDot>
      </Fact>
      {!edited && (
        <>
          {plain('contact')}
          <Fact label={t('tenant.field.mobile')}>
            <span className={layout.inline}>
              <Mobile mobile={info.mobile} />
              <BindButton isBound={info.mobile !== ''} allowed={false} />
            </span>
          </Fact>
          {plain('email')}
          {plain('telephone')}
        </>
      )}
      {plain('address')}
      {plain('tenantImcId')}
      <Fact label={t('tenant.field.dateCreated')}>
        <DateText date={info.dateCreated} />
      </Fact>
      {expiry && (
        <>
          <Fact label={t('tenant.field.dateExpired')}>
            <DateText date={expiry.date} />
          </Fact>
          <Fact label={t('tenant.field.dayRemain')}>
            {expiry.days === null ? (
              <None />
            ) : (
              <StatusDot tone={termTones[daysTone(expiry.days)]}>{termDaysText(expiry.days, text)}</StatusDot>
            )}
          </Fact>
        </>
      )}
    </Facts>
  );
}

const termTones = { normal: 'success', warning: 'warning', danger: 'danger' } as const;

function None(): ReactNode {
  const { t } = useText();
  return <span className={ink.faint}>{t('common.noValue')}</span>;
}

/** A day in the language's format, with the server's spelling as a tooltip. */
function DateText({ date }: { readonly date: string }) {
  const { formatDay, formatTime } = useText();
  if (!date) return <None />;
  return <span title={date}>{/^\d{4}-\d{2}-\d{2}$/.test(date) ? formatDay(date) : formatTime(date)}</span>;
}

/** A number that is masked until the user reveals it: the page is often shared on a screen. */
export function Mobile({ mobile }: { readonly mobile: string }) {
  const { t } = useText();
  const [shown, setShown] = useState(false);
  if (mobile === '') return <None />;
  return (
    <span className={`${layout.inline} ${styles.mobile}`}>
      {shown ? mobile : maskedMobile(mobile)}
      <IconButton
        label={t(shown ? 'tenant.mobile.hide' : 'tenant.mobile.show')}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        {shown ? <EyeOff size={14} aria-hidden="true" /> : <Eye size={14} aria-hidden="true" />}
      </IconButton>
    </span>
  );
}
