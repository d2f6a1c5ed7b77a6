/** Rows of cells from a pasted table or a CSV file (RFC 4180); quoted cells may have separators and line breaks. */

/** Most rows, and most cells of a row; the rest is ignored. */
export const mostRows = 5000;
const mostCells = 40;
/** Characters of one cell. */
const longestCell = 1000;

export function rowsOfText(text: string): string[][] {
  const given = text.replace(/^\uFEFF/, '');
  const separator = separatorOf(given);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  const endCell = () => {
    if (row.length < mostCells) row.push(cell.trim().slice(0, longestCell));
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (row.some((each) => each !== '')) rows.push(row);
    row = [];
  };
  for (let at = 0; at < given.length && rows.length < mostRows; at += 1) {
    const character = given[at] as string;
    if (quoted) {
      if (character !== '"') cell += character;
      else if (given[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (character === '"' && cell.trim() === '') {
      cell = '';
      quoted = true;
    } else if (character === separator) endCell();
    else if (character === '\n' || character === '\r') endRow();
    else cell += character;
  }
  if (rows.length < mostRows) endRow();
  return rows;
}

/** The separator of the first line that has one: spreadsheets paste tabs, some countries' files have semicolons. */
function separatorOf(text: string): string {
  const line = text.split(/[\r\n]/, 50).find((one) => /[\t;,，；]/.test(one)) ?? '';
  return ['\t', ';', '；', ',', '，'].find((one) => line.includes(one)) ?? ',';
}
