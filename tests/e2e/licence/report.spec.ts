/** Reports as a browser saves, opens and prints them; what they say is in tests/screens. */
import type { Page } from '@playwright/test';
import { sample } from '../../support/licences.ts';
import { type Console, expect, test } from '../support/console.ts';
import { collectComplaints } from '../support/console-page.ts';
import type { SavedFile } from '../support/stage.ts';

const save = ({ save: saved }: Console, page: Page, form: string): Promise<SavedFile> =>
  saved(async () => {
    await page.getByRole('button', { name: 'Save a report' }).click();
    await page.getByRole('menuitem', { name: form }).click();
  });

/** The report as a browser shows it: no complaint, no request. */
async function openReport(page: Page, html: string): Promise<Page> {
  const opened = await page.context().newPage();
  const noted: string[] = [];
  opened.on('console', (message) => noted.push(message.text()));
  opened.on('pageerror', (error) => noted.push(error.message));
  opened.on('request', (request) => {
    if (!request.url().startsWith('data:text/html')) noted.push(request.url());
  });
  await opened.setContent(html);
  await opened.waitForLoadState('networkidle');
  expect(noted).toEqual([]);
  return opened;
}

test('a comparison with its risks, and on paper; a licence in both languages', async ({ page, console }) => {
  await console.open('/licensetool?entry=compare');
  await page
    .getByLabel('File to be compared', { exact: true })
    .setInputFiles(sample('farridge-2027-renewal.lic'));
  await page.getByLabel('Comparison file', { exact: true }).setInputFiles(sample('farridge-2026.lic'));
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page.getByText('Compare successful')).toBeVisible();
  const report = await openReport(page, await (await save(console, page, 'HTML page')).text());
  await expect(report.getByText('150 fewer PC seats (650 → 500)').first()).toBeVisible();
  await report.close();

  // Printing is the browser's; the page that it would print is ours, and breaks no content policy.
  const complaints = collectComplaints(page);
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', document.title);
  });
  await page.getByRole('button', { name: 'Save a report' }).click();
  await page.getByRole('menuitem', { name: 'Print or PDF' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'Licence comparison');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1, name: 'Licence comparison' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Licence tool entries' })).toBeHidden();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(complaints).toEqual([]);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.locator('[data-print]')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Licence tool entries' })).toBeVisible();

  await page.getByRole('link', { name: 'Parse file' }).click();
  await page.getByLabel('Licence file', { exact: true }).setInputFiles(sample('farridge-2026.lic'));
  await page.getByRole('button', { name: 'Parse', exact: true }).click();
  await expect(page.getByText('Parse successful')).toBeVisible();
  const html = await save(console, page, 'HTML page');
  expect(html.name).toMatch(/^farridge-2026 Licence report \d{4}-\d\d-\d\d\.html$/);
  const english = await openReport(page, await html.text());
  await expect(english.getByRole('heading', { level: 1, name: 'Licence report' })).toBeVisible();
  await english.close();
  await page.getByRole('button', { name: 'Save a report' }).click();
  await page.getByRole('menuitemradio', { name: '中文' }).click();
  const chinese = await openReport(page, await (await save(console, page, 'HTML page')).text());
  await expect(chinese.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await chinese.close();
});
