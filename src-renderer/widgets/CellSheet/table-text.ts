/** Reads a table as other programs copy it: lines with tabs between the cells; cells containing either are quoted. */

/** Limit in characters of a pasted text; it fits a sheet of 2,000 rows and 200 columns. */
const mostCharacters = 8_000_000;

export function readTable(text: string): string[][] {
  const cut = text.slice(0, mostCharacters);
  if (!cut.includes('"')) return linesOf(cut).map((line) => line.split('\t'));
  return quoted(cut);
}

function linesOf(text: string): string[] {
  const lines = text.split(/\r\n|\n|\r/);
  // A copied table ends with a line break that starts no further row.
  if (lines.length > 1 && lines.at(-1) === '') lines.pop();
  return lines;
}

function quoted(text: string): string[][] {
  const table: string[][] = [];
  let line: string[] = [];
  let at = 0;
  while (at <= text.length) {
    const { word, end } = wordAt(text, at);
    line.push(word);
    const mark = text[end];
    at = end + (mark === '\r' && text[end + 1] === '\n' ? 2 : 1);
    if (mark === '\t') continue;
    table.push(line);
    line = [];
    if (mark === undefined || at >= text.length) break;
  }
  return table;
}

/** The cell that begins at `start`, and the index after it. */
function wordAt(text: string, start: number): { word: string; end: number } {
  if (text[start] !== '"') {
    let end = start;
    while (end < text.length && !'\t\r\n'.includes(text[end] ?? '')) end += 1;
    return { word: text.slice(start, end), end };
  }
  let word = '';
  let at = start + 1;
  while (at < text.length) {
    const next = text.indexOf('"', at);
    if (next < 0) return { word: word + text.slice(at), end: text.length };
    word += text.slice(at, next);
    if (text[next + 1] !== '"') return { word, end: next + 1 };
    word += '"';
    at = next + 2;
  }
  return { word, end: text.length };
}

export function writeTable(lines: readonly (readonly string[])[]): string {
  return lines.map((words) => words.map(spelled).join('\t')).join('\n');
}

function spelled(word: string): string {
  return /["\t\r\n]/.test(word) ? `"${word.replaceAll('"', '""')}"` : word;
}
