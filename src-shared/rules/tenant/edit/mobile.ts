/** The mobile dialog's fields (spec 1§5 "Mobile dialog"; TEN-075, 076, 078; S-8). All input is trimmed. */

import { internationalNumber, isNumberUnder } from '../../../kit/patterns/international-number.ts';
import type { Message } from '../../../text/message.ts';

/** Calling code of the country whose numbers have their own pattern. */
export const mainland = '+86';

export interface MobileInput {
  /** Calling code with its plus, e.g. `+86`. */
  readonly countryCode: string;
  readonly number: string;
}

function digitsOf(number: string): string {
  return number.trim().replace(/[\s-]+/g, '');
}

export function checkMobile({ countryCode, number }: MobileInput): Message | null {
  const digits = digitsOf(number);
  if (digits === '') return { key: 'tenantEdit.mobile.required' };
  return isNumberUnder(countryCode, digits) ? null : { key: 'tenantEdit.mobile.invalid' };
}

/** The wire form: country code and number, without a national trunk prefix. */
export function joinMobile({ countryCode, number }: MobileInput): string {
  const digits = digitsOf(number);
  return internationalNumber(countryCode, digits) ?? `${countryCode}${digits}`;
}

/** Splits a stored number by the known calling codes (longest first); a number without a plus is a mainland number. */
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
