/** Checks the name of a theme in any language by the form's rule (2§5, 2§7 "Multi-language name get and save"). */
import type { Message } from '../../text/message.ts';
import type { FieldProblem } from '../common/fields/check-fields.ts';
import { checkPlainText } from '../common/fields/plain-text.ts';
import { type Names, ownLanguage } from '../common/names/languages.ts';
import { nameLimit } from './fields/naming-fields.ts';

export function themeNameProblem(name: string): Message | null {
  const given = name.trim();
  return given === '' ? { key: 'themeFields.missing.topicName' } : checkPlainText(given, nameLimit);
}

/** Problems by language; only the main name is required. */
export function themeNameProblems(names: Names): readonly FieldProblem[] {
  return Object.entries({ [ownLanguage]: '', ...names }).flatMap(([name, given]) => {
    if (name === 'calls' || (given.trim() === '' && name !== ownLanguage)) return [];
    const message = themeNameProblem(given);
    return message ? [{ name, message }] : [];
  });
}
