/**
 * Values that were not understood, in what is carried away: tables and evidence hold what the server sent, marked; a
 * configuration leaves them out and says which.
 */
import { readFileSync } from 'node:fs';
import { readEvidenceZip } from '../../../src-main/formats/evidence/read-zip.ts';
import { verifyEvidence } from '../../../src-main/formats/evidence/verify-evidence.ts';
import { queryBackstageMenus } from '../../../src-shared/api/back-menu/back-menu.ts';
import { pageQueryLoginLog } from '../../../src-shared/api/login-log/login-log.ts';
import { segments } from '../../../src-shared/api/network/segments.ts';
import { cssThemeById } from '../../../src-shared/api/themes/css-theme.ts';
import { readZip } from '../../../src-shared/kit/export/xlsx/testing/read-zip.ts';
import type { Page } from '../support/page.ts';
import { expect, test } from '../support/screens.ts';

/** Digits that a double cannot hold, and 300 characters, which are more than a tooltip shows. */
const exact = '18493027465183910001.5';
const long = 'x'.repeat(300);

async function exported(page: Page, list: string, form: string): Promise<Uint8Array<ArrayBuffer>> {
  await page.getByRole('button', { name: `Export ${list}` }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: form }).click(),
  ]);
  return new Uint8Array(readFileSync(await file.path()));
}

const withOdd = (text: string, field: string, json: string) =>
  text.replace(new RegExp(`"${field}":(?:"[^"]*"|[^,}]*)`), `"${field}":${json}`);

async function alter(page: Page, path: string, field: string, json: string): Promise<void> {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const contentType = response.headers.get('content-type') ?? '';
    const body = withOdd(await response.text(), field, json);
    route.fulfill({ body, contentType, status: response.status });
  });
}

test('a table holds what the server sent, in words and marked', async ({ page, console }) => {
  await alter(page, segments.query.path, 'segmentType', exact);
  await console.openAs('systemAdministrator', '/safe_account/network_manage');
  const text = new TextDecoder().decode(await exported(page, 'IP segments', 'CSV'));
  expect(text.split('\r\n')[1]).toContain(`"Not understood: ${exact}"`);
  const entries = await readZip(await exported(page, 'IP segments', 'Excel (XLSX)'));
  expect([...entries.values()].join('')).toContain(`Not understood: ${exact}`);
});

test('evidence holds what the server sent, whole and marked', async ({ page, console }) => {
  await alter(page, pageQueryLoginLog.path, 'osVersion', `{"why":"${long}"}`);
  await console.openAs('systemAdministrator', '/loginlog');
  const bytes = Buffer.from(await exported(page, 'Login log', 'Signed evidence (ZIP)'));
  expect(verifyEvidence(bytes).fault).toBeNull();
  const [first] = readEvidenceZip(bytes) ?? [];
  const [, row] = (first?.content.toString('utf8') ?? '').split('\r\n');
  expect(row).toContain(`"Not understood: {""why"":""${long}""}"`);
});

test('a configuration leaves them out and says which', async ({ page, console }) => {
  await alter(page, segments.query.path, 'segmentType', '"popup"');
  await console.openAs('systemAdministrator', '/changes');
  await page.getByRole('button', { name: 'More: configuration of this server' }).click();
  await page.getByRole('menuitem', { name: 'Save the configuration…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save the configuration' });
  await dialog.getByRole('checkbox', { name: 'All areas' }).click();
  await dialog.getByRole('checkbox', { name: 'Network segments' }).click();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save as a file' }).click();
  const text = readFileSync(await (await download).path(), 'utf8');
  const { records } = JSON.parse(text) as { records: { name: string; values: object }[] };
  const without = records.filter(({ values }) => !('segmentType' in values));
  expect(without).toHaveLength(1);
  await expect(
    page.getByText(
      `1 value of the server was not understood and is left out: ${without[0]?.name} (segmentType)`,
    ),
  ).toBeVisible();
});

test('a menu set is not exported with them', async ({ page, console }) => {
  await alter(page, queryBackstageMenus.path, 'openMode', '"popup"');
  await console.openAs('systemAdministrator', '/backMenuSetting/sets');
  await expect(
    page.getByText('some values of the server were not understood (openMode)').first(),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export' })).toBeDisabled();
});

test('a theme package is without a theme that has one, and says which', async ({ page, console }) => {
  await alter(page, cssThemeById.path, 'refStyles', '5');
  await console.openAs('systemAdministrator', '/css_theme');
  await page.getByRole('row').nth(1).getByRole('gridcell').first().click();
  await page.getByRole('button', { name: 'Export themes…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Export 1 theme' }).click();
  await expect(page.getByText(/^The package leaves out themes with .*: .+ \(refStyles\)$/)).toBeVisible();
});
