import type { TextTools } from '#data/text.ts';
import type { Licence } from '#shared/rules/common/licence/licence.ts';
import { unlimitedSeats } from '#shared/rules/common/licence/licence.ts';

export interface LicenceFact {
  readonly field:
    | 'companyName'
    | 'licenceCode'
    | 'customerId'
    | 'tenancy'
    | 'userCounting'
    | 'externalCounting'
    | 'issuedAt';
  readonly value: string;
  /** The text of the copy button; null where nothing is worth copying. */
  readonly copy: string | null;
  /** Monospaced, for keys and codes. */
  readonly mono: boolean;
}

export interface SeatFact {
  readonly field: 'pcSeats' | 'mobileSeats' | 'externalSeats' | 'tenantLimit';
  readonly value: string;
  readonly unlimited: boolean;
  readonly stated: boolean;
}

export function licenceFacts(licence: Omit<Licence, 'modules'>, text: TextTools): LicenceFact[] {
  const { t } = text;
  const plain = (field: LicenceFact['field'], value: string): LicenceFact => ({
    field,
    value,
    copy: null,
    mono: false,
  });
  const copied = (field: LicenceFact['field'], value: string, mono: boolean): LicenceFact =>
    value ? { field, value, copy: value, mono } : plain(field, t('licence.screen.value.none'));
  return [
    copied('companyName', licence.companyName, false),
    copied('licenceCode', licence.licenceCode, true),
    copied('customerId', licence.customerId, true),
    plain('tenancy', t(`licence.screen.value.${licence.tenancy}`)),
    plain('userCounting', t(`licence.screen.value.${licence.userCounting}`)),
    plain('externalCounting', t(`licence.screen.value.${licence.externalCounting}`)),
    plain('issuedAt', licence.issuedAt ? text.formatTime(licence.issuedAt) : t('licence.screen.value.none')),
  ];
}

/** Seats and tenants; 999999 is "unlimited" (spec 1§9). */
export function seatFacts(licence: Omit<Licence, 'modules'>, text: TextTools): SeatFact[] {
  return (['pcSeats', 'mobileSeats', 'externalSeats', 'tenantLimit'] as const).map((field) => ({
    field,
    value: licenceSeatText(licence[field], text),
    unlimited: licence[field] === unlimitedSeats,
    stated: licence[field] !== null,
  }));
}

export function licenceSeatText(seats: number | null, { t, formatNumber }: TextTools): string {
  if (seats === null) return t('licence.screen.value.none');
  return seats === unlimitedSeats ? t('licence.screen.value.unlimited') : formatNumber(seats);
}

/** A day of the licence with its zone, where that is known. */
export function zonedDayText(
  day: string,
  { timeZone }: { readonly timeZone?: Licence['timeZone'] | null },
  { t, formatDay }: TextTools,
): string {
  const shown = formatDay(day);
  return timeZone === undefined || timeZone === null
    ? shown
    : t('licence.screen.value.inZone', { day: shown, zone: timeZone });
}

/** The remaining days in words. `days` is 0 on the last day, negative after it. */
export function remainingText(days: number, { t, formatNumber }: TextTools): string {
  if (days === 0) return t('licence.screen.days.lastDay');
  const key = days > 0 ? 'licence.screen.days.left' : 'licence.screen.days.over';
  return t(key, { count: Math.abs(days), days: formatNumber(Math.abs(days)) });
}

/** For example "9.3 kB (9,309 bytes)"; a small file has the bytes alone. */
export function sizeText(size: number, { t, formatBytes, formatNumber }: TextTools): string {
  const bytes = formatNumber(size);
  if (size < 1000) return t('licence.screen.value.bytes', { count: size, bytes });
  return t('licence.screen.value.sizeExact', { size: formatBytes(size), bytes });
}
