/** The cells of a workbook read back: kind, number format and value, and the warning above the table. */
import { readSheet } from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import { readZip } from '../../../kit/export/xlsx/testing/read-zip.ts';
import { workbookPieces } from '../../../kit/export/xlsx/workbook.ts';
import { join } from '../../../kit/export/xlsx/zip.ts';
import { lookUp } from '../../../text/look-up.ts';
import { licence as licenceTexts } from '../../../text/tables/en-US/licence.ts';
import { licenceBoard } from '../../../text/tables/en-US/licence-board.ts';
import { unlimitedSeats } from '../../common/licence/licence.ts';
import { boardColumns } from '../board/board-columns.ts';
import { boardRow } from '../board/board-row.ts';
import { boardNotice, shownColumns } from '../board/board-workbook.ts';
import type { LicenceReading } from '../reading.ts';
import { aLicence, aModule, aReading, aSummary } from '../testing/samples.ts';
import { reportModel } from './report-model.ts';
import { reportWorkbook } from './report-sheets.ts';
import { reportWords } from './report-words.ts';

const english = await reportWords('en-US', { timeZone: 'Asia/Shanghai' });
const made = { now: Date.parse('2026-11-20T04:00:00Z'), version: '1.2.3' };
const reading = aReading({
  licence: aLicence({
    startDate: '2026-01-01',
    expiryDate: '2026-12-31',
    timeZone: '+09:00',
    externalSeats: unlimitedSeats,
    modules: [aModule('crm', { modules: [aModule('quote', { enabled: false })] })],
  }),
  daysRemaining: 41,
  fileEnd: { day: '2026-12-01', zone: 'UTC', instant: '2026-12-01T12:00:00Z', daysRemaining: 11 },
});
const sample: Partial<LicenceReading> = {
  state: 'SAMPLE_KEY',
  signature: { ...(reading.signature ?? fail()), sample: true },
};

function fail(): never {
  throw new Error('the reading has a signature');
}

async function bytesOf(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return join(all);
}
const report = (...readings: LicenceReading[]) =>
  bytesOf(reportWorkbook(reportModel({ ...made, readings }), english));

interface Read {
  /** The kind `s` is inline or shared text, `n` a number, `b` a boolean; a number has its format behind it. */
  readonly kind: string;
  readonly value: string;
}

/** The cells of the first worksheet as the file has them, with their number formats. */
async function cellsOf(bytes: Uint8Array<ArrayBuffer>): Promise<Read[][]> {
  const parts = await readZip(bytes);
  const styles = parts.get('xl/styles.xml') ?? '';
  const codes = new Map(
    [...styles.matchAll(/numFmtId="(\d+)" formatCode="([^"]*)"/g)].map(([, id, code]) => [id, code]),
  );
  const formats = [
    ...(/<cellXfs[^>]*>(.*?)<\/cellXfs>/.exec(styles)?.[1] ?? '').matchAll(/<xf numFmtId="(\d+)"/g),
  ].map(([, id]) => codes.get(id) ?? 'General');
  const sheet = parts.get('xl/worksheets/sheet1.xml') ?? '';
  return [...sheet.matchAll(/<row r="\d+">(.*?)<\/row>/gs)].map(([, row = '']) =>
    [
      ...row.matchAll(
        /<c r="[A-Z]+\d+"(?: s="(\d+)")?(?: t="(\w+)")?>(?:<v>([^<]*)<\/v>|<is><t[^>]*>([^<]*)<\/t><\/is>)/g,
      ),
    ].map(([, style = '0', type = 'n', value, text]) => ({
      kind: type === 'n' ? `n ${formats[Number(style)]}` : type === 'b' ? 'b' : 's',
      value: value ?? text ?? '',
    })),
  );
}

/** A spreadsheet's number of a day counts from 1899-12-30. */
const serial = (day: string) => String(Date.parse(`${day}T00:00:00Z`) / 86_400_000 + 25_569);

describe('the summary', () => {
  test.each([
    ['Start date', 'n yyyy\\-mm\\-dd', serial('2026-01-01')],
    ['Expiry date', 'n yyyy\\-mm\\-dd', serial('2026-12-31')],
    ['The file itself is valid until', 'n yyyy\\-mm\\-dd', serial('2026-12-01')],
    // The text must not be `+09:00`, which a spreadsheet would need to have quoted by an apostrophe.
    ['Time zone', 's', 'UTC+09:00'],
    ['Days left', 'n General', '41'],
    ['Days until the file ends', 'n General', '11'],
    ['PC seats', 'n General', '100'],
    // Unlimited seats are a word in the cell, not the number on the wire.
    ['External seats', 's', 'unlimited'],
    ['Modules', 'n General', '2'],
    ['Enabled modules', 'n General', '1'],
    ['Size (bytes)', 'n General', '2048'],
    ['Licence code', 's', 'LC-1'],
  ])('%s is %s', async (label, kind, value) => {
    const rows = await cellsOf(await report(reading));
    expect(rows.find(([first]) => first?.value === label)?.[1]).toEqual({ kind, value });
  });

  test('another program reads days as days and numbers as numbers; the zone stands under the last day', async () => {
    const rows = await readSheet(Buffer.from(await report(reading)));
    const row = (label: string) => rows.findIndex(([first]) => first === label);
    expect(rows[row('Expiry date')]?.[1]).toEqual(new Date('2026-12-31T00:00:00Z'));
    expect(rows[row('PC seats')]?.[1]).toBe(100);
    expect(row('Time zone')).toBe(row('Expiry date') + 1);
  });

  test('names are shown for what they are', async () => {
    const licence = aLicence({ companyName: 'a\u202eb', modules: [aModule('x', { name: 'z\u200b' })] });
    const bytes = await report({ ...reading, name: 'f\u2066.lic', licence });
    const parts = await readZip(bytes);
    const text = [...parts.values()].join('');
    expect(text).toContain('a[U+202E]b');
    expect(text).toContain('z[U+200B]');
    expect(text).toContain('f[U+2066].lic');
    expect(text).not.toMatch(/[\u200b\u202e\u2066]/);
  });
});

describe('above the first table', () => {
  test('nothing where all is vouched for', async () => {
    const parts = await readZip(await report(reading));
    expect(parts.get('xl/worksheets/sheet1.xml')).toContain('<pane ySplit="1" topLeftCell="A2"');
    expect((await cellsOf(await report(reading)))[0]?.[0]?.value).toBe('Item');
  });

  test.each<[string, LicenceReading[], string]>([
    ['a sample key', [{ ...reading, ...sample }], 'Not proven genuine: a.lic (Sample key only)'],
    [
      'a changed file beside a genuine one',
      [reading, { ...reading, name: 'b.lic', verified: false, state: 'SIGNATURE_INVALID' }],
      'Not proven genuine: b.lic (Changed after signing)',
    ],
    [
      'seven of them',
      [1, 2, 3, 4, 5, 6, 7].map((at) => ({ ...reading, ...sample, name: `${at}.lic` })),
      'Not proven genuine: 1.lic (Sample key only), 2.lic (Sample key only), 3.lic (Sample key only), 4.lic (Sample key only), 5.lic (Sample key only), 2 more files',
    ],
  ])('%s is said in a line of its own', async (_, readings, line) => {
    const bytes = await report(...readings);
    const rows = await cellsOf(bytes);
    expect(rows[0]).toEqual([{ kind: 's', value: line }]);
    expect(rows[1]?.[0]?.value).toBe('Item');
    const parts = await readZip(bytes);
    // The warning stays in view with the titles, in bold and red; the other worksheets begin with their titles.
    expect(parts.get('xl/worksheets/sheet1.xml')).toContain('<pane ySplit="2" topLeftCell="A3"');
    expect(parts.get('xl/worksheets/sheet1.xml')).toContain('<row r="1"><c r="A1" s="3"');
    expect(parts.get('xl/worksheets/sheet2.xml')).toContain('<pane ySplit="1" topLeftCell="A2"');
  });

  test('the board says how many', async () => {
    const t = (key: string, params?: Readonly<Record<string, string | number>>) =>
      lookUp({ licence: licenceTexts, licenceBoard }, key, params);
    const rows = [reading, { ...reading, ...sample }, { ...reading, name: '\u202ex', ...sample }].map(
      (one, at) => boardRow(aSummary(one), at),
    );
    const notice = boardNotice(rows, t, String);
    expect(notice).toContain('Not proven genuine: 2 of 3 files here');
    expect(boardNotice(rows.slice(0, 1), t, String)).toBeNull();
    const columns = shownColumns(boardColumns(t));
    // The first worksheet has three rows: the warning, the titles and one file; the next one has no warning.
    const bytes = await bytesOf(workbookPieces({ title: 'Board', columns, rows, notice }, { limit: 3 }));
    const parts = await readZip(bytes);
    expect(parts.get('xl/worksheets/sheet1.xml')?.match(/<row /g)).toHaveLength(3);
    expect(parts.get('xl/worksheets/sheet2.xml')?.match(/<row /g)).toHaveLength(3);
    expect(parts.get('xl/worksheets/sheet2.xml')).not.toContain('Not proven');
    const cells = await cellsOf(bytes);
    expect(cells[0]?.[0]?.value).toBe(notice);
    expect(cells[2]?.find(({ kind }) => kind.startsWith('n yyyy'))?.value).toBe(serial('2026-01-01'));
    expect([...parts.values()].join('')).toContain('[U+202E]x');
  });
});
