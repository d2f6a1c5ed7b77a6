/**
 * Reads the markup of rich text as browsers do (HTML, 13.2.5), in one pass. Ambiguous markup is not interpreted but
 * reported as odd.
 */
export interface Tag {
  readonly name: string;
  readonly isEnd: boolean;
  /** The names in lower case, the values with resolved character references. */
  readonly attributes: readonly (readonly [name: string, value: string])[];
  /** The offset of the tag in the text. */
  readonly at: number;
  readonly end: number;
}

export interface Markup {
  readonly tags: readonly Tag[];
  /** The beginning of the first markup that cannot be interpreted; null when there is none. */
  readonly odd: string | null;
}

const tagStart = /<(\/?)([a-z][a-z0-9]*)/iy;
const comment = /<!--(?!-?>)[^<>]*-->/y;
const attributeName = /\s+([a-z_][\w:.-]*)/iy;
const attributeValue = /\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+))/y;
const tagEnd = /\s*\/?>/y;
/** The maximum number of characters shown of odd markup. */
const shown = 40;

export function readMarkup(html: string): Markup {
  const tags: Tag[] = [];
  let odd: string | null = null;
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at)) {
    const tag = tagAt(html, at);
    const end = tag?.end ?? endOfComment(html, at);
    if (tag) tags.push(tag);
    // An angle bracket that opens no tag is plain text.
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

/** Resolves character references; null for an unknown one, since HTML has two thousand and only some are known here. */
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
