/**
 * Parses a pasted list of ranges: cells of a spreadsheet or a CSV file, lines of a router's configuration, or one range
 * a line. Text beside the addresses is the name, and then the instructions.
 */
import {
  type AddressProblem,
  type AddressRange,
  addressProblem,
  isWholeFamily,
  maskedRange,
  rangeBetween,
  readRange,
} from '#shared/kit/patterns/ip-range.ts';
import { readTextRow, separatorOfRow } from '#shared/kit/sheets/csv-rows.ts';
import { checkPlainText } from '#shared/rules/common/fields/plain-text.ts';

type PasteProblem = AddressProblem | 'noAddress' | 'repeated' | 'name';
/** A row that is valid but deserves a look. */
type PasteWarning = 'everybody';

export interface PastedRow {
  /** Line of the pasted text, from 1; the first line of a row over several. */
  readonly line: number;
  readonly text: string;
  readonly name: string;
  readonly instructions: string;
  readonly range: AddressRange | null;
  readonly problem: PasteProblem | null;
  readonly warning: PasteWarning | null;
}

/** Lines that are parsed at most. */
const mostLines = 10_000;
/** Characters of a row over several lines; without a limit an unended quotation mark makes each line read all others. */
const longestQuotedRow = 4000;
/** Characters of a segment's name and of its instructions (`segment-list.ts`). */
const longestName = 100;
const longestInstructions = 500;

/** Separators are chosen line by line, because a list may be put together from several sources. */
const separators = ['\t', ';', ','];
const lineBreak = /\r\n|\r|\n/g;
const comment = /^\s*(#|!|\/\/|;)/;
/** A text that begins like an address; a name may have digits and points, but not such a beginning. */
const addressLike = /^\[?([\dxa-f０-９]+[.．。][\d*xa-f.．。０-９]*|[\da-f]*:[\da-f:.]*|\*)/i;
/** Keywords of router configurations around the addresses. */
const words = new Set(
  'access-list ip ipv6 ipv4 route network permit deny any host subnet range set address address-set ip-netmask prefix-list seq ge le object-group network-object extended standard remark add list policy-options src-address dst-address from to exit next'.split(
    ' ',
  ),
);

export function readPasted(text: string): PastedRow[] {
  const rows: PastedRow[] = [];
  const earlierRanges = new Set<string>();
  let pending = '';
  for (const { line, text: pasted, cells } of pastedLines(text)) {
    if (pasted.trim() === '' || comment.test(pasted)) continue;
    // Cisco names an object on one line and states its addresses on the next.
    const named = /^\s*(?:object(?:-group)?\s+network|edit)\s+"?([^"]+)"?\s*$/i.exec(pasted)?.[1];
    if (named !== undefined) {
      pending = named.trim();
      continue;
    }
    const read = readLine(cells ?? tokensOf(pasted), cells !== null, pending);
    // The first line of a sheet without an address is its heading.
    if (read.range === 'noAddress' && rows.length === 0 && cells !== null) continue;
    pending = '';
    rows.push(rowOf(line, pasted, read, earlierRanges));
  }
  return rows;
}

interface PastedLine {
  /** From 1. */
  readonly line: number;
  readonly text: string;
  /** null for a line without a separator. */
  readonly cells: readonly string[] | null;
}

/** Yields the lines of the text; a sheet's row with line breaks in quotation marks counts as one. */
function* pastedLines(text: string): Generator<PastedLine> {
  for (let [start, line] = [0, 1]; start < text.length && line <= mostLines; ) {
    const { cells, end } = readRow(text, start);
    const own = text.slice(start, end);
    yield { line, text: own, cells };
    line += [...own.matchAll(lineBreak)].length + 1;
    start = end + (text.startsWith('\r\n', end) ? 2 : 1);
  }
}

/** Reads the sheet's row or the single line that begins at `start`. */
function readRow(
  text: string,
  start: number,
): { readonly end: number; readonly cells: readonly string[] | null } {
  const end = endOfLine(text, start);
  const line = text.slice(start, end);
  if (comment.test(line)) return { end, cells: null };
  if (line.includes('"')) {
    const window = text.slice(start, Math.max(end, start + longestQuotedRow));
    const { separator = '', end: last } = separatorOfRow(window, 0, separators);
    const isCut = last === window.length && start + last < text.length && start + last !== end;
    const row = separator !== '' && !isCut ? readTextRow(window, 0, separator) : null;
    if (row?.isWellFormed) return { end: start + row.end, cells: row.cells };
  }
  const { separator } = separatorOfRow(line, 0, separators);
  return { end, cells: separator === undefined ? null : readTextRow(line, 0, separator).cells };
}

function endOfLine(text: string, start: number): number {
  const at = text.slice(start).search(/[\r\n]/);
  return at < 0 ? text.length : start + at;
}

interface ReadLine {
  readonly name: string;
  readonly instructions: string;
  readonly range: AddressRange | PasteProblem;
}

function rowOf(line: number, text: string, read: ReadLine, earlierRanges: Set<string>): PastedRow {
  const range = typeof read.range === 'string' ? null : read.range;
  const key = range && `${range.family}/${range.first}/${range.last}`;
  const repeated = key !== null && earlierRanges.has(key);
  if (key !== null) earlierRanges.add(key);
  const name = read.name === '' ? text.trim() : read.name;
  const wrong =
    checkPlainText(name, longestName) ?? checkPlainText(read.instructions, longestInstructions, true);
  const problem =
    range === null ? (read.range as PasteProblem) : repeated ? 'repeated' : wrong ? 'name' : null;
  const warning = range && isWholeFamily(range) ? 'everybody' : null;
  return { line, text: text.trim(), name, instructions: read.instructions, range, problem, warning };
}

function readLine(lineCells: readonly string[], isSheet: boolean, pending: string): ReadLine {
  const cells = isSheet ? lineCells.map(withoutFormula) : lineCells;
  const at = cells.findIndex((cell) => addressLike.test(cell));
  if (at < 0) return { name: pending, instructions: '', range: 'noAddress' };
  const { range, used } = rangeAt(cells, at);
  const rest = cells.filter((cell, index) => cell !== '' && (index < at || index >= at + used));
  const said = isSheet ? rest : rest.filter((cell) => !isRouterWord(cell));
  const [name = pending, ...more] = said;
  // A sheet's cell may have line breaks, but a name is one line.
  return { name: name.replace(/\s*[\r\n]+\s*/g, ' '), instructions: more.join(' '), range };
}

/** A range in one cell, or an address with its mask or its last address in the next cell. */
function rangeAt(cells: readonly string[], at: number): { range: AddressRange | PasteProblem; used: number } {
  const [cell = '', next = ''] = [cells[at], cells[at + 1]];
  const dashed = /^[-–—~]$/.test(next) ? cells[at + 2] : undefined;
  if (dashed !== undefined) return { range: rangeBetween(cell, dashed), used: 3 };
  if (addressProblem(cell) === null && addressLike.test(next) && !/[-/*]/.test(next)) {
    return { range: maskedRange(cell, next) ?? rangeBetween(cell, next), used: 2 };
  }
  return { range: readRange(cell), used: 1 };
}

const isRouterWord = (cell: string) =>
  words.has(cell.toLowerCase()) || /^\d+$/.test(cell) || /^[{}()]+$/.test(cell);

/** Leading signs that another program would read as a formula are dropped from a name. */
const withoutFormula = (cell: string) => cell.replace(/^'?[=+@]+/, '').trim();

const tokensOf = (line: string) =>
  line
    .trim()
    .split(/\s+/)
    .map((token) => token.replace(/^["']|["',;]+$/g, ''));
