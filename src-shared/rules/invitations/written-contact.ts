/** A phone number or an e-mail address as people write it, in the form in which the platform takes it. */
import { isCallingCode } from '../../kit/calling-codes.ts';

export interface Contact {
  /** The digits of the number without its area code, or the address. */
  readonly contact: string;
  /** The area code such as `+86`; '' for none. */
  readonly areaCode: string;
}

/** Calling codes have one to three digits, and none begins with another (ITU-T E.164). */
const longestCode = 3;

/**
 * Reads the spellings of mail programs and address books: full-width digits, any kind of space or dash, invisible
 * direction marks, brackets, `00` in place of the plus. A code inside the number wins over `areaCode`; what is not a
 * number stays as it is, and the form refuses it.
 */
export function readContact(written: string, areaCode = ''): Contact {
  const text = plainSigns(written);
  if (text.includes('@')) return { contact: text.replace(/^mailto:/i, ''), areaCode: '' };
  const code = readAreaCode(areaCode);
  if (!/^\+?[\d ().-]+$/.test(text)) return { contact: text, areaCode: code };
  const digits = text.replace(/[^+\d]/g, '');
  const [, international] = /^(?:\+|00)(\d+)$/.exec(digits) ?? [];
  if (international === undefined) return { contact: digits, areaCode: code };
  const own = codeInFront(international) ?? codeBySpace(text);
  if (own === null) return { contact: digits, areaCode: code };
  // The zero in `+44 (0)20 …` is dialled inside the country only.
  const number = international.slice(own.length);
  return { contact: /\(0\)/.test(text) ? number.replace(/^0/, '') : number, areaCode: `+${own}` };
}

/** Reads `86`, `+86` and `0086` as `+86`; '' without a digit. */
export function readAreaCode(written: string): string {
  const digits = plainSigns(written).replace(/\D/g, '').replace(/^00+/, '');
  return digits === '' ? '' : `+${digits}`;
}

/** `areaCode` has its plus. */
export function isAreaCode(areaCode: string): boolean {
  return areaCode.startsWith('+') && isCallingCode(areaCode.slice(1));
}

function plainSigns(text: string): string {
  const narrow = text.normalize('NFKC').replace(/[\p{Cf}\p{Cc}]/gu, '');
  return narrow
    .replace(/\s+/g, ' ')
    .replace(/\p{Pd}/gu, '-')
    .trim();
}

function codeInFront(international: string): string | null {
  for (let length = 1; length <= longestCode; length += 1) {
    const code = international.slice(0, length);
    if (isCallingCode(code)) return code;
  }
  return null;
}

/** The digits before the first separator, of a code that no country has. */
function codeBySpace(text: string): string | null {
  return /^(?:\+|00)(\d{1,4})[ -]/.exec(text)?.[1] ?? null;
}
