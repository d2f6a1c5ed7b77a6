/** Rows of cells from a pasted table or a CSV file (RFC 4180); quoted cells may have separators and line breaks. */
import { withoutNeutralising } from '../export/csv.ts';

/** Most rows of a table, and most cells of a row. */
export const mostRows = 20_000;
const mostCells = 40;
/** Characters of one cell. */
const longestCell = 1000;
/** Rows of a table that are searched for its separator. */
const mostRowsOfHeading = 50;
/** The separators in the order of trust: spreadsheets paste tabs, some countries' files have semicolons. */
const tableSeparators = ['\t', ';', '；', ',', '，'];

export interface CsvRow {
  readonly cells: string[];
  /** Index of the line break after the row, or the text's length. */
  readonly end: number;
  /** False for a quotation mark without its end, and for text between the mark that ends a cell and the separator. */
  readonly isWellFormed: boolean;
}

export interface Sheet {
  readonly rows: string[][];
  /** The number of rows behind the last one that is read. */
  readonly leftOut: number;
}

export function readTextSheet(text: string): Sheet {
  const marked = text.replace(/^\uFEFF/, '');
  // Excel names the separator in a line of its own.
  const [line = '', named] = /^sep=(.)(?:\r\n|\r|\n|$)/i.exec(marked) ?? [];
  const table = marked.slice(line.length);
  const separator = named ?? separatorOfTable(table);
  const rows: string[][] = [];
  let leftOut = 0;
  for (let at = 0; at < table.length; ) {
    const { cells, end } = readTextRow(table, at, separator);
    at = end + 1;
    if (cells.every((cell) => cell === '')) continue;
    if (rows.length < mostRows) rows.push(cells);
    else leftOut += 1;
  }
  return { rows, leftOut };
}

export function readTextRow(text: string, start: number, separator: string): CsvRow {
  const cells: string[] = [];
  let cell = '';
  let state: 'plain' | 'quoted' | 'closed' = 'plain';
  let isWellFormed = true;
  const endCell = () => {
    if (cells.length < mostCells) cells.push(withoutNeutralising(cell.trim().slice(0, longestCell)));
    cell = '';
  };
  let at = start;
  for (; at < text.length; at += 1) {
    const character = text[at] as string;
    if (state === 'quoted') {
      if (character !== '"') cell += character;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else state = 'closed';
    } else if (character === separator) {
      endCell();
      state = 'plain';
    } else if (character === '\n' || character === '\r') break;
    else if (character === '"' && cell.trim() === '') {
      isWellFormed &&= state === 'plain';
      cell = '';
      state = 'quoted';
    } else {
      isWellFormed &&= state === 'plain' || character.trim() === '';
      cell += character;
    }
  }
  endCell();
  return { cells, end: at, isWellFormed: isWellFormed && state !== 'quoted' };
}

/** The most trusted of `separators` outside quotation marks in the row that begins at `start`, and the row's end. */
export function separatorOfRow(text: string, start: number, separators: readonly string[]) {
  const found = new Set<string>();
  let [isQuoted, isCellStart] = [false, true];
  let at = start;
  for (; at < text.length; at += 1) {
    const character = text[at] as string;
    if (isQuoted) isQuoted = character !== '"';
    else if (character === '\n' || character === '\r') break;
    else if (separators.includes(character)) {
      found.add(character);
      isCellStart = true;
    } else if (character === '"' && isCellStart) isQuoted = true;
    else if (character.trim() !== '') isCellStart = false;
  }
  return { separator: separators.find((one) => found.has(one)), end: at };
}

function separatorOfTable(text: string): string {
  for (let [at, row] = [0, 0]; at < text.length && row < mostRowsOfHeading; row += 1) {
    const { separator, end } = separatorOfRow(text, at, tableSeparators);
    if (separator !== undefined) return separator;
    at = end + 1;
  }
  return ',';
}
