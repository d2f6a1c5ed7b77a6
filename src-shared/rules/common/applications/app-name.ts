/** The name of an application, in any language: as long as the form of one lets it be. */
import type { Message } from '../../../text/message.ts';
import type { FieldProblem } from '../fields/check-fields.ts';
import { checkPlainText } from '../fields/plain-text.ts';
import { type Names, ownLanguage } from '../names/languages.ts';

/** Characters; the documents give no limit: as many as a tenant's name may have. */
export const longestAppName = 40;

export function multilangName(name: string): Message | null {
  return name.trim() === '' ? { key: 'common.form.required' } : checkPlainText(name.trim(), longestAppName);
}

/** By its language; only the name itself has to be there. */
export function appNameProblems(names: Names): readonly FieldProblem[] {
  return Object.entries({ [ownLanguage]: '', ...names }).flatMap(([name, given]) => {
    if (name === 'calls') return [];
    const empty = given.trim() === '' && name !== ownLanguage;
    const message = empty ? null : multilangName(given);
    return message ? [{ name, message }] : [];
  });
}
