/** The tenant's usage, term and mobile as the page shows them (spec 1§2.3). */

import type { TextTools } from '#data/text.ts';
import type { TenantInfo } from '#shared/api/tenant/tenant.ts';
import { statusTone } from '#shared/rules/tenant/account-status.ts';
import type { StatusTone } from '#widgets/StatusDot.tsx';
import { seatWords } from '#widgets/UsageFigure/seat-words.ts';

export interface TenantSeatFigure {
  readonly kind: 'pc' | 'app' | 'external';
  /** null: not stated. */
  readonly used: number | null;
  readonly max: number | null;
  readonly unlimited: boolean;
  /** The filled part of the bar, 0 to 100. */
  readonly bar: number;
  readonly tone: 'normal' | 'warning' | 'danger';
  /** The text below the bar: the rest, or the warning. */
  readonly remark: string;
}

export function tenantSeatFigures(info: TenantInfo, text: TextTools): TenantSeatFigure[] {
  const { useWarn, appUseWarn, externalUseWarn } = info.tenantLicenseInfo ?? unwarned;
  return [
    seatFigure('pc', info.pcAuthUserUsedNumbers, info.pcAuthUserMaxNumbers, useWarn, text),
    seatFigure('app', info.appAuthUserUsedNumbers, info.appAuthUserMaxNumbers, appUseWarn, text),
    seatFigure('external', info.externalUserUsedNumbers, info.externalUserMaxNumbers, externalUseWarn, text),
  ];
}

const unwarned = { useWarn: false, appUseWarn: false, externalUseWarn: false };

/** `warned`: the server reports that the limit is near. */
function seatFigure(
  kind: TenantSeatFigure['kind'],
  used: number | null,
  max: number | null,
  warned: boolean,
  text: TextTools,
): TenantSeatFigure {
  if (used === null || max === null) {
    const remark = text.t('tenant.usage.unstated');
    return { kind, used, max, unlimited: false, bar: 0, tone: 'normal', remark };
  }
  return { kind, used, max, ...seatWords(used, max, warned, text) };
}

const statusTones = { good: 'success', neutral: 'neutral', warning: 'warning', bad: 'danger' } as const;

export function accountTone(info: TenantInfo): StatusTone {
  return statusTones[statusTone(info.status)];
}

/** Masks `+8613812345678` as `+86 138••••5678`; a short number keeps its last two digits. */
export function maskedMobile(mobile: string): string {
  const match = /^(\+\d{1,4}[\s-]|\+86(?=1\d{10}$))?(.*)$/s.exec(mobile);
  const code = match?.[1] ?? '';
  const [prefix, number] = [code === '+86' ? '+86 ' : code, match?.[2] ?? mobile];
  if (number.length < 8) return `${prefix}${'•'.repeat(Math.max(0, number.length - 2))}${number.slice(-2)}`;
  return `${prefix}${number.slice(0, 3)}${'•'.repeat(number.length - 7)}${number.slice(-4)}`;
}
