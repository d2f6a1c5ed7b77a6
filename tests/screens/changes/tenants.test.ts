/** The tray of one organisation is not another one's, on one server: nothing collected for the one is applied to the other. */
import { readFile } from 'node:fs/promises';
import { bridge } from '../../../src-renderer/data/bridge.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/screens.ts';
import { account, heldRule, rename, rules, trayName, turn } from './tray-page.ts';

const other = 'managerTenantAdministrator';

test('changes collected for one organisation wait for it, and are applied there alone', async ({
  page,
  console,
}) => {
  await console.openAs(account, rules);
  const before = await heldRule();
  await turn(page, 'Apply at once', 'Collect first');
  await rename(page, `${rules}/edit/RC1000003`, 'Renamed rule');
  await expect(page.getByText(/^Collected, not applied yet/).last()).toBeVisible();

  await console.signIn(other);
  await page.goto('/changes');
  await expect(page.getByText('Nothing is collected')).toBeVisible();
  await expect(
    page.getByText(/^One change on this server waits for [^(]+ \(T2308147\)\. It is applied when you are/),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /^Apply/ })).toHaveCount(0);
  await expectAccessible(page);

  await console.signIn(account);
  await page.goto('/changes');
  await page.getByRole('button', { name: 'Apply 1 change' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(/Organisation: ./);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Apply 1 change' }).click();
  await expect(page.getByText('1 change applied')).toBeVisible();
  expect((await heldRule())?.ruleName).toBe('Renamed rule');

  await console.signIn(other);
  await page.goto('/changes');
  await expect(page.getByRole('button', { name: /^Roll back/ })).toHaveCount(0);
  expect((await bridge.changes.tray({ server: trayName })).sets).toHaveLength(1);
  expect(before?.ruleName).not.toBe('Renamed rule');
});

test('a file of another organisation is shown, and carried over only by its names', async ({
  page,
  console,
}) => {
  await console.openAs(account, rules);
  await turn(page, 'Apply at once', 'Collect first');
  await rename(page, `${rules}/edit/RC1000003`, 'Renamed rule');
  await page.goto('/changes');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(JSON.parse(text).from.tenant.key).toBe('T2308147');
  await console.signIn(other);
  await page.goto('/changes/file');
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'x.steward-changes',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
  await expect(
    dialog.getByText(/^This file is for .+ \(T2308147\), where you are not signed in$/),
  ).toBeVisible();
  await expect(dialog.getByRole('button', { name: /into the tray$/ })).toHaveCount(0);
  await expectAccessible(page);
});

test('changes collected before trays had an organisation go into a file, not into the tray', async ({
  page,
  console,
}) => {
  await console.openAs(account, '/info');
  const change = {
    title: 'ruleConfigs.title',
    kind: 'ruleConfig',
    place: { id: 'RC1000003' },
    edits: { ruleName: { from: 'a', to: 'b' } },
    touches: [],
    path: '',
  };
  await bridge.changes.collect({ server: 'sandbox', user: account, changes: [change] });
  await page.goto('/changes');
  await expect(page.getByText('Nothing is collected')).toBeVisible();
  await expect(
    page.getByText('One change was collected before Steward recorded the organisation'),
  ).toBeVisible();
  await expectAccessible(page);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: /^Remove/ }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(page.getByText(/^One change was collected before/)).toHaveCount(0);
});
