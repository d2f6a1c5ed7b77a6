/** The end of the organisation's term as a figure of *Usage*, with its calendar file (spec 1§2.3). */

import { localDay } from '#data/local-day.ts';
import { useText } from '#data/text.ts';
import type { TenantInfo } from '#shared/api/tenant/tenant.ts';
import { termOf } from '#shared/rules/forecast/term.ts';
import { CalendarButton } from '#widgets/Expiry/CalendarButton.tsx';
import { daysTone, expiryOf, termDaysText } from '#widgets/Expiry/term-words.ts';
import { FigureIcon, UsageFigure } from '#widgets/UsageFigure/UsageFigure.tsx';

export function ExpiryFigure({ info }: { readonly info: TenantInfo }) {
  const text = useText();
  const { t, formatDay } = text;
  const expiry = expiryOf(info);
  if (!expiry) return null;
  const term = termOf(expiry.date, localDay(Date.now()));
  const { tenantName: name, tenantKey: key } = info;
  const day = term ? formatDay(term.day) : expiry.date;
  // The server's own count of days has precedence.
  const days = expiry.days ?? term?.days ?? null;
  return (
    <UsageFigure
      label={t('usage.expires')}
      value={day || t('common.noValue')}
      of=""
      bar={null}
      exact={0}
      tone={days === null ? 'normal' : daysTone(days)}
      remark={days === null ? t('common.noValue') : termDaysText(days, text)}
      exactRemark={expiry.date}
      action={
        term &&
        term.days >= 0 && (
          <FigureIcon>
            <CalendarButton
              icon
              uid={`tenant-${key}@steward`}
              day={term.day}
              title={t('usage.expiry.calendar.title', { name })}
              description={t('usage.expiry.calendar.description', { key, day })}
              reminder={t('usage.expiry.calendar.reminder', { name, day })}
            />
          </FigureIcon>
        )
      }
    />
  );
}
