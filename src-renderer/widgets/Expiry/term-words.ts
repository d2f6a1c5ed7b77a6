/** The end of the organisation's term in words (spec 1§2.3). */
import type { TextTools } from '#data/text.ts';
import type { TenantInfo } from '#shared/api/tenant/tenant.ts';
import { noticeDays } from '#shared/rules/forecast/term.ts';
import { showsExpiry } from '#shared/rules/tenant/account-status.ts';

/** Expiry date and remaining days; null in the probation status, which hides both (1§2.3). */
export function expiryOf(info: TenantInfo): { date: string; days: number | null } | null {
  return showsExpiry(info.status) ? { date: info.dateExpired, days: info.dayRemain } : null;
}

export function termDaysText(days: number, { t, formatNumber }: TextTools): string {
  if (days === 0) return t('tenant.days.last');
  return t(days > 0 ? 'tenant.days.left' : 'tenant.days.over', {
    count: Math.abs(days),
    days: formatNumber(Math.abs(days)),
  });
}

/** The tone of the remaining days: a warning within a month of the end. */
export function daysTone(days: number): 'normal' | 'warning' | 'danger' {
  if (days < 0) return 'danger';
  return days <= noticeDays ? 'warning' : 'normal';
}
