import type { Message } from '../../../text/message.ts';
import { checkFields } from '../../common/fields/check-fields.ts';
import { controlName, type Fields, rowsOf } from '../../common/fields/field.ts';
import { wrongType } from '../../common/fields/wrong-type.ts';
import { unsafeMarkup } from '../../common/rich-text/unsafe-markup.ts';
import type { ContentProblem } from './content-problem.ts';
import { forbiddenCharacter } from './forbidden-characters.ts';

export function wrongInForm<Values extends object>(
  fields: Fields<Values>,
  values: NoInfer<Values>,
): readonly ContentProblem[] {
  const signs = Object.entries(values).flatMap(([name, value]) => {
    const code = forbiddenCharacter(value);
    return code ? [{ name, message: { key: 'changeContent.sign', params: { code } } as const }] : [];
  });
  if (signs.length > 0) return signs;
  const rows = rowsOf(fields);
  const shapes = rows.flatMap(([name, { kind }]) => {
    const value = values[name];
    const key = wrongType(kind, value);
    const message: Message | null = key
      ? { key }
      : kind === 'richText' && typeof value === 'string'
        ? unsafeMarkup(value)
        : null;
    return message ? [{ name, message }] : [];
  });
  if (shapes.length > 0) return shapes;
  const nameOf = (control: string) =>
    rows.find(([name, row]) => controlName(name, row) === control)?.[0] ?? control;
  return checkFields(fields, values).map(({ name, message }) => ({ name: nameOf(name), message }));
}
