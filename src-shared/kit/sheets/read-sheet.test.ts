import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { mostRows, readTextSheet } from './csv-rows.ts';
import { largestSheet, readSheet } from './read-sheet.ts';

test.each<[string, string, string[][]]>([
  [
    'commas',
    'a,b\nc,d\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'tabs, as a spreadsheet pastes them',
    'a, b\tc\r\nd\te',
    [
      ['a, b', 'c'],
      ['d', 'e'],
    ],
  ],
  [
    'semicolons',
    'a;b\rc;d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['Chinese commas', '陈静，13900001234', [['陈静', '13900001234']]],
  [
    'quotation marks',
    '"a ""x"", b",c\n"two\nlines",d',
    [
      ['a "x", b', 'c'],
      ['two\nlines', 'd'],
    ],
  ],
  [
    'another separator in quotation marks',
    '"a;b","c\td"\n"e",f',
    [
      ['a;b', 'c\td'],
      ['e', 'f'],
    ],
  ],
  [
    'a separator after a quoted line break',
    '"a;\n;b",c\nd,e',
    [
      ['a;\n;b', 'c'],
      ['d', 'e'],
    ],
  ],
  ['a mark inside of a word', 'a"b,c', [['a"b', 'c']]],
  ['a mark that never ends', '"a,b\nc', [['a,b\nc']]],
  ['empty lines, a byte order mark', '\uFEFF\n,\na\n\n', [['a']]],
  ['nothing', ' \n', []],
])('a table with %s', (_, text, rows) => {
  expect(readTextSheet(text)).toEqual({ rows, leftOut: 0 });
});

test('a long table ends at its limit, and so does a long cell', () => {
  const long = readTextSheet('a,b\n'.repeat(mostRows + 1000));
  expect([long.rows.length, long.leftOut]).toEqual([mostRows, 1000]);
  expect(readTextSheet(`${'x'.repeat(100_000)},b`).rows[0]?.[0]).toHaveLength(1000);
  expect(readTextSheet(','.repeat(100_000))).toEqual({ rows: [], leftOut: 0 });
});

const rowsOf = async (bytes: Uint8Array) => {
  const read = await readSheet(bytes);
  return typeof read === 'string' ? read : read.rows;
};

const xml = (body: string) => strToU8(`<?xml version="1.0"?>${body}`);
const book = (sheet: string, more: Record<string, Uint8Array> = {}) =>
  zipSync({
    'xl/workbook.xml': xml('<workbook><sheets><sheet name="A" sheetId="7" r:id="rId3"/></sheets></workbook>'),
    'xl/_rels/workbook.xml.rels': xml(
      '<Relationships><Relationship Id="rId1" Target="x"/><Relationship Id="rId3" Target="worksheets/people.xml"/></Relationships>',
    ),
    'xl/worksheets/sheet1.xml': xml('<sheetData><row><c><v>wrong</v></c></row></sheetData>'),
    'xl/worksheets/people.xml': xml(`<worksheet><sheetData>${sheet}</sheetData></worksheet>`),
    ...more,
  });
const inline = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;

test('a workbook: the first sheet, its texts, numbers, gaps and pieces', async () => {
  const texts = xml(
    '<sst><si><t>Name</t></si><si><r><t>A</t></r><r><t xml:space="preserve">da &amp; &#x9648;</t></r><rPh><t>no</t></rPh></si></sst>',
  );
  const sheet = `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1"><v>13900001234</v></c></row><row/>
    <row r="3"><c r="A3" t="s"><v>1</v></c><c r="B3"><v>1.3900001234E10</v></c><c r="C3" t="str"><f>1+1</f><v>2</v></c></row>`;
  expect(await rowsOf(book(sheet, { 'xl/sharedStrings.xml': texts }))).toEqual([
    ['Name', '', '13900001234'],
    ['Ada & 陈', '13900001234', '2'],
  ]);
});

test('a workbook whose elements have a prefix is read as one without', async () => {
  const bytes = zipSync({
    'xl/workbook.xml': xml(
      `<x:workbook xmlns:x="urn:main" xmlns:rel="urn:relations"><x:sheets><x:sheet name="A" sheetId="1" rel:id='rId1' /></x:sheets></x:workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': xml(
      '<p:Relationships xmlns:p="urn:p"><p:Relationship Id="rId1" Target="/xl/worksheets/a.xml"/></p:Relationships>',
    ),
    'xl/sharedStrings.xml': xml(
      '<x:sst><x:si><x:r><x:t>A</x:t></x:r><x:r><x:t>da</x:t></x:r></x:si></x:sst>',
    ),
    'xl/worksheets/a.xml': xml(
      '<!-- <y:old> --><x:worksheet><x:sheetData><x:row r="1"><x:c r="A1" t="s"><x:v>0</x:v></x:c><x:c r="B1" t="inlineStr"><x:is><x:t>a &lt;x:t> b</x:t></x:is></x:c></x:row></x:sheetData></x:worksheet>',
    ),
  });
  expect(await rowsOf(bytes)).toEqual([['Ada', 'a <x:t> b']]);
});

const twoSheets = (first: string, second: string) =>
  zipSync({
    'xl/workbook.xml': xml(
      `<workbook><sheets><sheet name="A" sheetId="1" ${first} r:id="rId1"/><sheet name="B" sheetId="2" ${second} r:id="rId2"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': xml(
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="worksheets/sheet2.xml"/></Relationships>',
    ),
    'xl/worksheets/sheet1.xml': xml(`<sheetData><row>${inline('one')}</row></sheetData>`),
    'xl/worksheets/sheet2.xml': xml(`<sheetData><row>${inline('two')}</row></sheetData>`),
  });

test.each<[string, string, string, unknown]>([
  ['both shown', '', '', [['one']]],
  ['the first hidden', 'state="hidden"', 'state="visible"', [['two']]],
  ['the first hidden from the menu too', "state='veryHidden'", '', [['two']]],
  ['both hidden', 'state="hidden"', 'state="hidden"', 'empty'],
])('a workbook of two sheets, %s: the first that is shown is read', async (_, first, second, rows) => {
  expect(await rowsOf(twoSheets(first, second))).toEqual(rows);
});

test('a number of more digits than a spreadsheet keeps is shown as it stands there', async () => {
  const sheet = '<row><c><v>1.8493027465183923E+18</v></c><c><v>1849302746518392344</v></c></row>';
  expect(await rowsOf(book(sheet))).toEqual([['1.8493027465183923E+18', '1849302746518392344']]);
});

test('a text that a spreadsheet would take for a formula stays a text, and nothing is calculated', async () => {
  const sheet = `<row>${inline('=HYPERLINK(&quot;https://example.com&quot;)')}${inline('@SUM(A1)')}</row>`;
  expect(await rowsOf(book(sheet))).toEqual([['=HYPERLINK("https://example.com")', '@SUM(A1)']]);
  expect(readTextSheet("=cmd|'/c calc'!A0,+86 139").rows).toEqual([["=cmd|'/c calc'!A0", '+86 139']]);
});

const utf16 = (text: string, little: boolean) => {
  const bytes = new Uint8Array(text.length * 2 + 2);
  new DataView(bytes.buffer).setUint16(0, 0xfeff, little);
  for (let at = 0; at < text.length; at += 1)
    new DataView(bytes.buffer).setUint16(2 + at * 2, text.charCodeAt(at), little);
  return bytes;
};
/** `陈静,13900001234` as a Chinese Windows saves it. */
const gb = new Uint8Array([0xb3, 0xc2, 0xbe, 0xb2, 0x2c, ...strToU8('13900001234')]);

test.each<[string, Uint8Array]>([
  ['UTF-8', strToU8('陈静,13900001234')],
  ['UTF-16, little end first', utf16('陈静,13900001234', true)],
  ['UTF-16, big end first', utf16('陈静,13900001234', false)],
  ['GB 18030', gb],
])('a CSV file in %s', async (_, bytes) => {
  expect(await rowsOf(bytes)).toEqual([['陈静', '13900001234']]);
});

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
const zipWithLie = () => {
  const bytes = zipSync({ 'xl/workbook.xml': new Uint8Array(2_000_000) });
  // The directory claims a size of 0 instead of two million.
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < bytes.length - 4; at += 1)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 0, true);
  return bytes;
};

test.each<[string, Uint8Array, string]>([
  ['nothing', new Uint8Array(), 'empty'],
  ['blanks alone', strToU8(' \n ,, \n'), 'empty'],
  ['a workbook without rows', book(''), 'empty'],
  ['too much', new Uint8Array(largestSheet + 1), 'tooLarge'],
  ['a picture called .csv', png, 'picture'],
  [
    'an SVG with a script',
    strToU8('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
    'markup',
  ],
  ['a web page', strToU8('<!DOCTYPE html><table><tr><td>a'), 'markup'],
  ['a workbook of the old kind', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), 'oldWorkbook'],
  ['UTF-16 without its mark', utf16('a,b', true).slice(2), 'notText'],
  ['bytes', new Uint8Array([1, 0, 255, 254]), 'notText'],
  ['a zip of anything', zipSync({ 'a.txt': strToU8('a') }), 'notWorkbook'],
  ['half a workbook', book('<row/>').slice(0, 200), 'damaged'],
  [
    'a workbook that unpacks to 50 MB',
    book('', { 'xl/sharedStrings.xml': new Uint8Array(50_000_000) }),
    'tooLarge',
  ],
])('%s is refused by name', async (_, bytes, problem) => {
  expect(await readSheet(bytes)).toBe(problem);
});

test('a size that is a lie unpacks no more than it says', async () => {
  expect(await readSheet(zipWithLie())).toMatch(/notWorkbook|damaged/);
});

test('a sheet of hostile XML ends: elements that never close, and entities of its own', async () => {
  expect(await readSheet(book('<row><c><v>1'))).toBe('empty');
  expect(await rowsOf(book(`<row>${inline('&lol9;&#1114112;')}</row>`))).toEqual([['&lol9;']]);
  expect(await readSheet(book('<c><c>'.repeat(200_000)))).toBe('empty');
  const endless = { 'xl/workbook.xml': xml('<sheet '.repeat(200_000)) };
  expect(await rowsOf(book('', endless))).toEqual([['wrong']]);
});

const bytesOf = (text: string) => new TextEncoder().encode(text);
const western = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

test('a file saved by a Western European Excel reads back as it was written', async () => {
  expect(await rowsOf(western('Name;Ort\r\nJürgen Müller;Köln\r\nÉléonore;Besançon'))).toEqual([
    ['Name', 'Ort'],
    ['Jürgen Müller', 'Köln'],
    ['Éléonore', 'Besançon'],
  ]);
  expect(await rowsOf(Uint8Array.from([0xb3, 0xc2, 0xbe, 0xb2, 0x2c, 0x31]))).toEqual([['陈静', '1']]);
});

test('the line of the separator is no row, and our own exports are read back', async () => {
  expect(await rowsOf(bytesOf('sep=;\r\na,b;c'))).toEqual([['a,b', 'c']]);
  expect(await rowsOf(bytesOf('"Ada","\'+8613900001234","\'tis"'))).toEqual([
    ['Ada', '+8613900001234', "'tis"],
  ]);
  const rows = `<row>${inline("'+86139")}</row>`.repeat(mostRows + 5);
  expect(await readSheet(book(rows))).toMatchObject({ leftOut: 5 });
});
