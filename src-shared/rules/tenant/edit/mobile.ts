/** The mobile dialog's fields (spec 1§5 "Mobile dialog"; TEN-075, 076, 078; S-8). All input is trimmed. */

import { internationalNumber, isNumberUnder } from '../../../kit/patterns/number-under.ts';
import type { Message } from '../../../text/message.ts';

/** `+86`: the country whose numbers have their own pattern. */
export const mainland = '+86';

export interface MobileInput {
  /** Calling code with its plus, e.g. `+86`. */
  readonly countryCode: string;
  readonly number: string;
}

/** Spaces and hyphens that people write into numbers are left out, also within. */
function digitsOf(number: string): string {
  return number.trim().replace(/[\s-]+/g, '');
}

/** null: a number that a code may be sent to. */
export function checkMobile({ countryCode, number }: MobileInput): Message | null {
  const digits = digitsOf(number);
  if (digits === '') return { key: 'tenantEdit.mobile.required' };
  return isNumberUnder(countryCode, digits) ? null : { key: 'tenantEdit.mobile.invalid' };
}

/** As on the wire: country code plus number, without a prefix that is dialled only within the country. */
export function joinMobile({ countryCode, number }: MobileInput): string {
  const digits = digitsOf(number);
  return internationalNumber(countryCode, digits) ?? `${countryCode}${digits}`;
}

/**
 * Splits a stored number by the calling codes that are known (longest first); one without a plus is taken as
 * mainland's.
 */
export function splitMobile(mobile: string, callingCodes: readonly string[]): MobileInput {
  const text = digitsOf(mobile);
  if (!text.startsWith('+')) return { countryCode: mainland, number: text };
  const code = callingCodes
    .filter((each) => text.startsWith(each))
    .reduce((longest, each) => (each.length > longest.length ? each : longest), '');
  return code === ''
    ? { countryCode: mainland, number: text.slice(1) }
    : { countryCode: code, number: text.slice(code.length) };
}
