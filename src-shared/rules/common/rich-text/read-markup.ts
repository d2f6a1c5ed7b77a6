/**
 * The markup of rich text, read as browsers read it (HTML, 13.2.5) or not at all: what could be read in two ways is not
 * understood. In one pass.
 */
export interface Tag {
  readonly name: string;
  readonly isEnd: boolean;
  /** Names in small letters, values with their character references resolved. */
  readonly attributes: readonly (readonly [name: string, value: string])[];
  /** Where it stands in the text. */
  readonly at: number;
  readonly end: number;
}

export interface Markup {
  readonly tags: readonly Tag[];
  /** Where it is not understood first, as it stands there; null: all of it is. */
  readonly odd: string | null;
}

const tagStart = /<(\/?)([a-z][a-z0-9]*)/iy;
const comment = /<!--(?!-?>)[^<>]*-->/y;
const attributeName = /\s+([a-z_][\w:.-]*)/iy;
const attributeValue = /\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+))/y;
const tagEnd = /\s*\/?>/y;
/** Of an odd place. */
const shown = 40;

export function readMarkup(html: string): Markup {
  const tags: Tag[] = [];
  let odd: string | null = null;
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at)) {
    const tag = tagAt(html, at);
    const end = tag?.end ?? endOfComment(html, at);
    if (tag) tags.push(tag);
    // An angle that begins nothing is a sign like any other.
    else if (end === null && /[a-z/!?]/i.test(html[at + 1] ?? '')) odd ??= html.slice(at, at + shown);
    at = end ?? at + 1;
  }
  return { tags, odd };
}

function endOfComment(html: string, at: number): number | null {
  comment.lastIndex = at;
  return comment.test(html) ? comment.lastIndex : null;
}

function tagAt(html: string, at: number): Tag | null {
  tagStart.lastIndex = at;
  const start = tagStart.exec(html);
  if (!start) return null;
  const attributes: (readonly [string, string])[] = [];
  let next = tagStart.lastIndex;
  for (;;) {
    attributeName.lastIndex = next;
    const name = attributeName.exec(html)?.[1];
    if (name === undefined) break;
    attributeValue.lastIndex = attributeName.lastIndex;
    const value = attributeValue.exec(html);
    next = value ? attributeValue.lastIndex : attributeName.lastIndex;
    const given = resolved(value?.[1] ?? value?.[2] ?? value?.[3] ?? '');
    if (given === null) return null;
    attributes.push([name.toLowerCase(), given]);
  }
  tagEnd.lastIndex = next;
  if (!tagEnd.test(html)) return null;
  const [, slash, name = ''] = start;
  return { name: name.toLowerCase(), isEnd: slash === '/', attributes, at, end: tagEnd.lastIndex };
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
};

/** Without character references; null: one that is not known here, of which there are two thousand. */
function resolved(value: string): string | null {
  let known = true;
  const text = value.replace(
    /&(?:#(?:x([0-9a-f]+)|(\d+));?|([a-z][a-z0-9]*);)/gi,
    (_, hex?: string, digits?: string, name?: string) => {
      const point = hex === undefined ? Number(digits) : Number.parseInt(hex, 16);
      const sign = name === undefined ? codePoint(point) : named[name];
      known &&= sign !== undefined;
      return sign ?? '';
    },
  );
  return known ? text : null;
}

function codePoint(point: number): string | undefined {
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : undefined;
}
