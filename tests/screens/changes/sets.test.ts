/** A set of changes has a name, a ticket and a list of what is in it; as a file a colleague rolls it back. */
import { readFile } from 'node:fs/promises';
import { bridge } from '../../../src-renderer/data/bridge.ts';
import { expect, test } from '../support/screens.ts';
import { account, applyAll, heldRule, rename, rules, trayName, turn } from './tray-page.ts';

test('a set is named, its changes are listed, and its file is rolled back where nobody has the set', async ({
  page,
  console,
}) => {
  await console.openAs(account, rules);
  const before = await heldRule();
  await turn(page, 'Apply at once', 'Collect first');
  await rename(page, `${rules}/edit/RC1000003`, 'Monday night');
  await page.goto('/changes');
  await applyAll(page, 'Apply 1 change');

  await page.getByRole('button', { name: /^Name and changes of the set/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Applied together on/ });
  await expect(dialog.getByRole('table', { name: 'Changes of the set' })).toContainText('Monday night');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Night of rules');
  await dialog.getByRole('textbox', { name: 'Ticket' }).fill('OPS-17');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Night of rules · OPS-17')).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Save the set of .* as a file$/ }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  const { sets } = await bridge.changes.tray({ server: trayName });
  await bridge.changes.forgetSet({ server: trayName, id: sets[0]?.id ?? 0 });

  await page.goto('/changes/file');
  const opened = page.getByRole('dialog', { name: 'Changes from a file' });
  await opened
    .locator('input[type=file]')
    .setInputFiles({ name: 'x.steward-changes', mimeType: 'application/json', buffer: Buffer.from(file) });
  await expect(opened.getByText('Night of rules · OPS-17')).toBeVisible();
  await opened.getByRole('button', { name: 'Roll back' }).click();
  await expect(page.getByText('1 reverse change is in the tray')).toBeVisible();
  await page.goto('/changes');
  await applyAll(page, 'Apply 1 change');
  expect((await heldRule())?.ruleName).toBe(before?.ruleName);
});

test('the last set is rolled back from the overview in two presses, and from the header', async ({
  page,
  console,
}) => {
  await console.openAs(account, rules);
  const before = await heldRule();
  await turn(page, 'Apply at once', 'Collect first');
  const fromOverview = async () => {
    await page.goto('/info');
    await page.getByRole('link', { name: /^Roll back the change of / }).click();
  };
  const fromHeader = async () => {
    await page.goto('/journal');
    await page.getByRole('button', { name: /^Collect first/ }).click();
    await page.getByRole('menuitem', { name: 'Roll back the last set…' }).click();
  };
  for (const [name, open] of [
    ['Monday night', fromOverview],
    ['Tuesday night', fromHeader],
  ] as const) {
    await rename(page, `${rules}/edit/RC1000003`, name);
    await page.goto('/changes');
    await applyAll(page, 'Apply 1 change');
    await open();
    const question = page.getByRole('alertdialog', { name: 'Roll 1 change back on Sandbox?' });
    await question.getByRole('button', { name: 'Roll back' }).click();
    await expect(page.getByText('Nothing is collected')).toBeVisible();
    expect((await heldRule())?.ruleName).toBe(before?.ruleName);
    await expect(page).toHaveURL(/\/changes$/);
  }
  // A rolled-back set and a way back are offered nowhere.
  await page.goto('/info');
  await page.settled();
  await expect(page.getByRole('link', { name: /^Roll back/ })).toHaveCount(0);
});
