/**
 * Tables as an Office Open XML workbook (XLSX), a worksheet each, in pieces of bytes. Rows are read as they are
 * needed; what is kept of them is deflated.
 */
import type { ExportColumn } from '../csv.ts';
import { contentTypes, packageRelations, styles, workbookPart, workbookRelations } from './package-parts.ts';
import { sheetPieces } from './sheet.ts';
import { sheetNames } from './sheet-name.ts';
import { zipPieces } from './zip.ts';

export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface Table<Row> {
  /** Names the worksheet. */
  readonly title: string;
  readonly columns: readonly ExportColumn<Row>[];
  readonly rows: Iterable<Row> | AsyncIterable<Row>;
}

/** A table whose kind of row no longer matters. */
export interface Sheet {
  readonly title: string;
  /** `first`: the one that is open when the workbook is. */
  readonly pieces: (first: boolean) => AsyncIterable<string>;
}

export function sheetOf<Row>({ title, columns, rows }: Table<Row>): Sheet {
  return { title, pieces: (first) => sheetPieces(columns, rows, { first }) };
}

/** One worksheet. Throws what the rows throw, and SheetRefused where they don't fit. */
export function workbookPieces<Row>(table: Table<Row>) {
  return bookPieces([sheetOf(table)]);
}

/** As many worksheets as there are sheets; throws likewise. */
export function bookPieces(sheets: readonly Sheet[]) {
  return zipPieces([
    { name: '[Content_Types].xml', text: [contentTypes(sheets.length)] },
    { name: '_rels/.rels', text: [packageRelations] },
    { name: 'xl/workbook.xml', text: [workbookPart(sheetNames(sheets.map(({ title }) => title)))] },
    { name: 'xl/_rels/workbook.xml.rels', text: [workbookRelations(sheets.length)] },
    { name: 'xl/styles.xml', text: [styles] },
    ...sheets.map(({ pieces }, index) => ({
      name: `xl/worksheets/sheet${index + 1}.xml`,
      text: pieces(index === 0),
    })),
  ]);
}
