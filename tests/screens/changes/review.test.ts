/** The tray is reviewed: what it does besides, row by row, edited, put into another order; nothing is sent by that. */

import { ownValues } from '#shared/rules/common/record/plain-list.ts';
import { bridge } from '../../../src-renderer/data/bridge.ts';
import { send } from '../../../src-renderer/data/http.ts';
import { updateIsWhiteList } from '../../../src-shared/api/network/ip-lists.ts';
import { ruleConfigs } from '../../../src-shared/api/system-settings/lists.ts';
import { ruleConfigList } from '../../../src-shared/rules/system-settings/lists.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, step, test } from '../support/screens.ts';
import {
  account,
  applyAll,
  heldEntry,
  heldRule,
  lists,
  network,
  rename,
  rules,
  trayName,
  turn,
} from './tray-page.ts';

test('a value is edited by the record’s own field, a field is removed, an independent change is moved', async ({
  page,
  console,
}) => {
  await console.openAs(account, rules);
  await turn(page, 'Apply at once', 'Collect first');
  await rename(page, `${rules}/edit/RC1000003`, 'First wish');
  await rename(page, `${lists}/edit/IPC1000001`, 'An entry');
  await page.goto('/changes');
  const row = (text: string) => page.getByRole('row').filter({ hasText: text });

  await step('edited', async () => {
    await row('First wish').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Edit' }).click();
    const form = page.getByRole('dialog');
    await expect(form.getByText(/nothing is sent/)).toBeVisible();
    await expectAccessible(page);
    await form.getByRole('textbox', { name: 'Name' }).fill('');
    await form.getByRole('button', { name: 'Note' }).click();
    // The record's own rule.
    await expect(form.getByRole('button', { name: 'Note' })).toBeVisible();
    await form.getByRole('textbox', { name: 'Name' }).fill('Second wish');
    await form.getByRole('button', { name: 'Note' }).click();
    await expect(row('Second wish')).toHaveCount(1);
    expect(page.calls(ruleConfigs.update.path)).toHaveLength(0);
  });

  await step('put into another order', async () => {
    await expect(row('Second wish').first()).toContainText('1');
    await row('Second wish').getByRole('button', { name: /^More/ }).click();
    await page.getByRole('menuitem', { name: 'Apply one place later' }).click();
    await expect(page.getByRole('row').nth(1)).toContainText('An entry');
  });

  await step('what it does besides is said', async () => {
    await row('An entry').click();
    await expect(page.getByRole('dialog').getByText('It decides who may sign in.')).toBeVisible();
    await expectAccessible(page);
  });

  await step('its one field dropped, it is no change', async () => {
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Remove this field: / })
      .click();
    await expect(row('An entry')).toHaveCount(0);
    await applyAll(page, 'Apply 1 change');
    expect((await heldRule())?.ruleName).toBe('Second wish');
    expect((await heldEntry())?.configName).not.toBe('An entry');
  });
});

test('a deletion is shown row by row, with the changes that name the record; a change back is checked at once', async ({
  page,
  console,
}) => {
  await console.openAs(account, network);
  await turn(page, 'Apply at once', 'Collect first');
  await page
    .getByRole('row')
    .nth(1)
    .getByRole('button', { name: /^Delete / })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(/^Collected, not applied yet/).last()).toBeVisible();
  await page.goto('/changes');
  await page.getByRole('row').nth(1).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('It deletes 1 record.')).toBeVisible();
  await expect(sheet.getByText('Removed')).toBeVisible();
  // All that it holds, by the names that the screen has for it.
  await expect(sheet.getByText(/^Start IP: \d/)).toBeVisible();
  await expectAccessible(page);
});

test('inside of rows, fields and values are called as on the screens; a picture that can’t be had says so', async ({
  page,
  console,
}) => {
  await console.openAs(account, '/changes');
  const change = (kind: string, locator: unknown, edits: Record<string, { from: unknown; to: unknown }>) => ({
    title: 'common.save',
    touches: [],
    path: '',
    kind,
    place: locator,
    edits,
  });
  const application = { deptId: 'D100', ids: ['A1'] };
  const everybody = { kind: 'all', id: '', exclude: false, below: false };
  const changes = [
    change('appLooks', application, { opens: { from: { A1: 'current' }, to: { A1: 'newPage' } } }),
    change('appShares', application, { shares: { from: { A1: [] }, to: { A1: [everybody] } } }),
    change('tenantLogo', { deployment: 'own' }, { faviconUrl: { from: '', to: '/papi/file/nowhere.png' } }),
  ];
  await bridge.changes.collect({ server: trayName, user: 'Lin', changes });
  const sheet = page.getByRole('dialog');
  await page.goto('/changes?change=1');
  await expect(sheet.getByText('This page → A new page')).toBeVisible();
  await page.goto('/changes?change=2');
  await expect(sheet.getByText('empty → Everybody')).toBeVisible();
  await page.goto('/changes?change=3');
  await expect(sheet.getByText('The picture could not be loaded: /papi/file/nowhere.png')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/changes');
  await expect(page.getByText('Browser tab icon: empty → a picture')).toBeVisible();
});

test('others’ changes after a set was applied are shown before it is rolled back', async ({
  page,
  console,
}) => {
  await console.openAs(account, rules);
  await turn(page, 'Apply at once', 'Collect first');
  await rename(page, `${rules}/edit/RC1000003`, 'Mine');
  await page.goto('/changes');
  await applyAll(page, 'Apply 1 change');
  const rule = await heldRule();
  if (!rule) throw new Error('the sandbox has this rule');
  const theirs = { ...ownValues(ruleConfigList.fields, rule), ruleName: 'Theirs, later' };
  await send(ruleConfigs.update, { id: rule.id, ...theirs });
  await page.getByRole('button', { name: /^Roll back the set/ }).click();
  // Changes that somebody else made since are looked at first: nothing is asked yet.
  await expect(page.getByText('1 change needs another look.')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  const row = page.getByRole('row').filter({ hasText: 'Changed by others' });
  await expect(row).toHaveCount(1);
  await row.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Choose the value' }).click();
  // Three ways: what it was before either, what the set wants, what is there.
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('columnheader', { name: 'Before' })).toBeVisible();
  await expect(question.getByRole('cell', { name: 'Mine', exact: true })).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'All from the server' }).click();
  await question.getByRole('button', { name: 'Note' }).click();
  await expect(page.getByText('Nothing is collected')).toBeVisible();
  expect((await heldRule())?.ruleName).toBe('Theirs, later');
});

test('a change that waits for a record of the same set is no obstacle', async ({ page, console }) => {
  await console.openAs(account, '/changes');
  const made = { id: 'SEG9000001', segmentName: 'Depot', segmentType: 'IPv4' };
  const depot = { ...made, ipStart: '10.8.0.1', ipEnd: '10.8.0.9', instructions: '' };
  const collected = { title: 'network.changed', touches: [], path: '' };
  await bridge.changes.collect({
    server: trayName,
    user: account,
    changes: [
      {
        ...collected,
        kind: 'ipSegment',
        place: { id: depot.id },
        edits: { instructions: { from: '', to: 'By the gate' } },
      },
      {
        ...collected,
        kind: 'ipSegmentPresence',
        place: { ids: [depot.id] },
        edits: { there: { from: [], to: [depot] } },
      },
      {
        ...collected,
        kind: 'ipSegment',
        place: { id: 'SEG0' },
        edits: { instructions: { from: '', to: 'Nowhere' } },
      },
    ],
  });
  await page.getByRole('button', { name: 'Check against the server' }).click();
  await expect(page.getByText('1 change needs another look.')).toBeVisible();
  const row = (text: string) => page.getByRole('row').filter({ hasText: text });
  await expect(row('By the gate')).toContainText('Not applied yet');
  await expect(row('Nowhere')).toContainText('No longer exists');
});

test('the set’s effect on signing in is shown as a whole, and asked about before it is applied', async ({
  page,
  console,
}) => {
  await console.openAs(account, lists);
  await turn(page, 'Apply at once', 'Collect first');
  await page.getByRole('switch', { name: 'White list is in force' }).click();
  const question = page.getByRole('alertdialog');
  // Of this one alone it is asked as ever.
  await question.getByRole('textbox').fill('澄汀智造科技有限公司');
  await question.getByRole('button', { name: 'Continue anyway' }).click();
  await expect(page.getByText(/^Collected, not applied yet/).last()).toBeVisible();

  await page.goto('/changes');
  await page.getByRole('row').nth(1).click();
  await page.getByRole('dialog').getByRole('button', { name: 'People whom the tray would refuse' }).click();
  await expect(question.getByText(/^You would be refused/)).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'OK' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();

  await page.getByRole('button', { name: 'Apply 1 change' }).click();
  await question.getByRole('button', { name: 'Apply 1 change' }).click();
  await expect(question.getByText(/^You would be refused/)).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(page.calls(updateIsWhiteList.path)).toHaveLength(0);

  // With entries for every address nobody who is known is refused any more.
  const everywhere = [
    { id: 'all4', segmentType: 'IPv4', ipStart: '0.0.0.0', ipEnd: '255.255.255.255' },
    { id: 'all6', segmentType: 'IPv6', ipStart: '::', ipEnd: 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff' },
  ].map((range) => ({
    ...range,
    configName: range.id,
    ipConfigType: 'white',
    netWorkSegmentId: '',
    clientType: 'total',
    instructions: '',
  }));
  await bridge.changes.collect({
    server: trayName,
    user: account,
    changes: everywhere.map((entry) => ({
      title: 'ipList.created',
      kind: 'ipListEntryPresence',
      place: { ids: [entry.id] },
      touches: [],
      path: '',
      edits: { there: { from: [], to: [entry] } },
    })),
  });
  await expect(page.getByText('3 changes', { exact: true })).toBeVisible();
  await page.getByRole('row').nth(1).click();
  await page.getByRole('dialog').getByRole('button', { name: 'People whom the tray would refuse' }).click();
  await expect(question.getByText('This would refuse nobody who is known')).toBeVisible();
  await question.getByRole('button', { name: 'OK' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await applyAll(page, 'Apply 3 changes');
  expect(page.calls(updateIsWhiteList.path)).toHaveLength(1);
});
