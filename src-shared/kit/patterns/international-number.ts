/**
 * A number under a calling code: the formats of the mainland and the documented regions (1§5, GEN-008 to 014), and for
 * any other country its numbering plan (libphonenumber), where the documents say only "another pattern otherwise".
 */
import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { isCallingCode } from '../calling-codes.ts';
import { isPhone, isPhoneUnder, regionalPhones } from './phone.ts';

const documented: readonly string[] = [
  '86',
  ...Object.values(regionalPhones).map(({ callingCode }) => callingCode),
];

/** `callingCode` has its plus. */
export function isNumberUnder(callingCode: string, number: string): boolean {
  const code = callingCode.replace(/^\+/, '');
  if (documented.includes(code)) return isPhoneUnder(code, number);
  const parsed = parsedUnder(code, number);
  // A calling code without a known plan gets the general format.
  return parsed === undefined ? isPhone(number) : parsed.isPossible() && parsed.countryCallingCode === code;
}

/** The international form; null where the number does not belong to that country. The mainland has no trunk prefix. */
export function internationalNumber(callingCode: string, number: string): string | null {
  const code = callingCode.replace(/^\+/, '');
  if (code === '86') return null;
  const parsed = parsedUnder(code, number);
  return parsed?.isPossible() && parsed.countryCallingCode === code ? parsed.number : null;
}

/** Returns undefined for invalid characters or an unknown calling code. */
function parsedUnder(code: string, number: string): PhoneNumber | undefined {
  if (!isCallingCode(code) || !/^[+\d().\- ]{1,32}$/.test(number)) return undefined;
  return parsePhoneNumberFromString(number, { defaultCallingCode: code });
}
