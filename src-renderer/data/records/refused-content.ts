/** Describes fields with invalid content, and refuses the save before anything is sent. */
import { ApiError } from '#shared/api/api-error.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { describedBy, type Fields } from '#shared/rules/common/fields/field.ts';
import type { RecordKind } from '#shared/rules/common/record/record.ts';
import { wrongInWrite } from '#shared/rules/records/content/check-content.ts';
import { wrongInForm } from '#shared/rules/records/content/check-form.ts';
import { type ContentProblem, contentLines } from '#shared/rules/records/content/content-problem.ts';
import type { AnyRecord } from '#shared/rules/records/records.ts';
import type { Language } from '#shared/text/types.ts';
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
