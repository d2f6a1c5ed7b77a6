/**
 * Writes and saves a table of any length as CSV or workbook: rows are requested as needed, and none is kept in memory.
 * A worksheet has at most 1,048,576 rows; a workbook continues on another one.
 */
import type { BlobToSave } from '#data/files.ts';
import { csvPieces, type ExportColumn } from '#shared/kit/export/csv.ts';
import { exportFileName } from '#shared/kit/export/file-name.ts';
import { workbookPieces, workbookType } from '#shared/kit/export/xlsx/workbook.ts';
import { growingBlob } from './growing-blob.ts';

/** Number of rows between two progress reports, when the page may render and respond. */
const reportEvery = 1000;

export type TableFormat = 'csv' | 'xlsx';

export interface TableToSave<Row> {
  /** Name of the table, and of a workbook's sheet. */
  readonly title: string;
  /** Base of the file's name, where it differs from the title. */
  readonly fileName?: string;
  readonly format: TableFormat;
  readonly columns: readonly ExportColumn<Row>[];
  readonly rows: Iterable<Row> | AsyncIterable<Row>;
  /** A line above a workbook's titles. */
  readonly notice?: string | null | undefined;
  /** YYYY-MM-DD, for the file's name. */
  readonly day: string;
  readonly save: (file: BlobToSave) => Promise<boolean>;
  readonly signal?: AbortSignal;
  /** Receives the number of rows so far. */
  readonly onProgress?: (rows: number) => void;
}

export interface SavedTable {
  readonly rows: number;
  readonly name: string;
}

/** Null when the user cancels. Throws errors of rows and saving, and SheetRefused for an oversized workbook. */
export async function saveTable<Row>(table: TableToSave<Row>): Promise<SavedTable | null> {
  const { title, format, columns, notice, day, signal } = table;
  const counted = { rows: 0 };
  const rows = reportedRows(table, counted);
  const content = growingBlob();
  const pieces =
    format === 'csv' ? csvPieces(columns, rows) : workbookPieces({ title, columns, rows, notice });
  for await (const piece of pieces) content.add(piece);
  signal?.throwIfAborted();
  const name = exportFileName(table.fileName ?? title, day, format);
  const mediaType = format === 'csv' ? 'text/csv' : workbookType;
  const saved = await table.save({ suggestedName: name, mediaType, content: content.whole(mediaType) });
  return saved ? { rows: counted.rows, name } : null;
}

/** The rows as they are needed, counted and reported; an abort throws the signal's reason. */
export async function* reportedRows<Row>(
  { rows, signal, onProgress }: Pick<TableToSave<Row>, 'rows' | 'signal' | 'onProgress'>,
  counted: { rows: number },
): AsyncGenerator<Row, void, undefined> {
  for await (const row of rows) {
    signal?.throwIfAborted();
    counted.rows += 1;
    yield row;
    if (counted.rows % reportEvery === 0) onProgress?.(counted.rows);
  }
}
