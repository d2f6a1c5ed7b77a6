/** Fields that are not written as they are wanted, in words; and the refusal of a save for it: nothing was sent. */
import { ApiError } from '#shared/api/api-error.ts';
import { wrongInWrite } from '#shared/rules/records/content/check-content.ts';
import { type ContentProblem, contentLines } from '#shared/rules/records/content/content-problem.ts';
import type { RecordKind } from '#shared/rules/records/record.ts';
import type { AnyRecord } from '#shared/rules/records/records.ts';
import type { Language } from '#shared/text/types.ts';
import { consoleWords } from '../known-words.ts';
import { translate } from '../text.ts';

export function refusalText(
  kind: Pick<AnyRecord, 'label' | 'rows'> | null,
  place: unknown,
  problems: readonly ContentProblem[],
): string {
  return translate('changeContent.refused', { fields: problemLines(kind, place, problems).join(' ') });
}

export function problemLines(
  kind: Pick<AnyRecord, 'label' | 'rows'> | null,
  place: unknown,
  problems: readonly ContentProblem[],
): readonly string[] {
  return contentLines(kind, place, problems, consoleWords, document.documentElement.lang as Language);
}

interface Writing<Values> {
  readonly newest: Values;
  readonly after: Values;
  readonly changed: readonly string[];
}

/** Throws ApiError `refused` where the record's form or its call would not take it. */
export function refuseWrong<Place, Values extends object>(
  given: RecordKind<Place, Values>,
  place: Place,
  writing: Writing<Values>,
): void {
  // The check goes by the record's own declaration, whatever its fields are.
  const [kind, { newest, after, changed }] = [given, writing] as unknown as [
    AnyRecord,
    Writing<Record<string, unknown>>,
  ];
  const problems = wrongInWrite(kind, place, { newest, after, changed });
  if (problems.length === 0) return;
  throw new ApiError({
    ...{ kind: 'refused', endpoint: kind.id, code: 'CONTENT_REFUSED' },
    message: refusalText(kind, place, problems),
  });
}
