/** The general patterns that the tenant page uses (spec 1§5 "General patterns", 1§5 "Mobile dialog"; decision 9). */

/** Mainland mobile: 11 digits starting 13 to 19. */
export const mainlandMobile = /^1[3-9]\d{9}$/;

/** Phone: 7 to 11 digits. */
export const phone = /^\d{7,11}$/;

/** Landline: 7 to 8 digits with optional area code (0 and 2 to 3 digits) and extension (1 to 6 digits). */
export const landline = /^(?:0\d{2,3}[- ]?)?[1-9]\d{6,7}(?:[- ]\d{1,6})?$/;

/** Team name: CJK, Latin letters, brackets, spaces. */
export const teamName = /^[\p{Script=Han}\p{Script=Latin} ()（）]+$/u;

const emailLocal = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const emailLabel = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;

/** Standard email: dotted atoms, an `@`, a domain of at least two labels; lengths of RFC 5321. */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at);
  const labels = text.slice(at + 1).split('.');
  return (
    at > 0 &&
    text.length <= 254 &&
    local.length <= 64 &&
    emailLocal.test(local) &&
    labels.length > 1 &&
    labels.every((label) => emailLabel.test(label)) &&
    /^[A-Za-z]/.test(labels.at(-1) ?? '')
  );
}

/** Characters as people count them: code points. */
export function lengthOf(text: string): number {
  return [...text].length;
}
