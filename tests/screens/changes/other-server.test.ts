/** A file of a server with other ids: matched by what stands behind them, chosen where nothing is found, applied here. */
import { readFile } from 'node:fs/promises';
import { send } from '../../../src-renderer/data/http.ts';
import { ruleConfigs } from '../../../src-shared/api/system-settings/lists.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, step, test } from '../support/screens.ts';
import { account, applyAll, heldEntry, heldRule, lists, rename, rules, turn } from './tray-page.ts';

test('carried over: found by name, chosen, left out and said, checked, applied', async ({
  page,
  console,
}) => {
  await console.openAs(account, rules);
  const before = { rule: await heldRule(), entry: await heldEntry() };
  await turn(page, 'Apply at once', 'Collect first');
  await rename(page, `${rules}/edit/RC1000003`, 'Carried rule');
  await rename(page, `${rules}/edit/RC1000002`, 'Carried as well');
  await rename(page, `${lists}/edit/IPC1000001`, 'Carried entry');
  await page.goto('/changes');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  const saved = JSON.parse(text);
  expect(saved.names).toContainEqual({
    kind: 'ruleConfig',
    id: 'RC1000003',
    name: before.rule?.ruleName,
    key: before.rule?.ruleName,
  });
  await page.getByRole('checkbox', { name: /all/i }).first().click();
  await page.getByRole('button', { name: 'Remove', exact: true }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Nothing is collected')).toBeVisible();

  // The file of a server with other ids, another name for one rule, and one entry that is not here.
  const other = text
    .replaceAll('RC1000003', 'RC777')
    .replaceAll('RC1000002', 'RC888')
    .replaceAll('IPC1000001', 'IPC999');
  const file = JSON.parse(other);
  for (const name of file.names) if (name.id !== 'RC777') name.key = name.name = `Elsewhere ${name.id}`;
  await page.getByRole('button', { name: 'Open a file…' }).click();
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({
      name: 'other.steward-changes',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(file)),
    });
  await expect(page.getByText('It was made on a server with other ids')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Put .* into the tray/ })).toHaveCount(0);
  await page.getByRole('dialog').getByRole('button', { name: 'Match the names' }).click();

  await step('matched', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Carry over to this server' })).toBeVisible();
    await expect(page.getByText('2 names are not matched yet', { exact: false })).toBeVisible();
    await expect(page.getByText('2 changes stay out')).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: String(before.rule?.ruleName) })).toContainText(
      'Found',
    );
    await expectAccessible(page);
  });

  await step('chosen', async () => {
    const row = page.getByRole('row').filter({ hasText: 'Elsewhere RC888' });
    await row.getByRole('combobox').click();
    const { ruleName } = (await heldOther()) ?? {};
    await page.getByRole('option', { name: String(ruleName) }).click();
    await expect(row).toContainText('Chosen');
    await expect(page.getByText('1 change stays out')).toBeVisible();
  });

  await step('checked, and into the tray', async () => {
    await page.getByRole('button', { name: 'Check against the server' }).click();
    await expect(page.getByText('Nothing stands in the way.')).toBeVisible();
    await page.getByRole('button', { name: 'Put 2 changes into the tray' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Change tray' })).toBeVisible();
    await applyAll(page, 'Apply 2 changes');
    expect((await heldRule())?.ruleName).toBe('Carried rule');
    expect((await heldOther())?.ruleName).toBe('Carried as well');
    expect((await heldEntry())?.configName).toBe(before.entry?.configName);
  });

  await step('the mapping without a file leads to the file', async () => {
    await page.goto('/changes/mapping');
    await expect(page.getByText('No file is opened')).toBeVisible();
    await page.getByRole('button', { name: 'Open a file…' }).click();
    await expect(page.getByRole('dialog', { name: 'Changes from a file' })).toBeVisible();
    await page.settled();
  });
});

const heldOther = async () => (await send(ruleConfigs.byIds, { ids: ['RC1000002'] }))[0];
