/** Reports of a licence, a comparison and a family: saved, opened and read back. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import readExcel from 'read-excel-file/node';
import { familyLicences, licenceFolder, sample } from '../../support/licences.ts';
import type { Download } from '../support/files.ts';
import { Locator } from '../support/locator.ts';
import type { Page } from '../support/page.ts';
import { expect, test } from '../support/screens.ts';

async function save(page: Page, form: string, button = 'Save a report'): Promise<Download> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('menuitem', { name: form }).click();
  return download;
}

const text = async (download: Download) => readFile(await download.path(), 'utf8');

/** The report, read; that a browser shows it without a complaint or a request is a browser test's. */
function openReport(html: string): Locator {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const parsed = frame.contentDocument as Document;
  parsed.write(html);
  parsed.close();
  // Nothing is asked for, and nothing runs.
  expect(
    parsed.querySelectorAll('[src],[srcset],link,script,iframe,object,base,meta[http-equiv=refresh]'),
  ).toHaveLength(0);
  expect(html).not.toMatch(/url\(|@import/);
  return new Locator('report', () => [parsed.documentElement]);
}

test('a licence as HTML in both languages, workbook, JSON and calendar', async ({ page, console }) => {
  await console.open('/licensetool');
  await page.getByLabel('Licence file', { exact: true }).setInputFiles(sample('farridge-2026.lic'));
  await page.getByRole('button', { name: 'Parse', exact: true }).click();
  await expect(page.getByText('Parse successful')).toBeVisible();

  const html = await save(page, 'HTML page');
  expect(html.suggestedFilename()).toMatch(/^farridge-2026 Licence report \d{4}-\d\d-\d\d\.html$/);
  const english = openReport(await text(html));
  await expect(english.getByRole('heading', { level: 1, name: 'Licence report' })).toBeVisible();
  await expect(english.getByText('FAR-2026-7Q4M-19ZD')).toBeVisible();
  await expect(english).toHaveAttribute('lang', 'en-US');
  await expect(page.getByText(/^Saved as farridge-2026 Licence report/)).toBeVisible();

  await page.getByRole('button', { name: 'Save a report' }).click();
  await page.getByRole('menuitemradio', { name: '中文' }).click();
  const chinese = openReport(await text(await save(page, 'HTML page')));
  await expect(chinese).toHaveAttribute('lang', 'zh-CN');
  await expect(chinese.getByRole('heading', { level: 1 })).toHaveText('授权报告');

  const json = JSON.parse(await text(await save(page, 'JSON')));
  expect(json).toMatchObject({ kind: 'one', language: 'zh-CN', files: [{ state: 'SAMPLE_KEY' }] });

  const calendar = (await text(await save(page, 'Calendar (.ics)'))).replaceAll('\r\n ', '');
  expect(calendar.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true);
  expect(calendar).toContain('DTSTART;VALUE=DATE:20351231');
  expect(calendar.match(/BEGIN:VEVENT/g)?.length).toBe(calendar.match(/END:VEVENT/g)?.length);

  const sheets = await readExcel(await (await save(page, 'Excel (XLSX)')).path());
  expect(JSON.stringify(sheets)).toContain('FAR-2026-7Q4M-19ZD');
});

test('a comparison with its risks', async ({ page, console }) => {
  await console.open('/licensetool?entry=compare');
  await page
    .getByLabel('File to be compared', { exact: true })
    .setInputFiles(sample('farridge-2027-renewal.lic'));
  await page.getByLabel('Comparison file', { exact: true }).setInputFiles(sample('farridge-2026.lic'));
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page.getByText('Compare successful')).toBeVisible();
  const report = openReport(await text(await save(page, 'HTML page')));
  await expect(report.getByText('150 fewer PC seats (650 → 500)').first()).toBeVisible();
});

test('a family in full', async ({ page, console }) => {
  const folder = await licenceFolder(familyLicences(3));
  await console.open('/licensetool?entry=family');
  await page.getByLabel('Licence files of a customer').setInputFiles([...folder.files]);
  await page.getByRole('button', { name: 'Show in order of time' }).click();
  await expect(page.getByText('3 licences, 2 steps.')).toBeVisible();
  const json = JSON.parse(await text(await save(page, 'JSON')));
  expect(json).toMatchObject({
    kind: 'family',
    steps: [
      { before: 0, after: 1 },
      { before: 1, after: 2 },
    ],
  });
  expect(json.files.map(({ name }: { name: string }) => name)).toEqual([
    'farridge-2024.lic',
    'farridge-2025.lic',
    'farridge-2026.lic',
  ]);
  const report = openReport(await text(await save(page, 'HTML page')));
  await expect(report.getByRole('heading', { level: 1 })).toHaveText('Licence history of a customer');
  await folder.remove();
});

test('a result of the server has the same reports, which name the server', async ({ page, console }) => {
  await console.openAs('platformOperator', '/licensetool');
  await page.getByText('The server', { exact: true }).click();
  await page.getByLabel('Licence file', { exact: true }).setInputFiles(sample('farridge-2026.lic'));
  await page.getByRole('button', { name: 'Parse', exact: true }).click();
  await expect(page.getByText('Read by the server, not verified here')).toBeVisible();
  const report = openReport(await text(await save(page, 'HTML page')));
  await expect(report.getByText('Read by the server, not verified here')).toBeVisible();
  await expect(report.getByText('FAR-2026-7Q4M-19ZD')).toBeVisible();
  await expect(report.getByText('not checked on this computer')).toBeVisible();
  const json = JSON.parse(await text(await save(page, 'JSON')));
  const sha256 = createHash('sha256')
    .update(readFileSync(sample('farridge-2026.lic')))
    .digest('hex');
  expect(json.files).toMatchObject([{ state: 'READ_BY_SERVER', verified: false, sha256, signature: null }]);
  const calendar = (await text(await save(page, 'Calendar (.ics)'))).replaceAll('\r\n ', '');
  expect(calendar).toContain('Read by the server\\, not verified here');
  const sheets = await readExcel(await (await save(page, 'Excel (XLSX)')).path());
  expect(JSON.stringify(sheets)).toContain('Read by the server, not verified here');

  await page.getByRole('link', { name: 'Compare file' }).click();
  await expect(page.getByRole('button', { name: 'Compare', exact: true })).toBeVisible();
  await page.getByText('The server', { exact: true }).click();
  await page
    .getByLabel('File to be compared', { exact: true })
    .setInputFiles(sample('farridge-2027-renewal.lic'));
  await page.getByLabel('Comparison file', { exact: true }).setInputFiles(sample('farridge-2026.lic'));
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page.getByText('Compare successful')).toBeVisible();
  const compared = openReport(await text(await save(page, 'HTML page')));
  await expect(compared.getByText('Read by the server, not verified here')).toHaveCount(2);
  await expect(compared.getByText('150 fewer PC seats (650 → 500)').first()).toBeVisible();
});

test('a report is of the file on view: one that was changed since is refused', async ({ page, console }) => {
  const folder = await licenceFolder(familyLicences(2));
  const [first = '', second = ''] = folder.files;
  await console.open('/licensetool?entry=compare');
  await page.getByLabel('File to be compared', { exact: true }).setInputFiles(first);
  await page.getByLabel('Comparison file', { exact: true }).setInputFiles(second);
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page.getByText('Compare successful')).toBeVisible();
  expect(JSON.parse(await text(await save(page, 'JSON')))).toMatchObject({ kind: 'compare' });
  await page.route('**/bridge/call/licence.parse', async (route) => {
    const said = await (await route.fetch()).text();
    route.fulfill({ body: said.replaceAll(/"sha256":"[0-9a-f]{4}/g, '"sha256":"0000') });
  });
  await page.getByRole('button', { name: 'Save a report' }).click();
  await page.getByRole('menuitem', { name: 'HTML page' }).click();
  await expect(page.getByText('is no longer the file that is shown here', { exact: false })).toBeVisible();
  await page.getByRole('link', { name: 'History on this computer' }).click();
  // Reading again for a report is no opening.
  await expect(page.getByText('2 entries')).toBeVisible();
  await folder.remove();
});
