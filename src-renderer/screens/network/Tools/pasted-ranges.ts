/**
 * Parses a pasted list of ranges: cells of a spreadsheet or a CSV file, lines of a router's configuration, or one range
 * a line. Text beside the addresses is the name, and then the instructions.
 */
import {
  type AddressProblem,
  type AddressRange,
  addressProblem,
  isWhole,
  maskedRange,
  rangeBetween,
  readRange,
} from '#shared/kit/patterns/ip-range.ts';
import { checkPlainText } from '#shared/rules/common/fields/plain-text.ts';

type PasteProblem = AddressProblem | 'noAddress' | 'repeated' | 'name';
/** A row that is valid but deserves a look. */
type PasteWarning = 'everybody';

export interface PastedRow {
  /** Line of the pasted text, from 1. */
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
/** Characters of a segment's name and of its instructions (`segment-list.ts`). */
const longestName = 100;
const longestInstructions = 500;

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
  const seen = new Set<string>();
  let pending = '';
  for (const [at, line] of text.split(/\r\n|\r|\n/, mostLines).entries()) {
    if (line.trim() === '' || comment.test(line)) continue;
    // Cisco names an object on one line and states its addresses on the next.
    const named = /^\s*(?:object(?:-group)?\s+network|edit)\s+"?([^"]+)"?\s*$/i.exec(line)?.[1];
    if (named !== undefined) {
      pending = named.trim();
      continue;
    }
    const read = readLine(line, pending);
    // The first line of a sheet without an address is its heading.
    if (read.range === 'noAddress' && rows.length === 0 && isSheet(line)) continue;
    pending = '';
    rows.push(rowOf(at + 1, line, read, seen));
  }
  return rows;
}

interface ReadLine {
  readonly name: string;
  readonly instructions: string;
  readonly range: AddressRange | PasteProblem;
}

function rowOf(line: number, text: string, read: ReadLine, seen: Set<string>): PastedRow {
  const range = typeof read.range === 'string' ? null : read.range;
  const key = range && `${range.family}/${range.first}/${range.last}`;
  const repeated = key !== null && seen.has(key);
  if (key !== null) seen.add(key);
  const name = read.name === '' ? text.trim() : read.name;
  const wrong =
    checkPlainText(name, longestName) ?? checkPlainText(read.instructions, longestInstructions, true);
  const problem =
    range === null ? (read.range as PasteProblem) : repeated ? 'repeated' : wrong ? 'name' : null;
  const warning = range && isWhole(range) ? 'everybody' : null;
  return { line, text: text.trim(), name, instructions: read.instructions, range, problem, warning };
}

const isSheet = (line: string) => /[\t,;]/.test(line);

function readLine(line: string, pending: string): ReadLine {
  const cells = isSheet(line) ? cellsOf(line) : tokensOf(line);
  const at = cells.findIndex((cell) => addressLike.test(cell));
  if (at < 0) return { name: pending, instructions: '', range: 'noAddress' };
  const { range, used } = rangeAt(cells, at);
  const rest = cells.filter((cell, place) => cell !== '' && (place < at || place >= at + used));
  const said = isSheet(line) ? rest : rest.filter((cell) => !isRouterWord(cell));
  const [name = pending, ...more] = said;
  return { name, instructions: more.join(' '), range };
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

/** Cells of a CSV or tab-separated line; a quoted cell may contain the separator. */
function cellsOf(line: string): string[] {
  const separator = line.includes('\t') ? '\t' : line.includes(';') ? ';' : ',';
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (const character of line) {
    if (character === '"') quoted = !quoted;
    else if (character === separator && !quoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += character;
  }
  return [...cells, cell.trim()].map(plain);
}

/** Leading signs that another program would read as a formula are dropped from a name. */
const plain = (cell: string) => cell.replace(/^'?[=+@]+/, '').trim();

const tokensOf = (line: string) =>
  line
    .trim()
    .split(/\s+/)
    .map((token) => token.replace(/^["']|["',;]+$/g, ''));
