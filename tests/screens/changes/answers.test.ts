/** A set whose answers go wrong loses nothing, and its completed changes are rolled back like all others. */
import { vi } from 'vitest';
import { ownValues } from '#shared/rules/common/record/plain-list.ts';
import { bridge } from '../../../src-renderer/data/bridge.ts';
import { send } from '../../../src-renderer/data/http.ts';
import { ruleConfigs } from '../../../src-shared/api/system-settings/lists.ts';
import { ruleConfigList } from '../../../src-shared/rules/system-settings/lists.ts';
import { expect, test } from '../support/screens.ts';
import {
  account,
  applyAll,
  heldEntry,
  heldRule,
  inTurn,
  lists,
  rename,
  rollBack,
  rules,
  trayName,
  turn,
} from './tray-page.ts';

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
  await rollBack(page);
  expect((await heldRule())?.ruleName).toBe(before.rule?.ruleName);
  expect((await heldEntry())?.configName).toBe(before.entry?.configName);
});

test('HTTP 500, and done by the server only after it was looked for: the tray reads again when it is opened, and when that change is', async ({
  page,
  console,
}) => {
  await console.openAs(account, rules);
  await turn(page, 'Apply at once', 'Collect first');
  const before = await heldRule();
  if (!before) throw new Error('the sandbox has this rule');
  const later = async (ruleName: string) => {
    await console.pretend({ failures: {} });
    await send(ruleConfigs.update, { id: before.id, ...ownValues(ruleConfigList.fields, before), ruleName });
  };
  const failsAt = async (name: string) => {
    await rename(page, `${rules}/edit/RC1000003`, name);
    await console.pretend({ failures: { 'ruleConfigs.update': 'http500' } });
    await page.goto('/changes');
    await page.getByRole('button', { name: 'Apply 1 change' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Apply 1 change' }).click();
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Failed');
  };
  const after = page.getByText('1 change was made after all: the server has it.');

  await failsAt('Late');
  await later('Late');
  await page.goto('/changes/file');
  await page.goto(rules);
  await page.goto('/changes');
  await expect(after).toBeVisible();
  await expect(page.getByText('Nothing is collected')).toBeVisible();
  await expect(page.getByText('1 change, 1 made')).toHaveCount(1);

  await failsAt('Later still');
  await later('Later still');
  const writes = page.calls(ruleConfigs.update.path).length;
  await page.getByRole('row').filter({ hasText: 'Later still' }).click();
  await expect(page.getByText('Nothing is collected')).toBeVisible();
  await expect(page.getByText('1 change, 1 made')).toHaveCount(2);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(page.calls(ruleConfigs.update.path)).toHaveLength(writes);

  // It is rolled back like what was done at once.
  await rollBack(page);
  expect((await heldRule())?.ruleName).toBe('Late');
});

test('a failure is no longer shown when the change is applied after all', async ({ page, console }) => {
  await console.openAs(account, rules);
  await turn(page, 'Apply at once', 'Collect first');
  await rename(page, `${rules}/edit/RC1000003`, 'Refused at first');
  await console.pretend({ failures: { 'ruleConfigs.update': 'refused' } });
  await page.goto('/changes');
  await page.getByRole('button', { name: 'Apply 1 change' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Apply 1 change' }).click();
  await expect(page.getByText('1 change could not be applied and waits in the tray.')).toBeVisible();
  await console.pretend({ failures: {} });
  await applyAll(page, 'Apply 1 change');
  await expect(page.getByText('1 change could not be applied and waits in the tray.')).toHaveCount(0);
});

test('a window that hung while it applied begins nothing more once another has the turn', async ({
  page,
  console,
}) => {
  await console.openAs(account, rules);
  await turn(page, 'Apply at once', 'Collect first');
  await rename(page, `${rules}/edit/RC1000003`, 'Under way when it hung');
  await rename(page, `${rules}/edit/RC1000002`, 'Not begun');
  await page.goto('/changes');
  const sent = Promise.withResolvers<void>();
  const awake = Promise.withResolvers<void>();
  await page.route(ruleConfigs.update.path, async (route) => {
    sent.resolve();
    await awake.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Apply 2 changes' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Apply 2 changes' }).click();
  await sent.promise;
  // It hangs: nothing renews its turn.
  const real = performance.now.bind(performance);
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => real() + 91_000);
  const had = await inTurn(async (own) => {
    awake.resolve();
    await expect(page.getByText(/^This window did not respond for a while/)).toBeVisible();
    return (await bridge.changes.renew({ server: trayName, turn: own })).had;
  }).finally(() => clock.mockRestore());
  expect(had).toBe(true);
  expect(page.calls(ruleConfigs.update.path)).toHaveLength(1);
  const { changes } = await bridge.changes.tray({ server: trayName });
  // The other window finds the state of the interrupted change by reading.
  expect(changes.map(({ state }) => state)).toEqual(['sending', 'waiting']);
  const { id = 0, wish = 0 } = changes[1] ?? {};
  await expect(bridge.changes.begin({ server: trayName, id, wish, turn: 'none' })).rejects.toMatchObject({
    code: 'TURN_LOST',
  });
});

test('the session ends in the middle: nothing more is asked, and what was not begun waits as it was', async ({
  page,
  console,
}) => {
  await console.openAs(account, rules);
  await turn(page, 'Apply at once', 'Collect first');
  await rename(page, `${rules}/edit/RC1000003`, 'Too late');
  await rename(page, `${rules}/edit/RC1000002`, 'Too late as well');
  await page.goto('/changes');
  await console.pretend({ failures: { 'ruleConfigs.byIds': 'http401', 'session.current': 'http401' } });
  const before = page.calls(ruleConfigs.byIds.path).length;
  await page.getByRole('button', { name: 'Apply 2 changes' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Apply 2 changes' }).click();
  await expect(
    page.getByText('Your session ended: changes that were not started wait in the tray.'),
  ).toBeVisible();
  const { changes } = await bridge.changes.tray({ server: trayName });
  expect(changes.map(({ state }) => state)).toEqual(['waiting', 'waiting']);
  expect(page.calls(ruleConfigs.byIds.path)).toHaveLength(before + 1);
});

test('Steward ends in the middle: all is one set afterwards, and every write stands in the journal once', async ({
  page,
  console,
}) => {
  await console.openAs(account, rules);
  await turn(page, 'Apply at once', 'Collect first');
  for (const [id, name] of [
    ['RC1000001', 'Noted'],
    ['RC1000002', 'Made, and not noted'],
    ['RC1000003', 'Not begun'],
  ])
    await rename(page, `${rules}/edit/${id}`, `${name}`);
  const before = (await bridge.changes.tray({ server: trayName })).changes;
  const write = async ({ place, edits }: (typeof before)[number]) => {
    const { id } = place as { id: string };
    const [held] = await send(ruleConfigs.byIds, { ids: [id] });
    if (!held) throw new Error('the sandbox has this rule');
    const ruleName = String(edits.ruleName?.to);
    await send(ruleConfigs.update, { id, ...ownValues(ruleConfigList.fields, held), ruleName });
  };
  await inTurn(async (own) => {
    const [first, second] = before;
    if (!first || !second) throw new Error('they were collected');
    for (const one of [first, second]) {
      await bridge.changes.begin({ server: trayName, id: one.id, wish: one.wish, turn: own });
      await write(one);
    }
    const { id, wish, place, edits } = first;
    const applied = { place, edits };
    const done = { result: 'done', message: '', applied } as const;
    await bridge.changes.note({ server: trayName, id, wish, turn: own, ...done });
    const undo = null;
    const who = { server: 'sandbox', serverName: 'Sandbox', user: 'Lin', approver: '', undoes: null };
    const entry = { ...who, time: Date.now(), title: first.title, endpoint: ruleConfigs.update.id, undo };
    const key = (await bridge.changes.tray({ server: trayName })).changes[0]?.sentKey ?? '';
    await bridge.journal.append({ ...entry, before: null, after: null, result: 'done', message: '', key });
  });
  await page.goto('/changes');
  await expect(page.getByText('1 change was made after all: the server has it.')).toBeVisible();
  await applyAll(page, 'Apply 1 change');
  await expect(page.getByText('3 changes, 3 made')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Roll back the set/ })).toHaveCount(1);
  const filter = { search: '', titles: [], server: null, result: null, from: null, to: null };
  const { entries } = await bridge.journal.list({ ...filter, offset: 0, limit: 100 });
  expect(entries.map(({ result }) => result)).toEqual(['done', 'done', 'done']);
});

test('a silent server: Cancel answers at once and says what it waits for; let go, it is not known', async ({
  page,
  console,
}) => {
  await console.openAs(account, rules);
  await turn(page, 'Apply at once', 'Collect first');
  await rename(page, `${rules}/edit/RC1000003`, 'Without an answer');
  await console.pretend({ failures: { 'ruleConfigs.update': 'timeout' } });
  await page.goto('/changes');
  await page.getByRole('button', { name: 'Apply 1 change' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Apply 1 change' }).click();
  await expect.poll(() => page.calls(ruleConfigs.update.path).length).toBe(1);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(/waiting for 1 answer \(.+\)/)).toBeVisible();
  await page.getByRole('button', { name: 'Stop waiting' }).click();
  await expect(page.getByText('Cancelled: changes that were not started wait in the tray.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Without an answer' })).toContainText('Not known');
});
