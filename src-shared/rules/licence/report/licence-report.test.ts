import { describe, expect, test } from 'vitest';
import { readZip } from '../../../kit/export/xlsx/testing/read-zip.ts';
import { join } from '../../../kit/export/xlsx/zip.ts';
import { countProcessorTime } from '../../../testing/processor-time.ts';
import type { LicenceModule } from '../../common/licence/licence.ts';
import { compareLicences } from '../compare.ts';
import { aLicence, aModule, aReading, nothingRead } from '../testing/samples.ts';
import type { PresentUse } from '../usage-check.ts';
import { htmlPieces, licenceReportHtml } from './html.ts';
import { licenceReportJson, reportShape } from './report-json.ts';
import { type AnyReport, reportModel } from './report-model.ts';
import { reportWorkbook } from './report-sheets.ts';
import { reportWords } from './report-words.ts';

const now = Date.parse('2026-11-20T04:00:00Z');
const made = { now, version: '1.2.3' };
const english = await reportWords('en-US', { timeZone: 'Asia/Shanghai' });
const chinese = await reportWords('zh-CN', { timeZone: 'Asia/Shanghai' });

const hostile = `<img src=x onerror=alert(1)>"'&\u0000\u202eא`;
const used = (figures: PresentUse) => [{ figures, company: null }];
const before = aReading({
  name: 'old.lic',
  licence: aLicence({ modules: [aModule('attendance'), aModule('crm', { modules: [aModule('quote')] })] }),
});
const after = aReading({
  name: 'new.lic',
  licence: aLicence({
    pcSeats: 88,
    startDate: '2027-01-01',
    expiryDate: '2027-12-31',
    modules: [aModule('crm', { name: '<b>CRM</b>' }), aModule('quote')],
  }),
});
const compared = reportModel({ ...made, readings: [before, after], use: used({ pcSeats: 90 }) });

describe('the model', () => {
  test('one file has no steps; its use is of this licence', () => {
    const model = reportModel({ ...made, readings: [before], use: used({ pcSeats: 99 }) });
    expect(model).toMatchObject({ kind: 'one', steps: [], use: [{ key: 'licenceRisk.use.left' }] });
  });

  test('two are compared as they stand, also with a comparison that was made before', () => {
    expect(compared.kind).toBe('compare');
    expect(compared.steps).toMatchObject([{ before: 0, after: 1 }]);
    const comparison = compareLicences(before.licence ?? aLicence(), after.licence ?? aLicence());
    const again = reportModel({ ...made, readings: [before, after], comparison, use: used({ pcSeats: 90 }) });
    expect(again).toEqual(compared);
    expect(again.steps[0]?.comparison).toBe(comparison);
  });

  test('one of two that is not readable: nothing is compared', () => {
    const model = reportModel({ ...made, readings: [before, aReading(nothingRead)], comparison: null });
    expect(model.steps).toEqual([]);
    expect(licenceReportHtml(model, english)).toContain('A comparison needs two readable files');
  });

  test('more than two stand in the order of time, unreadable ones at the end', () => {
    const model = reportModel({
      ...made,
      readings: [aReading({ ...nothingRead, name: 'x' }), after, before],
    });
    expect(model.files.map(({ name }) => name)).toEqual(['old.lic', 'new.lic', 'x']);
    expect(model).toMatchObject({ kind: 'family', steps: [{ before: 0, after: 1 }] });
  });
});

test.each([
  ['its own company', 'Example Ltd', 1],
  ['another one', 'Farridge', 0],
  ['an unknown one', '', 0],
])('the use of %s', (_, company, findings) => {
  const own = { ...after, licence: aLicence({ companyName: 'Example Ltd', pcSeats: 88 }) };
  const model = reportModel({
    ...made,
    readings: [before, own],
    use: [{ figures: { pcSeats: 90 }, company }],
  });
  expect(model.use).toHaveLength(findings);
  expect(licenceReportHtml(model, english).includes('2 too few')).toBe(findings === 1);
});

describe('as HTML', () => {
  test('verdict, facts, changes with the risk first, use, modules', () => {
    const html = licenceReportHtml(compared, english);
    const inOrder = [
      '<h1>Licence comparison</h1>',
      'Made on 20 Nov 2026, 12:00 GMT+8 by Steward 1.2.3',
      '<h3>File 1: old.lic',
      '<h3>File 2: new.lic',
      'PC seats: 90 used, the new licence allows 88: 2 too few',
      'From old.lic to new.lic',
      '12 fewer PC seats (100 → 88)',
      'Module Attendance is lost',
      'Module Quote moves out of &lt;b&gt;CRM&lt;/b&gt; to the top',
      '<h2>File 1: old.lic',
      'SHA-256',
      'Vendor 2026</',
      'dGh1bWI',
      '<h2>File 2: new.lic',
      '<td><code>quote</code>',
    ];
    const places = inOrder.map((text) => html.indexOf(text));
    expect(inOrder.filter((text) => !html.includes(text))).toEqual([]);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  test('the zone stands beside every day, each licence’s own', () => {
    const readings = [
      { ...before, licence: aLicence({ timeZone: '+08:00' }) },
      { ...after, licence: aLicence({ expiryDate: '2027-12-31', timeZone: 'UTC' }) },
    ];
    const html = licenceReportHtml(reportModel({ ...made, readings }), english);
    expect(html).toContain('<td>31 Dec 2026 (+08:00)</td><td>31 Dec 2027 (UTC)</td>');
    expect(html).toContain('365 days later, on 31 Dec 2027 (UTC)');
    // No day lacks its time zone.
    const bare = html.replace(/Made on [^<]*/, '').match(/\d{1,2} \w{3} 20\d\d(?! \()/g);
    expect(bare).toBeNull();
  });

  test('in Chinese', () => {
    const html = licenceReportHtml(compared, chinese);
    expect(html).toContain('<html lang="zh-CN">');
    expect(html).toContain('PC 端席位减少 12 个（100 → 88）');
    expect(html).toContain('由 Steward 1.2.3 于 2026年11月20日 GMT+8 12:00 离线生成');
  });

  test('nothing that a file says becomes markup, nothing is fetched, nothing runs', () => {
    const reading = aReading({
      name: hostile,
      findings: [{ state: 'KEY_UNKNOWN', params: { keyId: hostile, algorithm: hostile } }],
      signature: {
        algorithm: hostile,
        keyId: hostile,
        keyName: hostile,
        keySource: null,
        thumbprint: hostile,
        sample: true,
      },
      licence: aLicence({
        companyName: hostile,
        licenceCode: hostile,
        customerId: hostile,
        issuedAt: hostile,
        modules: [aModule(hostile, { name: hostile, appId: hostile, modules: [aModule('x')] })],
      }),
    });
    const html = licenceReportHtml(reportModel({ ...made, readings: [reading, before, after] }), english);
    expect(html).not.toContain('<img');
    expect(html).not.toMatch(/<script|<link|<iframe|<object|javascript:|@import|url\(|https?:/i);
    expect(html).not.toContain('\u0000');
    expect(html).not.toContain('\u202e');
    expect(html).toContain('<bdi>&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;[U+0000 U+202E]א</bdi>');
    expect(html).toContain(
      `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    );
    // Every tag comes from the report itself, and none has an event handler.
    const tags = new Set([...html.matchAll(/<([a-z0-9]+)/g)].map(([, tag]) => tag));
    expect([...tags].sort().join(' ')).toBe(
      'bdi body code div h1 h2 h3 head header html main meta p section strong style table tbody td th thead title tr',
    );
    expect(html).not.toMatch(/<[^>]* on\w+=/);
  });
});

async function workbookBytes(model: AnyReport): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = [];
  for await (const piece of reportWorkbook(model, english)) pieces.push(piece);
  return join(pieces);
}

describe('as a workbook', () => {
  const cellsOf = async (model: AnyReport) => readZip(await workbookBytes(model));

  test('summary, modules, changes', async () => {
    const parts = await cellsOf(compared);
    expect(parts.get('xl/workbook.xml')).toMatch(/"Summary".*"Modules".*"Changes"/);
    expect(parts.get('xl/worksheets/sheet1.xml')).toContain('>old.lic<');
    expect(parts.get('xl/worksheets/sheet1.xml')).toContain('>aa11<');
    const modules = parts.get('xl/worksheets/sheet2.xml') ?? '';
    expect(modules.match(/<row /g)).toHaveLength(3);
    expect(modules).toContain('<v>10</v>');
    expect(modules).toContain('>Moved<');
    expect(parts.get('xl/worksheets/sheet3.xml')).toContain('12 fewer PC seats');
  });

  test('of one file that is not readable: the summary alone', async () => {
    const parts = await cellsOf(reportModel({ ...made, readings: [aReading(nothingRead)] }));
    expect(parts.has('xl/worksheets/sheet2.xml')).toBe(false);
  });
});

test.each(['one', 'compare', 'family'] as const)('as JSON: %s keeps to its published shape', (kind) => {
  const readings = {
    one: [before],
    compare: [before, after],
    family: [after, before, aReading(nothingRead)],
  }[kind];
  const json = licenceReportJson(
    reportModel({ ...made, readings, use: used({ pcSeats: 90, mobileSeats: null }) }),
    english,
  );
  expect(reportShape.parse(JSON.parse(JSON.stringify(json)))).toEqual(json);
  expect(json.kind).toBe(kind);
  expect(JSON.stringify(json)).not.toContain('"key":"licenceRisk');
});

test('2,000 modules with 5 sub-modules each, all changed, take no seconds in any form', async () => {
  const many = (seats: number): LicenceModule[] =>
    Array.from({ length: 2000 }, (_, index) =>
      aModule(`m${index}`, {
        pcSeats: seats,
        modules: ['a', 'b', 'c', 'd', 'e'].map((flag) => aModule(`${flag}${index}`, { pcSeats: seats })),
      }),
    );
  const readings = [10, 20].map((seats) => aReading({ licence: aLicence({ modules: many(seats) }) }));
  const model = reportModel({ ...made, readings });
  const timed = async (work: () => unknown): Promise<number> => {
    const spent = countProcessorTime();
    await work();
    return spent();
  };
  expect(model.steps[0]?.risks).toHaveLength(12_000);
  expect(licenceReportHtml(model, english)).toContain('11,800 more are left out here');
  expect(await timed(() => [...htmlPieces(model, english)].length)).toBeLessThan(3000);
  expect(await timed(() => JSON.stringify(licenceReportJson(model, english)).length)).toBeLessThan(3000);
  expect(await timed(() => workbookBytes(model))).toBeLessThan(6000);
});
