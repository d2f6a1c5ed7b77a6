/**
 * A stricter XML parser than a browser's: UTF-8 only, no processing instructions, no document types or own
 * entities. Elements come with their namespaces, values with their entities resolved. One pass; text that is not
 * well formed is refused, with the place and the kind of its first fault.
 */

/** `form`: not well formed. `visitor`: refused by the visitor. */
type XmlFaultKind = 'form' | 'sign' | 'encoding' | 'instruction' | 'entity' | 'depth' | 'visitor';

export interface XmlFault {
  readonly kind: XmlFaultKind;
  /** Line of the text, from 1. */
  readonly line: number;
}

export interface XmlName {
  /** The namespace; '' for none. */
  readonly uri: string;
  readonly local: string;
}
export interface XmlAttribute extends XmlName, XmlSpan {
  readonly value: string;
}
export interface SvgElement extends XmlName {
  readonly attributes: readonly XmlAttribute[];
}

/** Places in the document; an attribute's begins with the blanks before it. */
export interface XmlSpan {
  readonly from: number;
  readonly to: number;
}

export interface XmlVisitor {
  /** Returns false to refuse the document and stop. */
  open(element: SvgElement, parent: SvgElement | null): boolean;
  /** Receives all text directly inside the element, also CDATA and text around comments, and the element's place. */
  close(element: SvgElement, text: string, span: XmlSpan): boolean;
  comment?(span: XmlSpan): void;
}

interface Standing {
  readonly element: SvgElement;
  /** The name as written. */
  readonly raw: string;
  readonly prefixes: ReadonlyMap<string, string>;
  readonly text: string[];
  /** Place of the element's tag in the document. */
  readonly from: number;
}

/** Levels of nested elements. */
const deepest = 200;
export const xmlNamespace = 'http://www.w3.org/XML/1998/namespace';
const ofPrefixes = 'http://www.w3.org/2000/xmlns/';

const part = String.raw`[\p{L}_][\p{L}\p{N}\p{M}_.\-\u00b7]*`;
const name = `${part}(?::${part})?`;
const tag = new RegExp(`<(${name})`, 'uy');
const attribute = new RegExp(
  String.raw`[\t\n\r ]+(${name})[\t\n\r ]*=[\t\n\r ]*(?:"([^"<]*)"|'([^'<]*)')`,
  'uy',
);
const tagEnd = /[\t\n\r ]*(\/?)>/y;
const closing = new RegExp(String.raw`</(${name})[\t\n\r ]*>`, 'uy');
const declaration =
  /<\?xml[\t\n\r ]+version[\t\n\r ]*=[\t\n\r ]*(["'])1\.0\1(?:[\t\n\r ]+encoding[\t\n\r ]*=[\t\n\r ]*(["'])utf-8\2)?(?:[\t\n\r ]+standalone[\t\n\r ]*=[\t\n\r ]*(["'])(?:yes|no)\3)?[\t\n\r ]*\?>/iy;
/** Characters that XML forbids. */
const strange = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u;
const entity = /&(?:#x([0-9a-fA-F]{1,6})|#([0-9]{1,7})|(lt|gt|amp|quot|apos));/g;
const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** Returns the first fault; null for valid XML that the visitor took as a whole. */
export function readXml(text: string, visitor: XmlVisitor): XmlFault | null {
  const faultAt = (kind: XmlFaultKind, at: number): XmlFault => ({ kind, line: lineAt(text, at) });
  const signAt = text.search(strange);
  // wall: svg-strange-signs
  if (signAt >= 0) return faultAt('sign', signAt);
  const stack: Standing[] = [];
  /** The beginning of an element that the visitor refused at its end. */
  let refusedFrom: number | null = null;
  let [at, root, typed] = [text.startsWith('\ufeff') ? 1 : 0, false, false];
  declaration.lastIndex = at;
  if (declaration.test(text)) at = declaration.lastIndex;
  else if (/^<\?xml[\t\n\r ]/i.test(text.slice(at, at + 6))) return faultAt('encoding', at);
  while (at < text.length) {
    const next = text.indexOf('<', at);
    const end = next < 0 ? text.length : next;
    const wrong = end > at ? takeText(text.slice(at, end)) : null;
    if (wrong) return faultAt(wrong, at);
    if (next < 0) break;
    const after = readMarkup(next);
    if (typeof after !== 'number') return faultAt(after, refusedFrom ?? next);
    at = after;
  }
  return root && stack.length === 0 ? null : faultAt('form', text.length);

  /** Takes a piece of text; outside the root only blanks are allowed. */
  function takeText(raw: string): XmlFaultKind | null {
    const standing = stack.at(-1);
    if (!standing) return /^[\t\n\r ]*$/.test(raw) ? null : 'form';
    if (raw.includes(']]>')) return 'form';
    const plain = resolved(raw);
    if (plain === null) return 'entity';
    standing.text.push(plain);
    return null;
  }

  /** Returns the end of the markup, or its fault. */
  function readMarkup(from: number): number | XmlFaultKind {
    if (text.startsWith('<!--', from)) {
      const end = text.indexOf('--', from + 4);
      if (end < 0 || text[end + 2] !== '>') return 'form';
      visitor.comment?.({ from, to: end + 3 });
      return end + 3;
    }
    if (text.startsWith('<![CDATA[', from)) {
      const end = text.indexOf(']]>', from);
      if (end < 0 || stack.length === 0) return 'form';
      stack.at(-1)?.text.push(text.slice(from + 9, end));
      return end + 3;
    }
    if (text.startsWith('<?', from)) return 'instruction';
    if (/^<!(?:entity|attlist|element)/i.test(text.slice(from, from + 9))) return 'entity';
    if (text.startsWith('<!DOCTYPE', from)) {
      const end = text.indexOf('>', from);
      if (end < 0 || root || typed) return 'form';
      if (text.slice(from, end).includes('[')) return 'entity';
      typed = true;
      return end + 1;
    }
    return text[from + 1] === '/' ? readClosing(from) : readTag(from);
  }

  function readClosing(from: number): number | XmlFaultKind {
    closing.lastIndex = from;
    const raw = closing.exec(text)?.[1];
    const standing = stack.pop();
    if (!standing || standing.raw !== raw) return 'form';
    const span = { from: standing.from, to: closing.lastIndex };
    if (visitor.close(standing.element, standing.text.join(''), span)) return closing.lastIndex;
    refusedFrom = standing.from;
    return 'visitor';
  }

  function readTag(from: number): number | XmlFaultKind {
    tag.lastIndex = from;
    const raw = tag.exec(text)?.[1];
    if (raw === undefined || (root && stack.length === 0)) return 'form';
    if (stack.length >= deepest) return 'depth';
    root = true;
    const attributes = new Map<string, ReadAttribute>();
    attribute.lastIndex = tag.lastIndex;
    tagEnd.lastIndex = tag.lastIndex;
    for (let found = attribute.exec(text); found; found = attribute.exec(text)) {
      const [, called = '', one, other] = found;
      const value = resolved((one ?? other ?? '').replace(/\r\n|[\t\n\r]/g, ' '));
      if (value === null) return 'entity';
      if (attributes.has(called)) return 'form';
      attributes.set(called, { value, from: found.index, to: attribute.lastIndex });
      tagEnd.lastIndex = attribute.lastIndex;
    }
    const ended = tagEnd.exec(text);
    const above = stack.at(-1);
    const prefixes = prefixesOf(attributes, above?.prefixes ?? new Map([['xml', xmlNamespace]]));
    const element = prefixes && elementOf(raw, attributes, prefixes);
    if (!ended || !element) return 'form';
    if (!visitor.open(element, above?.element ?? null)) return 'visitor';
    const span = { from, to: tagEnd.lastIndex };
    if (ended[1] === '/') return visitor.close(element, '', span) ? span.to : 'visitor';
    stack.push({ element, raw, prefixes, text: [], from });
    return tagEnd.lastIndex;
  }
}

function lineAt(text: string, at: number): number {
  return text.slice(0, at).split(/\r\n|[\r\n]/).length;
}

type ReadAttribute = Omit<XmlAttribute, keyof XmlName>;

/** Returns null for an entity that XML does not define. */
function resolved(raw: string): string | null {
  if (!raw.includes('&')) return raw;
  let wrong = false;
  const text = raw.replace(entity, (_, hex?: string, digits?: string, word?: string) => {
    if (word !== undefined) return entities[word] ?? '';
    const point = Number.parseInt(hex ?? digits ?? '', hex === undefined ? 10 : 16);
    if (point > 0x10ffff || strange.test(String.fromCodePoint(point))) wrong = true;
    return wrong ? '' : String.fromCodePoint(point);
  });
  return wrong || raw.replace(entity, '').includes('&') ? null : text;
}

function prefixesOf(
  given: ReadonlyMap<string, ReadAttribute>,
  above: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> | null {
  const declarations = [...given].filter(([called]) => called === 'xmlns' || called.startsWith('xmlns:'));
  if (declarations.length === 0) return above;
  const prefixes = new Map(above);
  for (const [called, { value: uri }] of declarations) {
    const prefix = called === 'xmlns' ? '' : called.slice(6);
    if (['xml', 'xmlns'].includes(prefix) || (prefix !== '' && uri === '')) return null;
    if (uri === xmlNamespace || uri === ofPrefixes) return null;
    prefixes.set(prefix, uri);
  }
  return prefixes;
}

/** Returns null for an undefined prefix or a repeated attribute. */
function elementOf(
  raw: string,
  given: ReadonlyMap<string, ReadAttribute>,
  prefixes: ReadonlyMap<string, string>,
): SvgElement | null {
  const nameOf = (called: string, usual: string): XmlName | null => {
    const colon = called.indexOf(':');
    const uri = colon < 0 ? usual : prefixes.get(called.slice(0, colon));
    return uri === undefined ? null : { uri, local: called.slice(colon + 1) };
  };
  const self = nameOf(raw, prefixes.get('') ?? '');
  const attributes: XmlAttribute[] = [];
  const seen = new Set<string>();
  for (const [called, attribute] of given) {
    if (called === 'xmlns' || called.startsWith('xmlns:')) continue;
    const own = nameOf(called, '');
    if (!own || seen.has(`${own.uri} ${own.local}`)) return null;
    seen.add(`${own.uri} ${own.local}`);
    attributes.push({ ...own, ...attribute });
  }
  return self && { ...self, attributes };
}
