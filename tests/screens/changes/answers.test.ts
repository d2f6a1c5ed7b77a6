/** What comes of a set whose answers go wrong: nothing is lost, and what was done is taken back like all else. */
import { expect, test } from '../support/screens.ts';
import { account, applyAll, heldEntry, heldRule, lists, rename, rules, turn } from './tray-page.ts';

test('HTTP 500 for a change that was done all the same: it is in the set, and is rolled back with it', async ({
  page,
  console,
}) => {
  await console.openAs(account, rules);
  const before = { rule: await heldRule(), entry: await heldEntry() };
  await turn(page, 'Apply at once', 'Collect first');
  await rename(page, `${rules}/edit/RC1000003`, 'Done with a failure');
  await rename(page, `${lists}/edit/IPC1000001`, 'Done as usual');
  await console.pretend({ failures: { 'ruleConfigs.update': 'http500Done' } });
  await page.goto('/changes');
  await applyAll(page, 'Apply 2 changes');
  await expect(page.getByText('2 changes, 2 made')).toBeVisible();
  await console.pretend({ failures: {} });
  await page.getByRole('button', { name: /^Roll back the set/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Roll back' }).click();
  await expect(page.getByText('2 changes back are in the tray')).toBeVisible();
  await applyAll(page, 'Apply 2 changes');
  expect((await heldRule())?.ruleName).toBe(before.rule?.ruleName);
  expect((await heldEntry())?.configName).toBe(before.entry?.configName);
});
