/** A quiet word when the licence's last day is near or has passed; it can be put off for a week. */
import { useState } from 'react';
import type { LicenceBaseInfo } from '#shared/api/licence-info.ts';
import { localDay } from '../../../data/local-day.ts';
import { useText } from '../../../data/text.ts';
import { remember, remembered } from '../../../state/remembered.ts';
import { Button } from '../../../widgets/Button.tsx';
import { Notice } from '../../../widgets/Notice.tsx';
import { noticeDays, termOf } from './licenceView.ts';

/** Milliseconds. */
const week = 7 * 86_400_000;

export function ExpiryNotice({ info }: { readonly info: LicenceBaseInfo }) {
  const { t, formatDay, formatNumber } = useText();
  const today = localDay(Date.now());
  const name = `licenceExpiry.${info.licenseCode}`;
  const [until, setUntil] = useState(() => remembered(name) ?? '');
  const term = termOf(info.expireDate, today);
  if (!term || term.days > noticeDays || until > today) return null;
  const snooze = () => {
    const day = localDay(Date.now() + week);
    remember(name, day);
    setUntil(day);
  };
  const day = formatDay(term.day);
  return (
    <Notice
      tone="warning"
      title={
        term.days < 0
          ? t('licenceInfo.screen.expiry.over', { day })
          : t('licenceInfo.screen.expiry.soon', {
              day,
              left:
                term.days === 0
                  ? t('tenant.days.last')
                  : t('tenant.days.left', { count: term.days, days: formatNumber(term.days) }),
            })
      }
      actions={
        <Button size="small" look="quiet" onClick={snooze}>
          {t('licenceInfo.screen.expiry.snooze')}
        </Button>
      }
    />
  );
}
