import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { crc32 as zlibCrc32 } from 'node:zlib';
import { readSheet } from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import type { Cell } from '../csv.ts';
import { crc32 } from './crc-32.ts';
import { SharedTexts } from './shared-texts.ts';
import { sheetPieces } from './sheet.ts';
import { columnLetters, sheetCell } from './sheet-cell.ts';
import { readZip } from './testing/read-zip.ts';
import { cellLimit } from './text-item.ts';
import { bookPieces, sheetName, workbookPieces, worksheetOf } from './workbook.ts';
import { join } from './zip.ts';

const columns = [
  { title: '应用', value: (row: { name: string; seats: Cell }) => row.name },
  { title: '=Seats', value: (row: { name: string; seats: Cell }) => row.seats },
];
type Rows = Parameters<typeof workbookPieces<{ name: string; seats: Cell }>>[0]['rows'];
async function workbook(rows: Rows, title = 'Apps & more') {
  const pieces: Uint8Array[] = [];
  for await (const piece of workbookPieces({ title, columns, rows })) pieces.push(piece);
  return join(pieces);
}
async function sheet(rows: Rows, limit?: number) {
  let text = '';
  for await (const piece of sheetPieces(columns, rows, limit === undefined ? {} : { limit })) text += piece;
  return text;
}
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `应用 ${index} <&>`, seats: index }));

it.each([[''], ['1'], ['12345'], ['123456'], ['1234567'], ['123456789'], ['应用'.repeat(999)]])(
  'the sum of %j is zlib’s',
  (text) => {
    const bytes = new TextEncoder().encode(text);
    expect(crc32(bytes)).toBe(zlibCrc32(bytes));
    expect(crc32(bytes.subarray(3), crc32(bytes.subarray(0, 3)))).toBe(zlibCrc32(bytes));
  },
);

it('is a zip of the parts that a workbook has; the same table gives the same bytes', async () => {
  const bytes = await workbook(many(2500));
  const parts = await readZip(bytes);
  expect([...parts.keys()]).toEqual([
    '_rels/.rels',
    'xl/styles.xml',
    'xl/worksheets/sheet1.xml',
    'xl/sharedStrings.xml',
    'xl/workbook.xml',
    'xl/_rels/workbook.xml.rels',
    '[Content_Types].xml',
  ]);
  expect(parts.get('xl/workbook.xml')).toContain('<sheet name="Apps &amp; more"');
  expect(parts.get('xl/worksheets/sheet1.xml')?.match(/<row /g)).toHaveLength(2501);
  expect(await workbook(many(2500))).toEqual(bytes);
});

it('holds several tables, the first one open, names that differ', async () => {
  const sheets = ['Seats', 'seats', 'x'.repeat(40), 'x'.repeat(31)].map((title, index) =>
    worksheetOf({ title, columns, rows: many(index + 1) }),
  );
  const pieces: Uint8Array[] = [];
  for await (const piece of bookPieces(sheets)) pieces.push(piece);
  const parts = await readZip(join(pieces));
  const names = [
    ...(parts.get('xl/workbook.xml') ?? '').matchAll(/name="([^"]*)" sheetId="(\d)" r:id="rId\2"/g),
  ];
  expect(names.map(([, name]) => name)).toEqual(['Seats', 'seats 2', 'x'.repeat(31), `${'x'.repeat(29)} 2`]);
  for (const number of [1, 2, 3, 4]) {
    const text = parts.get(`xl/worksheets/sheet${number}.xml`) ?? '';
    expect(text.match(/<row /g)).toHaveLength(number + 1);
    expect(text.includes('tabSelected')).toBe(number === 1);
    expect(parts.get('[Content_Types].xml')).toContain(`/xl/worksheets/sheet${number}.xml`);
    expect(parts.get('xl/_rels/workbook.xml.rels')).toContain(`worksheets/sheet${number}.xml`);
  }
});

it.each([
  [0, [0]],
  [4, [4]],
  [5, [4, 1]],
  [8, [4, 4]],
  [9, [4, 4, 1]],
])('%d rows where a worksheet holds four and the titles', async (count, perSheet) => {
  const pieces: Uint8Array[] = [];
  for await (const piece of workbookPieces({ title: 'Log', columns, rows: many(count) }, { limit: 5 }))
    pieces.push(piece);
  const parts = await readZip(join(pieces));
  const sheets = perSheet.map((_, index) => parts.get(`xl/worksheets/sheet${index + 1}.xml`));
  expect(sheets.map((text) => (text?.match(/<row /g)?.length ?? 0) - 1)).toEqual(perSheet);
  expect(sheets.every((text) => text?.includes('>应用<'))).toBe(true);
  expect(parts.has(`xl/worksheets/sheet${perSheet.length + 1}.xml`)).toBe(false);
  const names = ['Log', 'Log 2', 'Log 3'].slice(0, perSheet.length);
  expect(
    [...(parts.get('xl/workbook.xml') ?? '').matchAll(/<sheet name="([^"]*)"/g)].map(([, name]) => name),
  ).toEqual(names);
  expect(parts.get('[Content_Types].xml')?.match(/worksheet\+xml/g)).toHaveLength(perSheet.length);
});

it('bytes kept outside the memory come back in order', async () => {
  // 6 MB that hardly compress, so that the writer fills more than one blob.
  let state = 1;
  const noise = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state.toString(36);
  };
  const rows = Array.from({ length: 1500 }, () => ({
    name: Array.from({ length: 900 }, noise).join(''),
    seats: 1,
  }));
  const parts = await readZip(await workbook(rows));
  const text = parts.get('xl/worksheets/sheet1.xml') ?? '';
  expect(text).toContain(rows[0]?.name);
  expect(text).toContain(rows[1499]?.name);
  expect(text.match(/<row /g)).toHaveLength(1501);
});

const infoZip = (() => {
  try {
    return execFileSync('unzip', ['-v'], { encoding: 'utf8' }).startsWith('UnZip');
  } catch {
    return false;
  }
})();
it('passes Info-ZIP’s test', async ({ skip }) => {
  if (!infoZip) skip('unzip is not installed');
  const path = joinPath(mkdtempSync(joinPath(tmpdir(), 'steward-xlsx-')), 'a.xlsx');
  writeFileSync(path, await workbook(many(2500)));
  expect(execFileSync('unzip', ['-t', path], { encoding: 'utf8' })).toContain('No errors detected');
});

it.each<[Cell, string]>([
  [null, ''],
  [undefined, ''],
  ['', ''],
  ['\u0000', ''],
  [Number.NaN, ''],
  [Number.NEGATIVE_INFINITY, ''],
  [-5, '<c r="A1"><v>-5</v></c>'],
  [1e21, '<c r="A1"><v>1e+21</v></c>'],
  [-0, '<c r="A1"><v>0</v></c>'],
  [true, '<c r="A1" t="b"><v>1</v></c>'],
  [false, '<c r="A1" t="b"><v>0</v></c>'],
])('a cell of %j', (value, expected) => {
  expect(sheetCell(value, 'A1', 0)).toBe(expected);
});

describe('texts', () => {
  it.each([
    ['2027-01-31', '2027-01-31'],
    ['-5', '-5'],
    ['=1+1', "'=1+1"],
    ['＠x', "'＠x"],
    ['a b', 'a b'],
    ['应用', '应用'],
  ])('plain: %j', (text, expected) => {
    expect(sheetCell(text, 'B7', 1)).toBe(`<c r="B7" s="1" t="inlineStr"><is><t>${expected}</t></is></c>`);
  });
  it.each([
    ['\u0001=1', "'=1"],
    ['\tx', "'\tx"],
    ['\rx', "'\nx"],
    ['a\r\nb\rc', 'a\nb\nc'],
    ['a\u0000\u0008\u001f\u007f\u009f\ufffe\uffffb', 'ab'],
    ['half \ud83d', 'half \ufffd'],
    ['😀 <a&b> "c"', '😀 &lt;a&amp;b&gt; &quot;c&quot;'],
    [' kept ', ' kept '],
    ['kept\u3000', 'kept\u3000'],
    ['a  b', 'a  b'],
    ['_x000D_ _x00_ _xZZZZ_', '_x005F_x000D_ _x00_ _xZZZZ_'],
  ])('%j', (text, expected) => {
    expect(sheetCell(text, 'B7', 1)).toBe(
      `<c r="B7" s="1" t="inlineStr"><is><t xml:space="preserve">${expected}</t></is></c>`,
    );
  });
  it('no longer than a cell takes, no character in half', () => {
    const content = (text: string) => />([^<]+)<\/t>/.exec(sheetCell(text, 'A1', 0))?.[1] ?? '';
    expect(content('x'.repeat(cellLimit))).toHaveLength(cellLimit);
    expect(content('x'.repeat(cellLimit + 1))).toBe(`${'x'.repeat(cellLimit - 1)}…`);
    expect(content(`x${'😀'.repeat(cellLimit)}`).isWellFormed()).toBe(true);
    expect(content(`=${'x'.repeat(cellLimit - 1)}`)).toBe(`'=${'x'.repeat(cellLimit - 3)}…`);
  });
});

it.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [701, 'ZZ'],
  [702, 'AAA'],
  [16_383, 'XFD'],
])('column %i is %s', (index, letters) => expect(columnLetters(index)).toBe(letters));

it.each([
  ['应用授权', '应用授权'],
  ['a[b]:c*d?e/f\\g', 'a b c d e f g'],
  ["'quoted'", 'quoted'],
  ['', 'Sheet1'],
  ["' '", 'Sheet1'],
  ['History', 'Sheet1'],
  ['\u0007\u202e', 'Sheet1'],
  ['x'.repeat(40), 'x'.repeat(31)],
  [`${'x'.repeat(30)}😀`, 'x'.repeat(30)],
  [`${'x'.repeat(30)}'y`, 'x'.repeat(30)],
])('the worksheet of %j is %j', (title, name) => expect(sheetName(title)).toBe(name));

describe('the worksheet', () => {
  it('titles bold and frozen; widths by what is shown', async () => {
    const text = await sheet([{ name: '澄江科技有限公司', seats: 'x'.repeat(300) }]);
    expect(text).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
    expect(text).toContain('<col min="1" max="1" width="18" customWidth="1"/>');
    expect(text).toContain('<col min="2" max="2" width="60" customWidth="1"/>');
    expect(text).toContain('<row r="1"><c r="A1" s="1" t="inlineStr">');
    expect(text).toContain(">'=Seats<");
  });
  it.each([0, 1, 998, 999, 1000, 1999, 2000])('%i rows, none lost between pieces', async (count) => {
    const text = await sheet(many(count));
    expect(text.match(/<row r="/g)).toHaveLength(count + 1);
    expect(text.match(/<sheetData>/g)).toHaveLength(1);
    expect(text.endsWith('</row></sheetData></worksheet>')).toBe(true);
  });
  it('as many rows as there are, and no more', async () => {
    await expect(sheet(many(4), 5)).resolves.toContain('<row r="5">');
    await expect(sheet(many(5), 5)).rejects.toMatchObject({ reason: 'ROWS' });
  });
  it('an error of the rows is thrown on, through the zip too', async () => {
    async function* broken() {
      yield* many(1500);
      throw new Error('cut');
    }
    await expect(workbook(broken())).rejects.toThrow('cut');
  });
});

describe('texts that stand in many cells', () => {
  const states = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      name: `=state ${index % 3} & more`,
      seats: `row ${index}`,
    }));

  it('are one part, each once, and every cell still says what it said', async () => {
    const parts = await readZip(await workbook(states(5000)));
    const items = [...(parts.get('xl/sharedStrings.xml') ?? '').matchAll(/<si><t[^>]*>([^<]*)<\/t><\/si>/g)];
    expect(items.map(([, text]) => text)).toEqual([0, 1, 2].map((index) => `'=state ${index} &amp; more`));
    const cells = [
      ...(parts.get('xl/worksheets/sheet1.xml') ?? '').matchAll(
        /<c r="A(\d+)"(?: s="1")? t="(s|inlineStr)">(?:<v>(\d+)<\/v>|<is><t[^>]*>([^<]*)<)/g,
      ),
    ].slice(1);
    expect(cells).toHaveLength(5000);
    const wrong = cells.filter(([, row, , item, text]) => {
      const said = item === undefined ? text : items[Number(item)]?.[1];
      return said !== `'=state ${(Number(row) - 2) % 3} &amp; more`;
    });
    expect(wrong).toEqual([]);
    expect(cells.filter(([, , kind]) => kind === 's').length).toBeGreaterThan(4900);
  });

  it('small tables have none: their texts stand in the cells', async () => {
    const parts = await readZip(await workbook(states(30)));
    expect(parts.get('xl/sharedStrings.xml')).toMatch(/main"><\/sst>$/);
    expect(parts.get('xl/worksheets/sheet1.xml')).not.toContain('t="s"');
  });

  it('are found again after many others; what is empty stays empty', () => {
    const column = new SharedTexts().column();
    const rest = (text: string, times: number) =>
      Array.from({ length: times }, () => column.rest(text)).at(-1);
    expect(rest('often', 20)).toContain('<v>0</v>');
    expect(rest('\u0001', 20)).toBe('');
    for (let index = 0; index < 1900; index += 1) expect(column.rest(`once ${index}`)).toBeNull();
    expect(rest('often', 1)).toContain('<v>0</v>');
  });

  it('a column of different texts stops looking', () => {
    const column = new SharedTexts().column();
    for (let index = 0; index < 2000; index += 1) column.rest(`once ${index}`);
    expect(Array.from({ length: 50 }, () => column.rest('often')).at(-1)).toBeNull();
  });

  it('as another reader reads them', async () => {
    const rows = await readSheet(Buffer.from(await workbook(states(300))));
    expect(rows).toHaveLength(301);
    expect(rows[300]).toEqual(["'=state 2 & more", 'row 299']);
    expect(rows[1]).toEqual(["'=state 0 & more", 'row 0']);
  });
});
