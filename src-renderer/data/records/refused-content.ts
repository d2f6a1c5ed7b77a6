/** Describes fields with invalid content, and refuses the save before anything is sent. */
import { ApiError } from '#shared/api/api-error.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { controlName, describedBy, type Fields, rowsOf } from '#shared/rules/common/fields/field.ts';
import type { RecordKind } from '#shared/rules/common/record/record.ts';
import { wrongInWrite } from '#shared/rules/records/content/check-content.ts';
import { type ContentProblem, contentLines } from '#shared/rules/records/content/content-problem.ts';
import type { AnyRecord } from '#shared/rules/records/records.ts';
import type { Language } from '#shared/text/types.ts';
import { checkFields } from '../../../src-shared/rules/common/fields/check-fields.ts';
import { wrongType } from '../../../src-shared/rules/common/fields/wrong-type.ts';
import { unsafeMarkup } from '../../../src-shared/rules/common/rich-text/unsafe-markup.ts';
import { forbiddenCharacter } from '../../../src-shared/rules/records/content/forbidden-characters.ts';
import type { Message } from '../../../src-shared/text/message.ts';
import { consoleWords } from '../known-words.ts';
import { translate } from '../text.ts';

export function contentProblemText(
  kind: Pick<AnyRecord, 'label' | 'rows'> | null,
  locator: unknown,
  problems: readonly ContentProblem[],
): string {
  return translate('changeContent.refused', { fields: problemLines(kind, locator, problems).join(' ') });
}

export function problemLines(
  kind: Pick<AnyRecord, 'label' | 'rows'> | null,
  locator: unknown,
  problems: readonly ContentProblem[],
): readonly string[] {
  return contentLines(kind, locator, problems, consoleWords, document.documentElement.lang as Language);
}

interface Writing<Values> {
  readonly newest: Values;
  readonly after: Values;
  readonly changed: readonly string[];
}

/** Throws ApiError `refused` when the record's form or its call would not accept the values. */
export function refuseWrong<Locator, Values extends object>(
  given: RecordKind<Locator, Values>,
  locator: Locator,
  writing: Writing<Values>,
): void {
  // The check reads the record's own declaration, whatever its fields.
  const [kind, { newest, after, changed }] = [given, writing] as unknown as [
    AnyRecord,
    Writing<Record<string, unknown>>,
  ];
  refuse(kind.id, kind, locator, wrongInWrite(kind, locator, { newest, after, changed }));
}

/** Like `refuseWrong`, for objects that are no records, by their form's table. */
export function refuseWrongForm<Values extends object>(
  { id }: Endpoint,
  fields: Fields<Values>,
  values: NoInfer<Values>,
): void {
  // wall: written-without-record
  refuse(id, describedBy(fields), null, wrongInForm(fields, values));
}

function refuse(
  endpoint: string,
  kind: Parameters<typeof contentProblemText>[0],
  locator: unknown,
  problems: readonly ContentProblem[],
): void {
  if (problems.length === 0) return;
  const message = contentProblemText(kind, locator, problems);
  throw new ApiError({ kind: 'refused', endpoint, code: 'CONTENT_REFUSED', message });
}

function wrongInForm<Values extends object>(
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
