/**
 * Names of people, teams and companies (1§5, GEN-020 to 023). CJK is the Han script; letters are A to Z, as the
 * platform's own message says ("Chinese or English characters"). Brackets of both styles are valid here; the rule for
 * tenant names forbids mixing them.
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

/** A name of brackets and spaces alone is invalid. */
function hasCharacter(text: string): boolean {
  return /[\p{Script=Han}A-Za-z]/u.test(text);
}
