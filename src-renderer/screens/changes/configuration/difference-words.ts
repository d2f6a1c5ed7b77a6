import { translateIfKnown } from '#data/text.ts';
import { titleOf } from '#shared/rules/changes/inverse.ts';
import type { Difference } from '#shared/rules/configuration/compare.ts';
import type { Kinds } from '../change-words.ts';

/** The record's name; a record that exists only once has the title of its change. */
export function whatText({ name, kind, place, edits }: Difference, kinds: Kinds): string {
  if (name !== '') return name;
  const record = kinds.get(kind);
  if (!record) return kind;
  const title = titleOf(record, edits, place);
  return translateIfKnown(title) ?? title;
}
