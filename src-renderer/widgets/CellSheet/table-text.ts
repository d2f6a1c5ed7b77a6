/** A table of words as other programs copy it: lines, and tabs between the words; words with either stand in quotes. */

/** Characters that are read of what is pasted: a sheet of 2,000 lines and 200 columns has room. */
const mostCharacters = 8_000_000;

export function readTable(text: string): string[][] {
  const cut = text.slice(0, mostCharacters);
  if (!cut.includes('"')) return linesOf(cut).map((line) => line.split('\t'));
  return quoted(cut);
}

function linesOf(text: string): string[] {
  const lines = text.split(/\r\n|\n|\r/);
  // What is copied ends with a line end that begins no other line.
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

/** The word that begins here, and where the mark after it stands. */
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
