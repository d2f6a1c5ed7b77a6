/** The end of the organisation's term, when it is near: a quiet line that can be put off, and a calendar file. */
import type { TenantInfo } from '#shared/api/tenant.ts';
import { termOf } from '#shared/rules/forecast/term.ts';
import { localDay } from '../../../../data/local-day.ts';
import { useText } from '../../../../data/text.ts';
import { CalendarButton } from '../../../../widgets/Expiry/CalendarButton.tsx';
import { ExpiryNotice } from '../../../../widgets/Expiry/ExpiryNotice.tsx';
import { expiryOf } from '../tenantView.ts';

export function TenantExpiry({ info }: { readonly info: TenantInfo }) {
  const { t, formatDay } = useText();
  const expiry = expiryOf(info);
  const term = expiry && termOf(expiry.date, localDay(Date.now()));
  if (!term) return null;
  // The days that the server counts are the ones that the page shows.
  const days = expiry.days ?? term.days;
  const { tenantName: name, tenantKey: key } = info;
  const day = formatDay(term.day);
  return (
    <ExpiryNotice
      subject="tenant"
      term={{ day: term.day, days }}
      action={
        days >= 0 && (
          <CalendarButton
            small
            uid={`tenant-${key}@steward`}
            day={term.day}
            title={t('usage.expiry.calendar.title', { name })}
            description={t('usage.expiry.calendar.description', { key, day })}
            reminder={t('usage.expiry.calendar.reminder', { name, day })}
          />
        )
      }
    />
  );
}
