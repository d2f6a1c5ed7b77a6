import type { Message } from '../../../text/message.ts';
import type { FieldProblem } from '../fields/check-fields.ts';
import { checkPlainText } from '../fields/plain-text.ts';
import { type Names, ownLanguage } from '../names/languages.ts';

/** The maximum number of characters, as in a tenant's name; the documents give no limit. */
export const longestAppName = 40;

export function multilangName(name: string): Message | null {
  return name.trim() === '' ? { key: 'common.form.required' } : checkPlainText(name.trim(), longestAppName);
}

/** Checks the names by language; only the main name is required. */
export function appNameProblems(names: Names): readonly FieldProblem[] {
  return Object.entries({ [ownLanguage]: '', ...names }).flatMap(([name, given]) => {
    if (name === 'calls') return [];
    const empty = given.trim() === '' && name !== ownLanguage;
    const message = empty ? null : multilangName(given);
    return message ? [{ name, message }] : [];
  });
}
