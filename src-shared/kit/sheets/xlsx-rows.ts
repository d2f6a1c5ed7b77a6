/** Rows of a workbook's first visible sheet (.xlsx). Its declared sizes are not trusted: every part has a limit of its own. */
import { unzipSync } from 'fflate';
import { withoutNeutralising } from '../export/csv.ts';
import { mostRows, type Sheet } from './csv-rows.ts';

/** Uncompressed bytes of a part. */
const largestPart = 40_000_000;
const mostParts = 2000;
const readParts =
  /^xl\/(workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|worksheets\/[^/]+\.xml)$/;

export type WorkbookProblem = 'notWorkbook' | 'tooLarge' | 'damaged';

export function readWorkbookSheet(bytes: Uint8Array): Sheet | WorkbookProblem {
  let [parts, large] = [0, false];
  let files: Record<string, Uint8Array>;
  try {
    files = unzipSync(bytes, {
      filter({ name, originalSize }) {
        parts += 1;
        if (!readParts.test(name) || large || parts > mostParts) return false;
        large ||= originalSize > largestPart;
        return !large;
      },
    });
  } catch {
    return 'damaged';
  }
  if (large || parts > mostParts) return 'tooLarge';
  const part = (name: string) => {
    const found = files[name];
    return found ? withoutPrefix(new TextDecoder().decode(found)) : null;
  };
  const sheet = firstVisibleSheet(part);
  if (sheet === null) return 'notWorkbook';
  return readRows(sheet, textsOf(part('xl/sharedStrings.xml') ?? ''));
}

/** The first visible sheet in the workbook's order; without a sheet, the one with the usual file name. '' if all are hidden. */
function firstVisibleSheet(part: (name: string) => string | null): string | null {
  const book = part('xl/workbook.xml');
  if (book === null) return null;
  const relations = tagsOf(part('xl/_rels/workbook.xml.rels') ?? '', 'Relationship');
  const sheets = tagsOf(book, 'sheet');
  for (const sheet of sheets.filter(isVisible)) {
    const id = relationOf(sheet);
    const relation = relations.find((one) => id !== undefined && idOf(one) === id);
    const path = targetOf(relation ?? '')?.replace(/^\/?(?:xl\/)?/, '');
    const found = path === undefined ? null : part(`xl/${path}`);
    if (found !== null) return found;
  }
  return sheets.every(isVisible) ? part('xl/worksheets/sheet1.xml') : '';
}

const tagsOf = (xml: string, name: string) => [...elements(xml, name)].map(({ tag }) => tag);

/** A reader of one attribute of a tag; `name` is a pattern. */
function attribute(name: string): (tag: string) => string | undefined {
  const pattern = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
  return (tag) => {
    const [, double, single] = pattern.exec(tag) ?? [];
    return double ?? single;
  };
}
const [idOf, targetOf, stateOf] = [attribute('Id'), attribute('Target'), attribute('state')];
const [columnRow, kindOf] = [attribute('r'), attribute('t')];
/** The file chooses the prefix of `r:id`; `sheetId` has none. */
const relationOf = attribute(String.raw`[\w.-]+:id`);

const isVisible = (sheet: string) => !/hidden$/i.test(stateOf(sheet) ?? '');

/** Some programs write a part's elements with a prefix (`x:row`); those of one namespace share the root's prefix. */
function withoutPrefix(xml: string): string {
  const start = xml.replace(/^\s*(?:<\?[^>]*>|<!--[\s\S]*?-->|\s+)*/, '').slice(0, 100);
  const prefix = /^<([\w.-]+:)\w/.exec(start)?.[1];
  return prefix === undefined ? xml : xml.replaceAll(`<${prefix}`, '<').replaceAll(`</${prefix}`, '</');
}

/** A text may consist of several runs with formats of their own; its phonetic reading (`rPh`) is left out. */
function textsOf(xml: string): string[] {
  return between(xml, 'si').map((item) => between(withoutAll(item, 'rPh'), 't').map(plain).join(''));
}

function readRows(xml: string, texts: readonly string[]): Sheet {
  const rows: string[][] = [];
  let leftOut = 0;
  for (const row of between(xml, 'row')) {
    if (rows.length >= mostRows) {
      leftOut += /<[vt][\s>]/.test(row) ? 1 : 0;
      continue;
    }
    const cells: string[] = [];
    for (const { tag, inner } of elements(row, 'c')) {
      const index = columnOf(/^([A-Z]{1,3})\d+$/.exec(columnRow(tag) ?? '')?.[1]) ?? cells.length;
      if (index > 39) continue;
      while (cells.length < index) cells.push('');
      cells[index] = withoutNeutralising(cellText(tag, inner, texts).trim());
    }
    if (cells.some((cell) => cell !== '')) rows.push(cells);
  }
  return { rows, leftOut };
}

/** A formula cell gives its last stored value; nothing is computed. */
function cellText(tag: string, inner: string, texts: readonly string[]): string {
  const kind = kindOf(tag);
  if (kind === 'inlineStr') return between(inner, 't').map(plain).join('');
  const value = plain(between(inner, 'v')[0] ?? '');
  if (kind === 's') return texts[Number(value)] ?? '';
  if (kind !== undefined || !/^\d(\.\d+)?E\+?\d{1,2}$/i.test(value)) return value;
  // Spreadsheets store a long phone number as a number with an exponent. Beyond the safe range digits are already lost.
  const number = Number(value);
  return number <= Number.MAX_SAFE_INTEGER ? String(number) : value;
}

function columnOf(letters: string | undefined): number | null {
  if (letters === undefined) return null;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Successive elements of one name, found in a single pass. */
function* elements(xml: string, name: string): Generator<{ tag: string; inner: string }> {
  const [open, close] = [`<${name}`, `</${name}>`];
  for (let at = xml.indexOf(open); at >= 0; at = xml.indexOf(open, at)) {
    const end = xml.indexOf('>', at);
    if (end < 0) return;
    const tag = xml.slice(at, end + 1);
    at = end + 1;
    if (!/[\s>/]/.test(tag[open.length] ?? '')) continue;
    if (tag.endsWith('/>')) {
      yield { tag, inner: '' };
      continue;
    }
    const last = xml.indexOf(close, at);
    if (last < 0) return;
    yield { tag, inner: xml.slice(at, last) };
    at = last + close.length;
  }
}

const between = (xml: string, name: string) => [...elements(xml, name)].map(({ inner }) => inner);

function withoutAll(xml: string, name: string): string {
  return between(xml, name).reduce((rest, inner) => rest.replace(inner, ''), xml);
}

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** Decodes XML's predefined entities and numeric references, and no other entity. */
function plain(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi, (whole, decimal, hex, name) => {
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : null;
    if (code !== null) return code <= 0x10ffff ? String.fromCodePoint(code) : '';
    return named[String(name)] ?? whole;
  });
}
