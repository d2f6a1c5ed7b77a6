import { describe, expect, test } from 'vitest';
import type { LicenceModule } from '../../common/licence/licence.ts';
import { aLicence, aModule, aReading } from '../testing/samples.ts';
import { licenceReportHtml } from './html.ts';
import { changeRowsOf, modulesOf, sentencesOf } from './html-bounds.ts';
import { licenceReportJson } from './report-json.ts';
import { reportModel } from './report-model.ts';
import { reportWords } from './report-words.ts';

const made = { now: Date.parse('2026-11-20T04:00:00Z'), version: '1.2.3' };
const english = await reportWords('en-US');

describe('a large comparison as HTML', () => {
  const many = (seats: number): LicenceModule[] =>
    Array.from({ length: 10_000 }, (_, index) =>
      aModule(`module-${index}`, {
        pcSeats: index === 9_999 ? 1 : seats,
        modules: ['a', 'b', 'c', 'd', 'e'].map((flag) => aModule(`${flag}-${index}`, { pcSeats: seats })),
      }),
    );
  const old = many(10);
  const now = many(20).slice(0, -1);
  const readings = [old, now].map((modules) => aReading({ licence: aLicence({ modules }) }));
  const html = licenceReportHtml(reportModel({ ...made, readings }), english);

  test('is of a size that a browser opens and a mail takes', () => {
    expect(html.length).toBeLessThan(3_000_000);
  });

  test('has the losses first, stands open, folds without a script, and says what it leaves out', () => {
    expect(html).toContain('60,000 modules: Removed 6, Changed 59,994');
    expect(html).toContain('<details open><summary>1,000 changed modules, losses first</summary>');
    expect(html).toContain('59,000 more changed modules are left out here. The XLSX and JSON reports');
    expect(html).toContain('<details open><summary>1,000 modules</summary>');
    expect(html).toContain('58,994 more modules are left out here.');
    const changes = html.slice(html.indexOf('Module changes'));
    expect(changes.indexOf('module-9999')).toBeLessThan(changes.indexOf('module-0'));
    expect(html).not.toContain('<script');
    // The page has no placeholders for undrawn rows, so that a screenshot shows all rows.
    expect(html).not.toMatch(/content-visibility:auto|contain-intrinsic/);
  });

  test('everything is in the JSON', () => {
    const json = licenceReportJson(reportModel({ ...made, readings }), english);
    expect(json.steps[0]?.comparison.modules).toHaveLength(60_000);
  });
});

test('a family of fifty keeps to the same size', () => {
  expect(changeRowsOf(1)).toBe(1000);
  expect(sentencesOf(1)).toBe(200);
  expect(sentencesOf(49) * 49).toBeLessThan(1000);
  expect(changeRowsOf(49) * 49).toBeLessThan(1000);
  expect([modulesOf(0), modulesOf(49)]).toEqual([4000, 1000]);
});
