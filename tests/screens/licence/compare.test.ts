/** The licence tool's second entry: compare two files (spec 1§2.6, rows TOOL). */

import { picture, sample } from '../../support/licences.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/screens.ts';

const compare = '/licensetool?entry=compare';
/** Requests that carry a licence anywhere: to the shell's services or to the server. */
const licenceRequests = /\/bridge\/(files|call\/licence)|\/api\/license\//;

// Rows TOOL-008, 026, 037.
test('two files by chooser: what differs in words, losses first', async ({ page, console }) => {
  await console.open(compare);
  await page
    .getByLabel('File to be compared', { exact: true })
    .setInputFiles(sample('farridge-2027-renewal.lic'));
  await page.getByLabel('Comparison file', { exact: true }).setInputFiles(sample('farridge-2026.lic'));
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page.getByText('Compare successful')).toBeVisible();
  await expect(page.getByText('The two licences differ')).toBeVisible();
  const fields = page.getByRole('region', { name: 'Fields', exact: true });
  const row = fields.getByRole('row', { name: /PC seats/ });
  await expect(row).toContainText('150 fewer');
  await expect(fields.getByRole('row', { name: /Expiry date/ })).toContainText('366 days earlier');
  await expect(fields.getByRole('row', { name: /External seats/ })).toContainText('no longer unlimited');
  await fields.getByText(/fields unchanged/).click();
  await expect(fields.getByRole('row', { name: /Company/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'No longer paid' }).getByRole('listitem')).not.toHaveCount(0);
  await expect(
    page.getByRole('region', { name: 'Newly paid modules' }).getByRole('listitem'),
  ).not.toHaveCount(0);
  await expect(page.getByRole('region', { name: /^Verdict/ })).toHaveCount(2);
  await expectAccessible();

  const tree = page.getByRole('treegrid', { name: 'Modules that differ' });
  await page.getByRole('button', { name: /^Removed/ }).click();
  await expect(tree.getByText('Added', { exact: true })).toHaveCount(0);
  await expect(tree.getByText('Removed', { exact: true })).not.toHaveCount(0);
});

test('swapping turns losses into gains', async ({ page, console }) => {
  await console.open(compare);
  await page.getByLabel('File to be compared', { exact: true }).setInputFiles(sample('farridge-2026.lic'));
  await page
    .getByLabel('Comparison file', { exact: true })
    .setInputFiles(sample('farridge-2027-renewal.lic'));
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page.getByRole('row', { name: /PC seats/ }).first()).toContainText('150 more');
  await page.getByRole('button', { name: 'Swap the two files' }).click();
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page.getByRole('row', { name: /PC seats/ }).first()).toContainText('150 fewer');
});

test('two files dropped together fill both places', async ({ page, console }) => {
  await console.open(compare);
  await expect(page.getByRole('button', { name: 'Compare', exact: true })).toBeVisible();
  await page
    .getByRole('heading', { level: 1 })
    .dropFiles([sample('farridge-2026.lic'), sample('farridge-2026.lic')]);
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page.getByText('The two licences are the same')).toBeVisible();
});

test('one file dropped at a time fills the first empty place', async ({ page, console }) => {
  await console.open(compare);
  await expect(page.getByRole('button', { name: 'Compare', exact: true })).toBeVisible();
  await page.getByRole('heading', { level: 1 }).dropFiles([sample('farridge-2026.lic')]);
  await expect(page.getByText('farridge-2026.lic')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).dropFiles([sample('farridge-2027-renewal.lic')]);
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page.getByText('The two licences differ')).toBeVisible();
});

// Row TOOL-028.
test('with one file missing nothing is sent', async ({ page, console }) => {
  await console.openAs('platformOperator', compare);
  const sent = page.calls(licenceRequests).length;
  await page.getByLabel('File to be compared', { exact: true }).setInputFiles(sample('farridge-2026.lic'));
  for (const where of ['This computer', 'The server']) {
    await page.getByText(where, { exact: true }).click();
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    await expect(page.getByText('Choose both files first. Nothing was sent.')).toBeVisible();
  }
  expect(page.calls(licenceRequests)).toHaveLength(sent);
});

test('a file that can’t be read is named by its verdict', async ({ page, console }) => {
  await console.open(compare);
  await page.getByLabel('File to be compared', { exact: true }).setInputFiles(sample('farridge-2026.lic'));
  await page.getByLabel('Comparison file', { exact: true }).setInputFiles(picture);
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page.getByText('Compare failed')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Verdict: scan.lic' })).toContainText('Not a licence file');
  await expect(page.getByRole('table')).toHaveCount(0);
});

// Rows TOOL-026, 027, 037, 038.
test('the server compares, and its failure has its message', async ({ page, console }) => {
  await console.openAs('platformOperator', compare);
  await page.getByLabel('File to be compared', { exact: true }).setInputFiles(sample('farridge-2026.lic'));
  await page
    .getByLabel('Comparison file', { exact: true })
    .setInputFiles(sample('farridge-2027-renewal.lic'));
  await page.getByText('The server', { exact: true }).click();
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page.getByText('Compare successful')).toBeVisible();
  await expect(page.getByText(/Read by the server/)).toBeVisible();
  await expect(page.getByRole('row', { name: /PC seats/ }).first()).toContainText('150 more');
  await console.pretend({ failures: { 'licenceTool.compare': 'refused' } });
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(/Compare failed: .+/);
  await expect(page.getByRole('table')).toHaveCount(0);
});

test('in Chinese', async ({ page, console }) => {
  await console.open(compare, 'zh-CN');
  await page.getByLabel('被对比文件', { exact: true }).setInputFiles(sample('farridge-2026.lic'));
  await page.getByLabel('对比文件', { exact: true }).setInputFiles(sample('farridge-2027-renewal.lic'));
  await page.getByRole('button', { name: '对比', exact: true }).click();
  await expect(page.getByText('对比成功')).toBeVisible();
  await expect(page.getByRole('row', { name: /PC 端席位/ }).first()).toContainText('增加 150');
});
