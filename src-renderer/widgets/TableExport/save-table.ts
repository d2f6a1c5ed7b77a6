/**
 * Writes a table as CSV and saves it. A table that is longer than one file may be (the bridge takes 64 million
 * characters, a spreadsheet 1,048,576 rows) becomes several files, each with the titles.
 */
import { csvPieces, type ExportColumn } from '#shared/rules/export/csv.ts';
import { exportFileName } from '#shared/rules/export/file-name.ts';
import type { TextToSave } from '../../data/files.ts';

/** Rows and characters of one file at most. */
export const fileLimits = { rows: 1_000_000, characters: 24_000_000 } as const;

export interface TableToSave<Row> {
  readonly title: string;
  readonly columns: readonly ExportColumn<Row>[];
  readonly rows: Iterable<Row> | AsyncIterable<Row>;
  /** YYYY-MM-DD, for the name. */
  readonly day: string;
  /** The name of part 2, 3, … */
  readonly partTitle: (part: number) => string;
  readonly save: (file: TextToSave) => Promise<boolean>;
  readonly signal?: AbortSignal;
  /** Told how many rows have been gathered. */
  readonly onProgress?: (rows: number) => void;
  readonly limits?: { readonly rows: number; readonly characters: number };
}

export interface SavedTable {
  readonly rows: number;
  readonly names: readonly string[];
}

/** Answers what was saved, or null where the user thought better of it. Throws what the rows or the saving throw. */
export async function saveTable<Row>(table: TableToSave<Row>): Promise<SavedTable | null> {
  const { limits = fileLimits, signal, onProgress } = table;
  const iterator = iterate(table.rows);
  const names: string[] = [];
  let rows = 0;
  for (let ended = false; !ended; ) {
    let inFile = 0;
    let characters = 0;
    const part = async function* () {
      while (inFile < limits.rows && characters < limits.characters) {
        signal?.throwIfAborted();
        const next = await iterator.next();
        if (next.done) {
          ended = true;
          return;
        }
        inFile += 1;
        yield next.value;
      }
    };
    const pieces: string[] = [];
    for await (const piece of csvPieces(table.columns, part())) {
      pieces.push(piece);
      characters += piece.length;
      onProgress?.(rows + inFile);
    }
    if (inFile === 0 && names.length > 0) break;
    const title = names.length === 0 ? table.title : table.partTitle(names.length + 1);
    const suggestedName = exportFileName(title, table.day, 'csv');
    signal?.throwIfAborted();
    if (!(await table.save({ suggestedName, mediaType: 'text/csv', text: pieces.join('') }))) {
      return names.length === 0 ? null : { rows, names };
    }
    rows += inFile;
    names.push(suggestedName);
  }
  return { rows, names };
}

function iterate<Row>(rows: Iterable<Row> | AsyncIterable<Row>): AsyncIterator<Row> | Iterator<Row> {
  return Symbol.asyncIterator in rows ? rows[Symbol.asyncIterator]() : rows[Symbol.iterator]();
}
