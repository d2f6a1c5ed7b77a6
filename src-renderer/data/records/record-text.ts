import { valueWords } from '#shared/rules/changes/value-words.ts';
import { fieldCalled } from '#shared/rules/changes/words-of-kind.ts';
import type { RecordKind } from '#shared/rules/common/record/record.ts';
import type { Language } from '#shared/text/types.ts';
import { consoleWords } from '../known-words.ts';
import { translate } from '../text.ts';
import { namingWords } from './shares-text.ts';

/** Limit of displayed characters of a value. */
const longest = 300;

/** `place`: the record's locator, for kinds whose labels depend on it. */
export function labelOf<Locator, Values extends object>(
  kind: Pick<RecordKind<Locator, Values>, 'label'>,
  name: keyof Values & string,
  locator?: Locator,
): string {
  return fieldCalled(kind, name, locator, {
    ...consoleWords,
    language: document.documentElement.lang as Language,
  });
}

export function valueText<Values extends object>(
  kind: Partial<
    Pick<RecordKind<never, Values>, 'words' | 'html' | 'shares' | 'countedFields' | 'rows' | 'row'>
  >,
  name: keyof Values & string,
  value: unknown,
): string {
  // The rule accepts field names of any kind, so the cast is safe.
  const said = kind as Parameters<typeof valueWords>[0];
  const shown = valueWords(said, name, value, { ...namingWords(), rich: textOf, counts: true });
  if (shown === '') return translate('record.empty');
  return shown.length > longest ? `${shown.slice(0, longest)}…` : shown;
}

/** Parses in a detached document, which fetches nothing and runs no scripts. */
function textOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const block of body.querySelectorAll('p, li, h3, h4, br, blockquote')) block.append(' ');
  for (const picture of body.querySelectorAll('img')) {
    picture.replaceWith(`[${picture.alt || translate('record.picture')}]`);
  }
  return (body.textContent ?? '').replace(/\s+/g, ' ');
}
