/** Changes that are collected first: over several areas, reviewed, applied together, resumed, rolled back. */

import { ownValues } from '#shared/rules/common/record/plain-list.ts';
import { bridge } from '../../../src-renderer/data/bridge.ts';
import { send } from '../../../src-renderer/data/http.ts';
import { ipconfig, updateIsBlackList } from '../../../src-shared/api/network/ip-lists.ts';
import { segments } from '../../../src-shared/api/network/segments.ts';
import { enableRuleConfig, ruleConfigs } from '../../../src-shared/api/system-settings/lists.ts';
import { ruleConfigList } from '../../../src-shared/rules/system-settings/lists.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, step, test } from '../support/screens.ts';

import {
  account,
  allSegments,
  applyAll,
  heldEntry,
  heldRule,
  inTurn,
  lists,
  network,
  rename,
  rollBack,
  rules,
  trayName,
  turn,
} from './tray-page.ts';

test('collected over three areas, seen where it is not applied yet, applied together, and rolled back', async ({
  page,
  console,
}) => {
  await console.openAs(account, rules);
  const before = { rule: await heldRule(), entry: await heldEntry(), segments: await allSegments() };
  await turn(page, 'Apply at once', 'Collect first');

  await step('collect', async () => {
    await rename(page, `${rules}/edit/RC1000003`, 'Renamed rule');
    await rename(page, `${lists}/edit/IPC1000001`, 'Renamed entry');
    await page.getByRole('switch', { name: 'Black list is in force' }).click();
    await expect(page.getByText(/^Collected, not applied yet/).last()).toBeVisible();
    for (const { path } of [ruleConfigs.update, ipconfig.update, updateIsBlackList])
      expect(page.calls(path)).toHaveLength(0);
    expect(await heldRule()).toEqual(before.rule);
  });

  await step('seen on the screens', async () => {
    await expect(page.getByText(/changes to this page are not applied yet/)).toBeVisible();
    await page.goto(`${rules}/edit/RC1000003`);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('textbox', { name: 'Name' }).first()).toHaveValue('Renamed rule');
    await expect(dialog.getByText(`Not applied yet. On the server: ${before.rule?.ruleName}`)).toBeVisible();
    // Typed once more it is still one change; typed back it is none.
    await dialog.getByRole('textbox', { name: 'Name' }).first().fill('Renamed twice');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await step('reviewed', async () => {
    await page.goto('/changes');
    await expect(page.getByText('3 changes', { exact: true })).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'Renamed twice' })).toHaveCount(1);
    await expectAccessible(page);
    await page.getByRole('row').filter({ hasText: 'Renamed twice' }).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByText('Renamed twice').first()).toBeVisible();
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Close' }).last().click();
  });

  await step('applied', async () => {
    await page.getByRole('button', { name: 'Apply 3 changes' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Apply 3 changes' }).click();
    await expect(page.getByText('3 changes applied')).toBeVisible();
    await expect(page.getByText('Nothing is collected')).toBeVisible();
    expect((await heldRule())?.ruleName).toBe('Renamed twice');
    expect((await heldEntry())?.configName).toBe('Renamed entry');
    for (const { path } of [ruleConfigs.update, ipconfig.update, updateIsBlackList])
      expect(page.calls(path)).toHaveLength(1);
  });

  await step('rolled back', async () => {
    await page.getByRole('button', { name: /^Roll back the set/ }).click();
    const question = page.getByRole('alertdialog', { name: 'Roll 3 changes back on Sandbox?' });
    await question.getByRole('button', { name: 'Keep in the tray' }).click();
    await expect(page.getByText('3 reverse changes are in the tray')).toBeVisible();
    expect((await heldRule())?.ruleName).toBe('Renamed twice');
    await applyAll(page, 'Apply 3 changes');
    expect((await heldRule())?.ruleName).toBe(before.rule?.ruleName);
    expect((await heldEntry())?.configName).toBe(before.entry?.configName);
    // Both sets say which of them rolled back the other.
    await expect(page.getByText(/^Rolled back the set of /)).toHaveCount(1);
    await expect(page.getByText(/^Rolled back on /)).toHaveCount(1);
  });

  await step('a question goes with the page that it was asked on', async () => {
    await page.getByRole('list', { name: 'Tools' }).getByRole('link', { name: 'Journal of changes' }).click();
    await page.getByRole('list', { name: 'Tools' }).getByRole('link', { name: 'Change tray' }).click();
    await page
      .getByRole('button', { name: /^Roll back the set/ })
      .first()
      .click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    expect((await bridge.changes.tray({ server: trayName })).changes).toHaveLength(3);
  });
});

test('somebody else’s change is shown and chosen about; what fails waits, and is applied later', async ({
  page,
  console,
}) => {
  await console.openAs(account, rules);
  await turn(page, 'Apply at once', 'Collect first');
  await rename(page, `${rules}/edit/RC1000003`, 'Mine');
  await rename(page, `${lists}/edit/IPC1000001`, 'Also mine');
  const rule = await heldRule();
  if (!rule) throw new Error('the sandbox has this rule');
  const theirs = { ...ownValues(ruleConfigList.fields, rule), ruleName: 'Theirs' };
  await send(ruleConfigs.update, { id: rule.id, ...theirs });
  await console.pretend({ failures: { 'ipconfig.update': 'refused' } });

  await page.goto('/changes');
  await page.getByRole('button', { name: 'Check against the server' }).click();
  await expect(page.getByText('1 change needs another look.')).toBeVisible();
  await page.getByRole('button', { name: 'Apply 2 changes' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Apply 2 changes' }).click();
  await expect(page.getByText('2 changes could not be applied and wait in the tray.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Changed by others' })).toContainText('Mine');
  await expect(page.getByRole('row').filter({ hasText: 'Failed' })).toContainText('Also mine');
  expect((await heldRule())?.ruleName).toBe('Theirs');

  await console.pretend({ failures: {} });
  await page.getByRole('row').filter({ hasText: 'Changed by others' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Choose the value' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'All mine' }).click();
  await question.getByRole('button', { name: 'Note' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('button', { name: 'Apply 2 changes' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Apply 2 changes' }).click();
  await expect(page.getByText('2 changes applied')).toBeVisible();
  expect((await heldRule())?.ruleName).toBe('Mine');
  expect((await heldEntry())?.configName).toBe('Also mine');
});

test('the program ended while it applied: what was done is found out, done once, and is rolled back', async ({
  page,
  console,
}) => {
  await console.openAs(account, rules);
  await turn(page, 'Apply at once', 'Collect first');
  await rename(page, `${rules}/edit/RC1000003`, 'Sent before the end');
  await rename(page, `${rules}/edit/RC1000002`, 'Not yet sent');
  const rule = await heldRule();
  if (!rule) throw new Error('the sandbox has this rule');
  // The change was noted and sent, and its answer was lost.
  const tray = await bridge.changes.tray({ server: trayName });
  const begun = tray.changes.find(({ edits }) => edits.ruleName?.to === 'Sent before the end');
  const { id = 0, wish = 0 } = begun ?? {};
  await inTurn((own) => bridge.changes.begin({ server: trayName, id, wish, turn: own }));
  const sent = { ...ownValues(ruleConfigList.fields, rule), ruleName: 'Sent before the end' };
  await send(ruleConfigs.update, { id: rule.id, ...sent });
  await console.shell.restart();
  await console.openAs(account, '/changes');
  await expect(page.getByText('1 change was made after all: the server has it.')).toBeVisible();
  await applyAll(page, 'Apply 1 change');
  // The one that was sent before, and the other.
  expect(page.calls(ruleConfigs.update.path)).toHaveLength(2);
  await expect(page.getByText('1 change, 1 made')).toHaveCount(2);
  await rollBack(page, 'last');
  expect((await heldRule())?.ruleName).toBe(rule.ruleName);
});

test('changes applied before a sudden end wait no more: they can’t be removed, and are a set of their own', async ({
  page,
  console,
}) => {
  await console.openAs(account, rules);
  await turn(page, 'Apply at once', 'Collect first');
  await rename(page, `${rules}/edit/RC1000003`, 'Made before the end');
  await rename(page, `${rules}/edit/RC1000002`, 'Not yet sent');
  const [first] = (await bridge.changes.tray({ server: trayName })).changes;
  if (!first) throw new Error('it was collected');
  const { id, wish, place, edits } = first;
  await inTurn(async (own) => {
    const one = { server: trayName, id, wish, turn: own };
    await bridge.changes.begin(one);
    await bridge.changes.note({ ...one, result: 'done', message: '', applied: { place, edits } });
  });
  await bridge.changes.drop({ server: trayName, ids: [id] });
  await page.goto('/changes');
  await expect(page.getByRole('button', { name: 'Apply 1 change' })).toBeVisible();
  await expect(page.getByText('1 change, 1 made')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Made before the end' })).toHaveCount(0);
});

test('a switch that waits is shown as it was turned, and turned back it is no change', async ({
  page,
  console,
}) => {
  await console.openAs(account, lists);
  await turn(page, 'Apply at once', 'Collect first');
  const flag = page.getByRole('switch', { name: 'Black list is in force' });
  await flag.click();
  await expect(flag).toBeChecked();
  await expect(page.getByText('Not applied yet. On the server: off')).toBeVisible();
  await flag.click();
  await expect(flag).not.toBeChecked();
  await expect(page.getByText(/^.*Not applied yet\. On the server/)).toHaveCount(0);
  await page.goto('/changes');
  await expect(page.getByText('Nothing is collected')).toBeVisible();
  expect(page.calls(updateIsBlackList.path)).toHaveLength(0);
});

test('creations and deletions wait too; a change that can’t wait says why, and is sent only after a yes', async ({
  page,
  console,
}) => {
  await console.openAs(account, network);
  await turn(page, 'Apply at once', 'Collect first');
  const before = await allSegments();
  await page
    .getByRole('row')
    .nth(1)
    .getByRole('button', { name: /^Delete / })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(/^Collected, not applied yet/).last()).toBeVisible();
  expect(page.calls(segments.remove.path)).toHaveLength(0);

  await page.goto('/systemSettings/parameters');
  await page.getByRole('button', { name: 'New key pair' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'New key pair' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText(/depends on the server’s answer/)).toBeVisible();
  await expect(question.getByText('It cannot be undone once it is applied.')).toBeVisible();
  await question.getByRole('button', { name: 'Don’t apply' }).click();
  expect(page.calls('/api/basicserver/sysconfig/generateRsaKey')).toHaveLength(0);

  await page.goto('/changes');
  await page.getByRole('button', { name: 'Apply 1 change' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Apply 1 change' }).click();
  await expect(page.getByText('1 change applied')).toBeVisible();
  expect(await allSegments()).toHaveLength(before.length - 1);
  await rollBack(page);
  expect((await allSegments()).map(({ id }) => id).sort()).toEqual(before.map(({ id }) => id).sort());
});

test('the tray survives a start anew, is dropped by choice, and reads in Chinese', async ({
  page,
  console,
}) => {
  await console.openAs(account, rules);
  await turn(page, 'Apply at once', 'Collect first');
  await rename(page, `${rules}/edit/RC1000003`, 'Kept');
  await console.shell.restart();
  await console.openAs(account, '/changes', 'zh-CN');
  await expect(page.getByRole('heading', { level: 1, name: '待提交变更' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Kept' })).toContainText('尚未提交');
  await expectAccessible(page);
  await page.getByRole('row').nth(1).getByRole('button', { name: /^移除/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '移除' }).click();
  await expect(page.getByText('没有待提交的变更')).toBeVisible();
  expect(page.calls(enableRuleConfig.path)).toHaveLength(0);
});
