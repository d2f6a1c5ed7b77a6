/**
 * A table as an Office Open XML workbook (XLSX) with one worksheet, in pieces of bytes. Rows are read as they are
 * needed; what is kept of them is deflated.
 */
import type { ExportColumn } from '../csv.ts';
import { contentTypes, packageRelations, styles, workbookPart, workbookRelations } from './package-parts.ts';
import { sheetPieces } from './sheet.ts';
import { sheetName } from './sheet-name.ts';
import { zipPieces } from './zip.ts';

export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface Table<Row> {
  /** Names the worksheet. */
  readonly title: string;
  readonly columns: readonly ExportColumn<Row>[];
  readonly rows: Iterable<Row> | AsyncIterable<Row>;
}

/** Throws what the rows throw, and SheetRefused where they don't fit. */
export function workbookPieces<Row>({ title, columns, rows }: Table<Row>) {
  return zipPieces([
    { name: '[Content_Types].xml', text: [contentTypes] },
    { name: '_rels/.rels', text: [packageRelations] },
    { name: 'xl/workbook.xml', text: [workbookPart(sheetName(title))] },
    { name: 'xl/_rels/workbook.xml.rels', text: [workbookRelations] },
    { name: 'xl/styles.xml', text: [styles] },
    { name: 'xl/worksheets/sheet1.xml', text: sheetPieces(columns, rows) },
  ]);
}
