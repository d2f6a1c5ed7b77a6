import { loadedOddAnswers } from '#data/odd-answers-loader.ts';
import type { OddField } from '#shared/api/odd-values/odd-fields.ts';
import type { FormChange } from './change.ts';

/** The edited record's odd values by the form's names, which are the answer's where a row does not say otherwise. */
export function oddFieldsAt(
  record: FormChange<never>['record'],
  rows: ReadonlyMap<string, { readonly wire?: string }>,
): Readonly<Record<string, OddField>> {
  const odd = record?.reads && loadedOddAnswers()?.oddValuesOfServer().of(record.reads, record.place);
  if (!odd) return {};
  const renamed = [...rows].flatMap(([name, { wire }]) => {
    const field = wire === undefined ? undefined : odd[wire];
    return field ? [[name, field] as const] : [];
  });
  return { ...odd, ...Object.fromEntries(renamed) };
}
