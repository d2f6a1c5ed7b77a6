/**
 * Tables as an Office Open XML workbook (XLSX) with a worksheet each, in chunks of bytes. Rows are read lazily, and
 * only their compressed form is kept.
 */
import type { ExportColumn } from '../csv.ts';
import { contentTypes, packageRelations, styles, workbookPart, workbookRelations } from './package-parts.ts';
import { SharedTexts } from './shared-texts.ts';
import { sheetPieces } from './sheet.ts';
import { sheetRows } from './sheet-rows.ts';
import { cutText, withoutControls } from './xml-text.ts';
import { type Deflater, type ZipEntry, zipPieces } from './zip.ts';

export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface Table<Row> {
  readonly title: string;
  readonly columns: readonly ExportColumn<Row>[];
  readonly rows: Iterable<Row> | AsyncIterable<Row>;
  /** A warning that is shown above the titles of the first worksheet. */
  readonly notice?: string | null | undefined;
}

export interface Worksheet {
  readonly title: string;
  /** `first` is true for the worksheet with which the workbook opens. */
  readonly pieces: (first: boolean, shared: SharedTexts) => AsyncIterable<string>;
}

export function worksheetOf<Row>({ title, columns, rows, notice }: Table<Row>): Worksheet {
  return { title, pieces: (first, shared) => sheetPieces(columns, rows, { first, shared, notice }) };
}

/**
 * One table on as many worksheets as its rows need. Their number is known only at the end, so the lists of worksheets
 * come last. Throws what the rows throw, and SheetRefused where the file would be too large.
 */
export function workbookPieces<Row>(
  table: Table<Row>,
  { limit = sheetRows, deflater }: { readonly limit?: number; readonly deflater?: Deflater | undefined } = {},
) {
  return zipPieces(entriesOf(table, limit), deflater);
}

async function* entriesOf<Row>(
  { title, columns, rows, notice }: Table<Row>,
  limit: number,
): AsyncGenerator<ZipEntry, void, undefined> {
  yield { name: '_rels/.rels', text: [packageRelations] };
  yield { name: 'xl/styles.xml', text: [styles] };
  const iterator = Symbol.asyncIterator in rows ? rows[Symbol.asyncIterator]() : rows[Symbol.iterator]();
  let next = await iterator.next();
  const titles: string[] = [];
  async function* rowsOfSheet() {
    for (let count = notice && titles.length === 1 ? 2 : 1; !next.done && count < limit; count += 1) {
      yield next.value;
      next = await iterator.next();
    }
  }
  const shared = new SharedTexts();
  do {
    titles.push(title);
    const first = titles.length === 1;
    const text = sheetPieces(columns, rowsOfSheet(), { first, shared, notice: first ? notice : null });
    yield { name: `xl/worksheets/sheet${titles.length}.xml`, text };
  } while (!next.done);
  yield { name: 'xl/sharedStrings.xml', text: shared.part() };
  yield { name: 'xl/workbook.xml', text: [workbookPart(sheetNames(titles))] };
  yield { name: 'xl/_rels/workbook.xml.rels', text: [workbookRelations(titles.length)] };
  yield { name: '[Content_Types].xml', text: [contentTypes(titles.length)] };
}

/** One worksheet for each sheet; throws like `workbookPieces`. */
export function bookPieces(sheets: readonly Worksheet[], deflater?: Deflater) {
  const shared = new SharedTexts();
  const entries: ZipEntry[] = [
    { name: '[Content_Types].xml', text: [contentTypes(sheets.length)] },
    { name: '_rels/.rels', text: [packageRelations] },
    { name: 'xl/workbook.xml', text: [workbookPart(sheetNames(sheets.map(({ title }) => title)))] },
    { name: 'xl/_rels/workbook.xml.rels', text: [workbookRelations(sheets.length)] },
    { name: 'xl/styles.xml', text: [styles] },
    ...sheets.map(({ pieces }, index) => ({
      name: `xl/worksheets/sheet${index + 1}.xml`,
      text: pieces(index === 0, shared),
    })),
    { name: 'xl/sharedStrings.xml', text: shared.part() },
  ];
  return zipPieces(entries, deflater);
}

/** A valid worksheet name for Excel: 31 characters, none of `[]:*?/\`, no apostrophe at either end. */
export function sheetName(title: string): string {
  const plain = withoutControls(title)
    .replace(/[[\]:*?/\\\s\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g, ' ')
    .replace(/^[' ]+/, '');
  const name = cutText(plain, 31).replace(/[' ]+$/, '');
  // Excel reserves the name "History".
  return name === '' || name.toLowerCase() === 'history' ? 'Sheet1' : name;
}

/** Names of a workbook's worksheets, which Excel requires to be distinct regardless of case. */
function sheetNames(titles: readonly string[]): string[] {
  const usedNames = new Set<string>();
  return titles.map((title) => {
    const cleanName = sheetName(title);
    let name = cleanName;
    for (let number = 2; usedNames.has(name.toLowerCase()); number += 1) {
      name = `${cutText(cleanName, 31 - ` ${number}`.length)} ${number}`;
    }
    usedNames.add(name.toLowerCase());
    return name;
  });
}
