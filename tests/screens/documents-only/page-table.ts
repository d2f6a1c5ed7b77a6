/**
 * The behaviour of each page on a server with the documents' calls alone, as docs/platform/documents-only-pages.md
 * lists it.
 */

export interface PageRow {
  readonly id: string;
  readonly address: string;
  /** To this account, whatever the server has. */
  readonly isClosed: boolean;
  /** The page's heading. */
  readonly title: string;
  /** Calls that were answered, but for the frame's. */
  readonly reads: readonly string[];
  /** Calls that the server has nothing for, but for the frame's. */
  readonly lacks: readonly string[];
  /** The page's sentence about each lacking call. */
  readonly says: ReadonlyMap<string, string>;
  /** Calls that the stand-in took. */
  readonly wrote: readonly string[];
}

/** Every page asks them, for the menu and the account. */
export const frameCalls: readonly string[] = [
  'backMenu.menus',
  'frame.checkPermission',
  'frame.currentTree',
  'frame.ebuilderRight',
  'session.current',
  'tenant.info',
];

const code = (text: string) => `\`${text}\``;
const cell = (parts: readonly string[]) => (parts.length === 0 ? '–' : parts.join(', '));

function lackingCells(lacks: readonly string[], says: ReadonlyMap<string, string>): string {
  const lacking = lacks.map((call) => {
    const words = says.get(call);
    return words === undefined ? `${code(call)} (goes on without)` : `${code(call)}: “${words}”`;
  });
  return cell(lacking);
}

export function pageLine({ id, address, isClosed, title, reads, lacks, says, wrote }: PageRow): string {
  const page = `${code(address)} (${id}) ${title}`;
  const writes = wrote.length > 0 ? cell(wrote.map(code)) : reads.length > 0 ? 'reads only' : '–';
  const opens = isClosed ? 'no: closed to this account' : 'yes';
  return `| ${page} | ${opens} | ${cell(reads.map(code))} | ${writes} | ${lackingCells(lacks, says)} |`;
}

export function pageTable(rows: readonly PageRow[]): string {
  const whole = rows.filter(({ lacks }) => lacks.length === 0).length;
  const wrote = rows.filter((row) => row.wrote.length > 0).length;
  const open = rows.filter(({ isClosed }) => !isClosed).length;
  return `# Pages on a server with the documents’ calls alone

Made by \`tests/screens/documents-only/pages.test.ts\`, which opens every page of the console on a stand-in that has the calls whose paths the documents show and no other, with ids of 64 bits and values that nobody knows, and makes one write where the page offers one there. It fails where this table is not what it found (\`npm test\` opens every second page, \`npm run test:long\` all); \`STEWARD_LONG=1 vitest run --project=screens tests/screens/documents-only --update\` writes it anew.

Of ${rows.length} pages ${open} open, none with an error of its own; ${whole} lack nothing; a write was made on ${wrote}. The frame asks ${frameCalls.map(code).join(', ')} on every page; of these ${code('session.current')} is lacking, and put together from the others ([029](../decisions/029-session-from-parts.md)).

| page | opens | reads | write | lacks, and what the page says |
| --- | --- | --- | --- | --- |
${rows.map(pageLine).join('\n')}
`;
}

/** The behaviour of a dialog or a view with an address of its own. */
export interface PartRow extends Pick<PageRow, 'id' | 'address' | 'title' | 'reads' | 'lacks' | 'says'> {
  readonly isDialog: boolean;
}

export function partLine({ id, address, isDialog, title, reads, lacks, says }: PartRow): string {
  const opens = `${isDialog ? 'a dialog' : 'the page'} “${title}”`;
  return `| ${code(address)} (${id}) | ${opens} | ${cell(reads.map(code))} | ${lackingCells(lacks, says)} |`;
}

export function partTable(rows: readonly PartRow[]): string {
  const whole = rows.filter(({ lacks }) => lacks.length === 0).length;
  return `# Dialogs and views on a server with the documents’ calls alone

Made by \`tests/screens/documents-only/parts.test.ts\`, which opens the dialogs and views that have an address of their own on the stand-in of [the pages](documents-only-pages.md). It fails where this table is not what it found (\`npm test\` opens every fifth, \`npm run test:long\` all); \`STEWARD_LONG=1 vitest run --project=screens tests/screens/documents-only/parts.test.ts --update\` writes it anew. \`:id\` is an id of the stand-in.

All ${rows.length} open, none with an error of its own; ${whole} lack nothing.

| part | opens | reads | lacks, and what is said |
| --- | --- | --- | --- |
${rows.map(partLine).join('\n')}
`;
}
