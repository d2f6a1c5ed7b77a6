/** Writes a table as a workbook of one worksheet and saves it. */
import type { ExportColumn } from '#shared/rules/export/csv.ts';
import { exportFileName } from '#shared/rules/export/file-name.ts';
import { workbookPieces, workbookType } from '#shared/rules/export/xlsx/workbook.ts';
import type { BytesToSave } from '../../data/files.ts';
import type { SavedTable } from './save-table.ts';

/** Rows between two reports. */
const reportEvery = 1000;

export interface WorkbookToSave<Row> {
  readonly title: string;
  readonly columns: readonly ExportColumn<Row>[];
  readonly rows: Iterable<Row> | AsyncIterable<Row>;
  /** YYYY-MM-DD, for the name. */
  readonly day: string;
  readonly save: (file: BytesToSave) => Promise<boolean>;
  readonly signal?: AbortSignal;
  /** Told how many rows have been gathered. */
  readonly onProgress?: (rows: number) => void;
}

/**
 * Answers what was saved, or null where the user thought better of it. Throws what the rows or the saving throw,
 * and SheetRefused where a worksheet can't hold them.
 */
export async function saveWorkbook<Row>(table: WorkbookToSave<Row>): Promise<SavedTable | null> {
  const { title, columns, day, signal, onProgress } = table;
  let count = 0;
  async function* rows() {
    for await (const row of table.rows) {
      signal?.throwIfAborted();
      count += 1;
      yield row;
      if (count % reportEvery === 0) onProgress?.(count);
    }
  }
  const bytes: Uint8Array<ArrayBuffer>[] = [];
  for await (const piece of workbookPieces({ title, columns, rows: rows() })) bytes.push(piece);
  signal?.throwIfAborted();
  const suggestedName = exportFileName(title, day, 'xlsx');
  const saved = await table.save({ suggestedName, mediaType: workbookType, bytes });
  return saved ? { rows: count, names: [suggestedName] } : null;
}
