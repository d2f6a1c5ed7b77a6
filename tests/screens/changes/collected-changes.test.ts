/** Changes that are collected first: because a policy asks for it, as a file, by undo. */

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bridge } from '../../../src-renderer/data/bridge.ts';
import { ruleConfigs } from '../../../src-shared/api/system-settings/lists.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/screens.ts';

import { account, applyAll, heldRule, rename, rules, turn } from './tray-page.ts';

test('a policy asks for it: nothing is applied without a review', async ({ page, console }) => {
  const policy = join(console.shell.dataDir, 'policy.json');
  await writeFile(policy, JSON.stringify({ locked: { collectFirst: 'always' } }));
  await console.shell.restart(policy);
  await console.openAs(account, rules);
  await page.getByRole('button', { name: /^Collect first/ }).click();
  await expect(page.getByText('Changes have to be reviewed here before they are applied.')).toBeVisible();
  await expect(page.getByRole('menuitemradio', { name: 'Apply at once' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await rename(page, `${rules}/edit/RC1000003`, 'Reviewed first');
  expect(page.calls(ruleConfigs.update.path)).toHaveLength(0);
});

test('a set goes as a file, is opened and applied; a hostile one is refused by name', async ({
  page,
  console,
}) => {
  await console.openAs(account, rules);
  await turn(page, 'Apply at once', 'Collect first');
  await rename(page, `${rules}/edit/RC1000003`, 'Carried over');
  await page.goto('/changes');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toMatch(/\.steward-changes$/);
  const text = await readFile(await saved.path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ format: 'steward.changes', changes: [{ kind: 'ruleConfig' }] });
  await page
    .getByRole('row')
    .nth(1)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Nothing is collected')).toBeVisible();

  await page.getByRole('button', { name: 'Open a file…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Changes from a file' });
  const choose = (content: string) =>
    dialog.locator('input[type=file]').setInputFiles({
      name: 'x.steward-changes',
      mimeType: 'application/json',
      buffer: Buffer.from(content),
    });
  await choose(text.replace('"kind": "ruleConfig"', '"kind": "tenant.delete"'));
  await expect(
    dialog.getByText('This version of Steward does not know this kind of record: tenant.delete.'),
  ).toBeVisible();
  await expectAccessible(page);
  await choose(text.replace('"to": "Carried over"', '"to": 7'));
  await expect(dialog.getByText('It contains values that these fields do not accept.')).toBeVisible();
  await expect(dialog.getByText('Rule changed 工号 – Name: It must be text.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /into the tray/ })).toHaveCount(0);
  await expectAccessible(page);
  await choose(' '.repeat(40_000_000));
  await expect(dialog.getByText('It is too large for a file of changes.')).toBeVisible();
  await choose(text);
  await expect(dialog.getByText(/Carried over/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Put 1 change into the tray' }).click();
  await applyAll(page, 'Apply 1 change');
  expect((await heldRule())?.ruleName).toBe('Carried over');
});

test('a tray that is not read yet cannot be saved as a file, which would hold nothing of it', async ({
  page,
  console,
}) => {
  await console.openAs(account, rules);
  await turn(page, 'Apply at once', 'Collect first');
  await rename(page, `${rules}/edit/RC1000003`, 'Carried over');
  const release = await page.hold('/bridge/call/changes.tray');
  await page.goto('/changes');
  const save = page.getByRole('button', { name: 'Save as a file' });
  await expect(save).toBeDisabled();
  release();
  await expect(save).toBeEnabled();
});

test('an undo while changes are collected waits too, and can be undone still', async ({ page, console }) => {
  await console.openAs(account, `${rules}/edit/RC1000003`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).first().fill('Made at once');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await turn(page, 'Apply at once', 'Collect first');
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByText(/^Collected, not applied yet/).last()).toBeVisible();
  expect((await heldRule())?.ruleName).toBe('Made at once');
  const undone = async () => {
    const everything = { search: '', titles: [], server: null, result: null, from: null, to: null };
    const { entries } = await bridge.journal.list({ ...everything, offset: 0, limit: 1 });
    return entries[0];
  };
  expect(await undone()).toMatchObject({ undoable: true, undone: false });
  await page.goto('/changes');
  await expect(page.getByRole('row').filter({ hasText: 'Made at once' })).toHaveCount(1);
});
