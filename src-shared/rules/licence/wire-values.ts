/**
 * The rules of single fields in the platform's spelling (spec 1§3), the same for a file, a server's answer and a
 * mapped file. A flag may be a text or a number; one that is absent, null or empty is "else".
 */
import { isDay } from '../../kit/days.ts';
import type { Licence } from '../common/licence/licence.ts';

/** '0' is by registration, else concurrent. */
export function userCountingOf(flag: unknown): Licence['userCounting'] {
  return flagText(flag) === '0' ? 'registered' : 'concurrent';
}

/** '1' is concurrent, else by registration. */
export function externalCountingOf(flag: unknown): Licence['externalCounting'] {
  return flagText(flag) === '1' ? 'concurrent' : 'registered';
}

/** '1' is multi-tenant, else single. */
export function tenancyOf(flag: unknown): Licence['tenancy'] {
  return flagText(flag) === '1' ? 'multi' : 'single';
}

function flagText(flag: unknown): string {
  return typeof flag === 'string' || typeof flag === 'number' ? String(flag) : '';
}

/** The day of `2027-12-31`, `2027/12/31` or `2027-12-31 00:00:00`; null for any other text. */
export function platformDay(text: string): string | null {
  const found = /^(\d{4})([-/])(\d{2})\2(\d{2})(?:[ T]\d{2}:\d{2}(?::\d{2})?(?:\.\d+)?)?$/.exec(text);
  const day = found && `${found[1]}-${found[3]}-${found[4]}`;
  return day && isDay(day) ? day : null;
}
