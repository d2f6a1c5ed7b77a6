/** The invisible changes of rich text: targets of links, sources of pictures, and active content. */
import type { KnownWords } from '../../../text/known-words.ts';
import { readMarkup } from './read-markup.ts';

export const markupParts = ['link', 'picture', 'active'] as const;
export interface MarkupChange {
  readonly part: (typeof markupParts)[number];
  readonly state: 'added' | 'removed';
  /** The text of a link; '' for other parts. */
  readonly text: string;
  /** The target of a link, the source of a picture, or the code that would run. */
  readonly value: string;
}

type Part = Omit<MarkupChange, 'state'>;

/** Returns removed parts, then added ones, each in the order of the text. */
export function markupChanges(before: unknown, after: unknown): readonly MarkupChange[] {
  const [one, other] = [partsOf(before), partsOf(after)];
  return [
    ...without(one, other).map((part) => ({ ...part, state: 'removed' as const })),
    ...without(other, one).map((part) => ({ ...part, state: 'added' as const })),
  ];
}

/** A part that occurs twice before and once after counts as removed once. */
function without(parts: readonly Part[], others: readonly Part[]): readonly Part[] {
  const otherKeys = others.map(keyOf);
  return parts.filter((part) => {
    const at = otherKeys.indexOf(keyOf(part));
    if (at >= 0) otherKeys.splice(at, 1);
    return at < 0;
  });
}

const keyOf = ({ part, text, value }: Part) => JSON.stringify([part, text, value]);

/** The maximum number of parts reported for one text. */
const most = 200;

function partsOf(html: unknown): readonly Part[] {
  if (typeof html !== 'string') return [];
  const parts: Part[] = [];
  const { tags, odd } = readMarkup(html);
  for (const { name, isEnd, attributes, end } of tags) {
    if (parts.length >= most) break;
    if (isEnd) continue;
    const of = (wanted: string) => attributes.find(([attribute]) => attribute === wanted)?.[1];
    const [href, src] = [of('href'), of('src')];
    if (href !== undefined) parts.push({ part: 'link', text: textFrom(html, end), value: href });
    if (src !== undefined) parts.push({ part: 'picture', text: '', value: src });
    if (/^(?:script|iframe|object|embed|style|link|meta|base|form|svg|math)$/.test(name))
      parts.push({ part: 'active', text: '', value: `<${name}>` });
    for (const [attribute, value] of attributes)
      if (attribute.startsWith('on'))
        parts.push({ part: 'active', text: '', value: `${attribute}="${value}"` });
  }
  return odd === null ? parts : [...parts, { part: 'active', text: '', value: odd }];
}

/** Returns the beginning of a link's text, up to the end of the link. */
function textFrom(html: string, from: number): string {
  const rest = html.slice(from, from + 400);
  const end = rest.search(/<\/a\b/i);
  return rest
    .slice(0, end < 0 ? 60 : end)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Returns a note for use inside a text, such as ` (link added: …; picture removed: …)`; '' without changes. */
export function markupNote(before: unknown, after: unknown, words: Pick<KnownWords, 'say'>): string {
  const lines = markupLines(before, after, words);
  return lines.length === 0 ? '' : ` (${lines.join('; ')})`;
}

export function markupLines(
  before: unknown,
  after: unknown,
  { say }: Pick<KnownWords, 'say'>,
): readonly string[] {
  return markupChanges(before, after).map(({ part, state, text, value }) =>
    say(`changeContent.markup.${part}.${state}`, { text, value }),
  );
}
