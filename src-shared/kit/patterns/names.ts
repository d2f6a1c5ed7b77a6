/**
 * Names of people, teams and companies (1§5, GEN-020 to 023). CJK is the Han script; letters are A to Z, as the
 * platform's own message says ("Chinese or English characters"). Brackets may be of either style here; that the
 * styles do not mix is the tenant name's own rule.
 */

/** Chinese-or-letter name: 2 to 40 characters (code points), brackets and spaces allowed. */
export function isName(text: string): boolean {
  return /^[\p{Script=Han}A-Za-z()（） ]{2,40}$/u.test(text) && hasCharacter(text);
}

/** Person name: letters, CJK and spaces. */
export function isPersonName(text: string): boolean {
  return /^[\p{Script=Han}A-Za-z ]+$/u.test(text) && hasCharacter(text);
}

/** Team name: CJK, letters, brackets, spaces. */
export function isTeamName(text: string): boolean {
  return /^[\p{Script=Han}A-Za-z()（） ]+$/u.test(text) && hasCharacter(text);
}

/** Company name: at least 2 CJK characters or letters. */
export function isCompanyName(text: string): boolean {
  return /^[\p{Script=Han}A-Za-z]{2,}$/u.test(text);
}

/** Brackets and spaces alone name nothing. */
function hasCharacter(text: string): boolean {
  return /[\p{Script=Han}A-Za-z]/u.test(text);
}
