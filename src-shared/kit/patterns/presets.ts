/** Text-pattern presets that an administrator chooses for a field (1§5, GEN-024 to 035). */
import { isEmail } from './email.ts';
import { isMainlandMobile, isPhone } from './phone.ts';

/** Characters are counted as code points, not as UTF-16 units. */
const lengthOf = (text: string): number => [...text].length;

export const textPatterns = {
  chinese: (text) => /^\p{Script=Han}+$/u.test(text),
  digits: (text) => /^\d+$/.test(text),
  letters: (text) => /^[A-Za-z]+$/.test(text),
  lettersAndDigits: (text) => /^[A-Za-z0-9]+$/.test(text),
  mobile: isMainlandMobile,
  phone: isPhone,
  email: isEmail,
  idCard: isIdCard,
  postalCode: (text) => /^\d{6}$/.test(text),
  minLength10: (text) => lengthOf(text) >= 10,
  maxLength200: (text) => lengthOf(text) <= 200,
  length10To200: (text) => lengthOf(text) >= 10 && lengthOf(text) <= 200,
} as const satisfies Record<string, (text: string) => boolean>;

export type TextPattern = keyof typeof textPatterns;

/** Mainland identity card: 18 characters with a valid month and day, `X` as the last, or the older 15 digits. */
function isIdCard(text: string): boolean {
  const day = '(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])';
  return new RegExp(`^[1-9]\\d{5}(?:(?:18|19|20)\\d{2}${day}\\d{3}[\\dXx]|\\d{2}${day}\\d{3})$`).test(text);
}
