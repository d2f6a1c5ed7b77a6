import { translateIfKnown } from '#data/text.ts';
import { changeTitleOf } from '#shared/rules/changes/inverse.ts';
import type { ConfigurationDifference } from '#shared/rules/configuration/compare.ts';
import type { Kinds } from '../change-words.ts';

/** The record's name; a record that exists only once has the title of its change. */
export function whatText({ name, kind, place, edits }: ConfigurationDifference, kinds: Kinds): string {
  if (name !== '') return name;
  const record = kinds.get(kind);
  if (!record) return kind;
  const title = changeTitleOf(record, edits, place);
  return translateIfKnown(title) ?? title;
}
