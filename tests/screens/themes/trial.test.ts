/** A draft is shown for a time: to oneself, to others, taken back at its time, by one press, or not at all. */
import { describe } from 'vitest';
import { bridge } from '#data/bridge.ts';
import { callRead } from '../../../src-renderer/data/read.ts';
import { findTheme, themesNamed } from '../../../src-shared/rules/themes/find-theme.ts';
import type { Page } from '../support/page.ts';
import { expect, step, test } from '../support/screens.ts';
import { repeatElsewhere } from '../support/tenant-page.ts';

const api = '/api/basicserver/backTopic';

const graphite = {
  terminal: 'pc',
  style: 'dark',
  name: 'Graphite',
  deptId: 'D200',
  external: false,
} as const;
const stateNow = async (id: string) => {
  const { topicStatus, topicAppoint, appointRange } = await findTheme(callRead, { ...graphite, id });
  return { topicStatus, topicAppoint, whom: appointRange.map(({ entryType }) => entryType) };
};
const open = async (page: Page) => {
  const row = page.getByRole('row').filter({ hasText: 'Graphite' }).first();
  await row.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Show for a time…' }).click();
  return page.getByRole('dialog', { name: 'Show “Graphite” for a time' });
};
const idOf = async () => {
  const [found] = await themesNamed(callRead, graphite, 'Graphite');
  return found?.id ?? '';
};

describe('with the program’s clock', () => {
  test.override({ sameClock: true });
  test('on one’s own account for an hour, then as before', async ({ page, console }) => {
    await console.shell.restart();
    await console.openAs('systemAdministrator', '/themes/pc');
    const id = await idOf();
    const before = await stateNow(id);
    expect(before).toMatchObject({ topicStatus: false, topicAppoint: 'none' });
    const dialog = await open(page);
    const own = dialog.getByRole('row').filter({ hasText: 'this one' });
    await dialog.getByRole('button', { name: 'Move this one before it' }).click();
    await expect(own.getByRole('cell').nth(1)).toContainText('1 person');
    await dialog.getByRole('button', { name: 'Show it' }).click();
    await expect(page.getByText(/^“Graphite” is shown until/)).toBeVisible();
    expect(await stateNow(id)).toEqual({ topicStatus: true, topicAppoint: 'timed', whom: ['user'] });
    await step('at its time both are taken back', async () => {
      await page.pass(61 * 60_000);
      await expect.poll(() => stateNow(id)).toEqual(before);
    });
  });
});

test('to everybody, and taken back by one press', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/themes/pc');
  const id = await idOf();
  const before = await stateNow(id);
  const dialog = await open(page);
  await dialog.getByRole('radio', { name: 'To everybody' }).click();
  await dialog.getByRole('button', { name: 'Show it' }).click();
  await expect(page.getByText(/^“Graphite” is shown until/)).toBeVisible();
  expect(await stateNow(id)).toMatchObject({ topicStatus: true, topicAppoint: 'timed', whom: [] });
  const again = await open(page);
  await again.getByRole('button', { name: 'Undo now' }).click();
  await expect(again).toHaveCount(0);
  expect(await stateNow(id)).toEqual(before);
});

test('an end that has passed is refused before anything is sent', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/themes/pc');
  const id = await idOf();
  const before = await stateNow(id);
  const dialog = await open(page);
  await dialog.getByRole('textbox', { name: 'Last day of the trial' }).fill('2020-01-01');
  await page.keyboard.press('Tab');
  await dialog.getByRole('button', { name: 'Show it' }).click();
  await expect(dialog.getByText('Choose a day and a time that are still to come.').first()).toBeVisible();
  expect(await stateNow(id)).toEqual(before);
  expect(page.calls(`${api}/appointTopic`)).toHaveLength(0);
});

test('a theme that somebody sees already is copied first', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/themes/pc/trial/TP100006');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^This theme is already given to somebody/)).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Copy' })).toHaveAttribute('href', /copy=TP100006/);
});

test('another person’s changes to it meanwhile stay when the trial ends', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/themes/pc');
  const id = await idOf();
  const dialog = await open(page);
  await dialog.getByRole('button', { name: 'Show it' }).click();
  await expect(page.getByText(/^“Graphite” is shown until/)).toBeVisible();
  const [appointed] = page.calls(`${api}/appointTopic`);
  if (!appointed) throw new Error('nothing was appointed');
  const headers = new Headers(appointed.headers);
  headers.delete('idempotency-key');
  const permanent = { ...JSON.parse(appointed.body ?? '{}'), topicAppoint: '1', appointDate: null };
  await repeatElsewhere({ ...appointed, headers, body: JSON.stringify(permanent) });
  const again = await open(page);
  await again.getByRole('button', { name: 'Undo now' }).click();
  await expect(page.getByText(/^Somebody has changed the appointment of “Graphite” since/)).toBeVisible();
  await expect(again).toHaveCount(0);
  expect(await stateNow(id)).toEqual({ topicStatus: true, topicAppoint: 'permanent', whom: ['user'] });
  expect((await bridge.jobs.list({})).filter(({ next }) => next !== null)).toEqual([]);
});

test('a trial whose end cannot be scheduled does not begin', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/themes/pc');
  const id = await idOf();
  const before = await stateNow(id);
  const dialog = await open(page);
  await page.route('**/bridge/call/jobs.add', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Show it' }).click();
  await expect.poll(() => page.calls(`${api}/appointTopic`).length).toBe(2);
  await expect.poll(() => stateNow(id)).toEqual(before);
  await expect(dialog).toBeVisible();
});
