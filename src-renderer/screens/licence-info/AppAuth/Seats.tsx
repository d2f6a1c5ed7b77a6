/** Used seats of an app on one terminal, with ratio and warning (spec 1§2.4, 3§9). */

import { TriangleAlert } from 'lucide-react';
import { type TextTools, useText } from '#data/text.ts';
import { seatStanding, seatUse } from '#shared/rules/common/licence/seats.ts';
import type { AppSeats } from '#shared/rules/licence-info/apps.ts';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';

interface SeatsProps {
  /** null: the app has no such terminal. */
  readonly seats: AppSeats | null;
}

export function AppSeatUse({ seats }: SeatsProps) {
  const text = useText();
  const { t, formatNumber } = text;
  if (seats?.used === null && seats.unstated?.used) {
    return (
      <span className={ink.faint} title={t('tenant.usage.unstated')}>
        {t('licenceInfo.screen.seats.unknown')}
      </span>
    );
  }
  if (!seats || seats.used === null) {
    return (
      <span
        className={ink.faint}
        title={t(seats ? 'licenceInfo.screen.apps.noLicence' : 'licenceInfo.screen.apps.notThere')}
      >
        –
        <span className="visually-hidden">
          {t(seats ? 'licenceInfo.screen.apps.noLicence' : 'licenceInfo.screen.apps.notThere')}
        </span>
      </span>
    );
  }
  const { used, total, ratio, warning, unstated } = seats;
  const word = seatStanding(used, total, warning) ?? 'near';
  return (
    <span
      className={`${layout.inline} ${warning ? ink.toned : ''}`}
      data-tone={warning ? 'warning' : undefined}
      data-warning={warning || undefined}
    >
      {warning && (
        <span title={t(`licenceInfo.screen.apps.${word}`)}>
          <TriangleAlert size={13} aria-hidden="true" />
          <span className="visually-hidden">{t(`licenceInfo.screen.apps.${word}`)}: </span>
        </span>
      )}
      {ratio && total !== null
        ? ratioText(used, total, text)
        : t('licenceInfo.screen.apps.used', { used: formatNumber(used) })}
      {unstated?.total && (
        <span className={ink.small} title={t('tenant.usage.unstated')}>
          {t('licenceInfo.screen.apps.totalUnstated')}
        </span>
      )}
    </span>
  );
}

function ratioText(used: number, total: number | 'unlimited', { t, formatNumber }: TextTools): string {
  if (total !== 'unlimited' && seatUse(used, total).state === 'none') return t('tenant.usage.none');
  return t('licenceInfo.ratio', {
    used: formatNumber(used),
    max: total === 'unlimited' ? t('licenceInfo.unlimited') : formatNumber(total),
  });
}
