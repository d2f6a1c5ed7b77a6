/** Rows of cells from a pasted table or a CSV file (RFC 4180); quoted cells may have separators and line breaks. */

/** Most rows, and most cells of a row; the rest is ignored. */
export const mostRows = 5000;
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

export function rowsOfText(text: string): string[][] {
  const table = text.replace(/^\uFEFF/, '');
  const separator = separatorOfTable(table);
  const rows: string[][] = [];
  for (let at = 0; at < table.length && rows.length < mostRows; ) {
    const { cells, end } = readTextRow(table, at, separator);
    if (cells.some((cell) => cell !== '')) rows.push(cells);
    at = end + 1;
  }
  return rows;
}

export function readTextRow(text: string, start: number, separator: string): CsvRow {
  const cells: string[] = [];
  let cell = '';
  let state: 'plain' | 'quoted' | 'closed' = 'plain';
  let isWellFormed = true;
  const endCell = () => {
    if (cells.length < mostCells) cells.push(cell.trim().slice(0, longestCell));
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
