/**
 * Parses XML 1.0 to a tree of elements: well formed, UTF-8, without a document type and with only the five entities
 * that XML defines, so that nothing in a file can grow or load. Names are kept as written, with their prefix.
 */
import { decodeText, isXmlText, trimSpace, withLineFeeds, withSpaces } from './xml-text.ts';

export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  /** The element's own text, without that of its children and without surrounding white space. */
  readonly text: string;
}

export const xmlProblems = [
  'xmlSyntax',
  'documentType',
  'entity',
  'depth',
  'complex',
  'duplicate',
  'encoding',
] as const;
export type XmlProblem = (typeof xmlProblems)[number];
export type XmlReading =
  | { readonly ok: true; readonly root: XmlElement }
  | { readonly ok: false; readonly problem: XmlProblem };

/** Levels of elements; a licence needs a few, and one or two for each level of modules. */
export const xmlDepthLimit = 64;
/** Elements, attributes and pieces of text, each of which costs memory. A licence of 60,000 modules has 800,000. */
export const xmlPartLimit = 1_000_000;
/** Characters of a name. */
const longestName = 200;

const namePattern = /[\p{L}_:][\p{L}\p{M}\p{N}_:.·-]*/uy;
const spacePattern = /[ \t\n]*/y;
const declaration =
  /^<\?xml[ \t\n]+version=(["'])1\.0\1(?:[ \t\n]+encoding=(["'])(?<encoding>[A-Za-z0-9._-]{1,40})\2)?(?:[ \t\n]+standalone=(["'])(?:yes|no)\4)?[ \t\n]*\?>/;

class Refused extends Error {
  readonly problem: XmlProblem;
  constructor(problem: XmlProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** `text` is decoded already, without a byte order mark. */
export function parseXml(text: string): XmlReading {
  try {
    return { ok: true, root: readDocument(withLineFeeds(text)) };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, problem: error.problem };
    throw error;
  }
}

function readDocument(text: string): XmlElement {
  const cursor = new Cursor(text);
  const declared = declaration.exec(text);
  const encoding = declared?.groups?.encoding ?? 'UTF-8';
  if (encoding.toUpperCase() !== 'UTF-8') throw new Refused('encoding');
  cursor.at = declared?.[0].length ?? 0;
  passMiscellany(cursor);
  const root = readElements(cursor);
  passMiscellany(cursor);
  if (cursor.at !== text.length) throw new Refused('xmlSyntax');
  return root;
}

/** The position in the text, and the number of parts read. */
class Cursor {
  at = 0;
  readonly text: string;
  private parts = 0;
  /** Interned names: each is stored once, however many elements have it. */
  private readonly names = new Map<string, string>();

  constructor(text: string) {
    this.text = text;
  }

  begins(mark: string): boolean {
    return this.text.startsWith(mark, this.at);
  }

  /** Skips the mark, which must be at the current position. */
  pass(mark: string): void {
    if (!this.begins(mark)) throw new Refused('xmlSyntax');
    this.at += mark.length;
  }

  passSpace(): boolean {
    spacePattern.lastIndex = this.at;
    const length = spacePattern.exec(this.text)?.[0].length ?? 0;
    this.at += length;
    return length > 0;
  }

  /** Returns the text before the mark, and skips both. */
  until(mark: string): string {
    const end = this.text.indexOf(mark, this.at);
    if (end < 0) throw new Refused('xmlSyntax');
    const found = this.text.slice(this.at, end);
    this.at = end + mark.length;
    return found;
  }

  name(): string {
    namePattern.lastIndex = this.at;
    const found = namePattern.exec(this.text)?.[0] ?? '';
    if (found === '' || found.length > longestName) throw new Refused('xmlSyntax');
    this.at += found.length;
    const known = this.names.get(found);
    if (known !== undefined) return known;
    this.names.set(found, found);
    return found;
  }

  countPart(): void {
    this.parts += 1;
    if (this.parts > xmlPartLimit) throw new Refused('complex');
  }
}

/** Skips white space and comments around the outermost element. */
function passMiscellany(cursor: Cursor): void {
  for (cursor.passSpace(); cursor.begins('<!--'); cursor.passSpace()) passComment(cursor);
  // wall: xml-no-doctype
  if (cursor.begins('<!')) throw new Refused('documentType');
}

function passComment(cursor: Cursor): void {
  cursor.pass('<!--');
  const inside = cursor.until('-->');
  if (inside.includes('--') || inside.endsWith('-') || !isXmlText(inside)) throw new Refused('xmlSyntax');
}

interface Open {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  children: XmlElement[] | null;
  text: string;
}

const noAttributes: ReadonlyMap<string, string> = new Map();
const noChildren: readonly XmlElement[] = [];

/** Reads the outermost element with its content; without recursion, since a file decides the depth. */
function readElements(cursor: Cursor): XmlElement {
  const open: Open[] = [];
  for (;;) {
    const here = open.at(-1);
    if (here) readText(cursor, here);
    const done = cursor.begins('</') ? readEnd(cursor, open) : readStart(cursor, open);
    if (!done) continue;
    const above = open.at(-1);
    if (!above) return done;
    above.children ??= [];
    above.children.push(done);
  }
}

/** Reads text, CDATA sections and comments, up to the next tag. */
function readText(cursor: Cursor, here: Open): void {
  const keep = (text: string): void => {
    cursor.countPart();
    here.text += text;
  };
  for (;;) {
    const end = cursor.text.indexOf('<', cursor.at);
    if (end < 0) throw new Refused('xmlSyntax');
    if (end > cursor.at) {
      const raw = cursor.text.slice(cursor.at, end);
      if (raw.includes(']]>')) throw new Refused('xmlSyntax');
      keep(decoded(raw));
      cursor.at = end;
    }
    if (cursor.begins('<!--')) passComment(cursor);
    else if (cursor.begins('<![CDATA[')) {
      cursor.pass('<![CDATA[');
      const inside = cursor.until(']]>');
      if (!isXmlText(inside)) throw new Refused('xmlSyntax');
      keep(inside);
    } else return;
  }
}

function readEnd(cursor: Cursor, open: Open[]): XmlElement {
  const here = open.pop();
  cursor.pass('</');
  if (!here || cursor.name() !== here.name) throw new Refused('xmlSyntax');
  cursor.passSpace();
  cursor.pass('>');
  return finished(here);
}

/** Returns an empty element; null where the element stays open. */
function readStart(cursor: Cursor, open: Open[]): XmlElement | null {
  if (cursor.begins('<!')) throw new Refused('documentType');
  cursor.pass('<');
  cursor.countPart();
  const started: Open = { name: cursor.name(), attributes: readAttributes(cursor), children: null, text: '' };
  if (cursor.begins('/>')) {
    cursor.pass('/>');
    return finished(started);
  }
  cursor.pass('>');
  if (open.length >= xmlDepthLimit) throw new Refused('depth');
  open.push(started);
  return null;
}

function finished({ children, text, name, attributes }: Open): XmlElement {
  return { name, attributes, children: children ?? noChildren, text: trimSpace(text) };
}

function readAttributes(cursor: Cursor): ReadonlyMap<string, string> {
  let found: Map<string, string> | null = null;
  while (cursor.passSpace() && !cursor.begins('>') && !cursor.begins('/')) {
    const name = cursor.name();
    cursor.passSpace();
    cursor.pass('=');
    cursor.passSpace();
    const quote = cursor.begins('"') ? '"' : "'";
    cursor.pass(quote);
    const raw = cursor.until(quote);
    if (raw.includes('<')) throw new Refused('xmlSyntax');
    found ??= new Map();
    if (found.has(name)) throw new Refused('duplicate');
    cursor.countPart();
    found.set(name, decoded(withSpaces(raw)));
  }
  return found ?? noAttributes;
}

function decoded(raw: string): string {
  const read = decodeText(raw);
  if (!read.ok) throw new Refused(read.problem);
  return read.text;
}
