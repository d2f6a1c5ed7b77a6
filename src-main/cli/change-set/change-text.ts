import type { Clash } from '#shared/kit/merge.ts';
import { changedMarkup } from '#shared/rules/changes/changed-markup.ts';
import type { CollectedChange, CollectedEdits } from '#shared/rules/changes/collected-change.ts';
import type { NamedReference } from '#shared/rules/changes/mapping/names.ts';
import { referenceKey } from '#shared/rules/changes/mapping/reference-kinds.ts';
import { withIds } from '#shared/rules/changes/mapping/references.ts';
import { objectText } from '#shared/rules/changes/object-name.ts';
import { valueWords } from '#shared/rules/changes/value-words.ts';
import { changeCalled, fieldCalled } from '#shared/rules/changes/words-of-kind.ts';
import { markupLines } from '#shared/rules/common/rich-text/markup-changes.ts';
import { type AnyRecord, recordById } from '#shared/rules/records/records.ts';
import type { Language } from '#shared/text/types.ts';
import type { AllWords } from '../text/all-words.ts';
import { printable } from '../text/printable.ts';
import type { TerminalWords } from '../text/terminal-words.ts';

/** Characters of a value in a line. */
const longest = 80;
/** Characters of a rich text's source. */
const longestSource = 4000;

/** `Rule changed: Job number`; `names` are the names that the file has for ids. */
export function changeHeadline(
  change: Pick<CollectedChange, 'title' | 'kind' | 'place' | 'edits'>,
  names: readonly NamedReference[],
  allWords: AllWords,
): string {
  const [what, object] = [changeCalled(change.title, allWords), changeObjectName(change, names)];
  return object === '' ? what : `${what}: ${object}`;
}

export function changeObjectName(
  change: Pick<CollectedChange, 'kind' | 'place' | 'edits'>,
  names: readonly NamedReference[],
): string {
  return printable(truncate(objectText(change, names)));
}

/** `    Name: a → b` for each field; `names` are the names that the file has for ids. */
export async function fieldLines(
  change: Pick<CollectedChange, 'kind' | 'place'>,
  edits: CollectedEdits,
  { language }: TerminalWords,
  allWords: AllWords,
  names: readonly NamedReference[] = [],
): Promise<string> {
  const kind = await recordById(change.kind);
  const named = editsWithNames(change, edits, kind, names);
  const lines = Object.entries(named).map(([name, { from, to }]) => {
    const field = changeFieldLabel(kind, name, change, language, allWords);
    const [before, after] = [from, to].map((value) => changeValueText(kind, name, value, language, allWords));
    return `    ${allWords.say('changes.field', { field, from: before ?? '', to: after ?? '' })}\n`;
  });
  // Rich text has parts that its words do not show: links, pictures, scripts.
  const markup = changedMarkup(kind, edits).flatMap(({ before, after }) =>
    markupLines(before, after, allWords),
  );
  return [...lines, ...markup.map((line) => `      ${printable(line)}\n`)].join('');
}

/** The three values of each conflicting field: before, in the file, at the server now. */
export async function clashLines(
  change: Pick<CollectedChange, 'kind' | 'place'>,
  clashes: readonly Clash<Record<string, unknown>>[],
  { language, say }: TerminalWords,
  allWords: AllWords,
): Promise<string> {
  const kind = await recordById(change.kind);
  const lines = clashes.map(({ name, from, mine, theirs }) => {
    const [base, wanted, now] = [from, mine, theirs].map((value) =>
      changeValueText(kind, name, value, language, allWords),
    );
    const values = { base: base ?? '', wanted: wanted ?? '', now: now ?? '' };
    return `    ${say('cli.changes.clash', { field: changeFieldLabel(kind, name, change, language, allWords), ...values })}\n`;
  });
  return lines.join('');
}

export function changeFieldLabel(
  kind: AnyRecord | null,
  name: string,
  { place }: Pick<CollectedChange, 'place'>,
  language: Language,
  allWords: AllWords,
): string {
  return printable(
    fieldCalled<unknown, Record<string, unknown>>(kind ?? {}, name, place, { ...allWords, language }),
  );
}

export function changeValueText(
  kind: AnyRecord | null,
  name: string,
  value: unknown,
  language: Language,
  allWords: AllWords,
): string {
  const text = valueWords((kind ?? {}) as Parameters<typeof valueWords>[0], name, value, {
    ...allWords,
    language,
  });
  const most = kind?.html?.includes(name) ? longestSource : longest;
  return text === '' ? allWords.say('record.empty') : printable(truncate(text, most));
}

/** The edits with the file's names in place of ids. */
export function editsWithNames(
  { kind: id, place }: Pick<CollectedChange, 'kind' | 'place'>,
  edits: CollectedEdits,
  kind: AnyRecord | null,
  names: readonly NamedReference[],
): CollectedEdits {
  if (names.length === 0) return edits;
  const known = new Map(names.map((one) => [referenceKey(one), one.name]));
  const change = { kind: id, place, edits: { ...edits }, title: '', touches: [], path: '' };
  return withIds(change, kind, (one) => known.get(referenceKey(one)) || one.id).edits;
}

export function truncate(text: string, most = longest): string {
  return text.length > most ? `${text.slice(0, most)}…` : text;
}
