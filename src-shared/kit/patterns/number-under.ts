/**
 * A number under a chosen calling code: the mainland's and the documented regions' formats (1§5, GEN-008 to 014), and
 * for every other country what its numbering plan allows (libphonenumber), where the documents say only "another
 * pattern otherwise".
 */
import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { callingCodes } from '../calling-codes.ts';
import { isPhone, isPhoneUnder, regionalPhones } from './phone.ts';

const documented: readonly string[] = [
  '86',
  ...Object.values(regionalPhones).map(({ callingCode }) => callingCode),
];

const knownCodes: ReadonlySet<string> = new Set(callingCodes.map((each) => each.code));

/** `callingCode` with its plus. */
export function isNumberUnder(callingCode: string, number: string): boolean {
  const code = callingCode.replace(/^\+/, '');
  if (documented.includes(code)) return isPhoneUnder(code, number);
  const parsed = parsedUnder(code, number);
  // A calling code that no plan is known for: the general format.
  return parsed === undefined ? isPhone(number) : parsed.isPossible() && parsed.countryCallingCode === code;
}

/** As it is dialled from anywhere, or null where it is no number of that country. The mainland has no such prefix. */
export function internationalNumber(callingCode: string, number: string): string | null {
  const code = callingCode.replace(/^\+/, '');
  if (code === '86') return null;
  const parsed = parsedUnder(code, number);
  return parsed?.isPossible() && parsed.countryCallingCode === code ? parsed.number : null;
}

/** undefined: other characters than a number has, or no such calling code. */
function parsedUnder(code: string, number: string): PhoneNumber | undefined {
  if (!knownCodes.has(code) || !/^[+\d().\- ]{1,32}$/.test(number)) return undefined;
  return parsePhoneNumberFromString(number, { defaultCallingCode: code });
}
