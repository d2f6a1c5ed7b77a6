/** Scheduled jobs are listed with their results, and removed; nothing reveals the place of a password. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe } from 'vitest';
import { steward } from '../../../src-main/cli/testing/steward.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/screens.ts';
import { account, allSegments, heldRule, rename, rules, turn } from './tray-page.ts';

test('an empty list of jobs says so', async ({ page, console }) => {
  await console.openAs(account, '/changes');
  await page.getByRole('button', { name: 'More: configuration of this server' }).click();
  await page.getByRole('menuitem', { name: 'Scheduled…' }).click();
  await expect(page.getByText('Nothing is scheduled')).toBeVisible();
  await expectAccessible(page);
});

test('a set that was kept is listed, missed, and removed', async ({ page, console }) => {
  const { dataDir } = console.shell;
  await console.openAs(account, '/changes');
  const [segment] = await allSegments();
  const edits = { instructions: { from: segment?.instructions, to: 'Gate 4' } };
  const changes = [{ kind: 'ipSegment', place: { id: segment?.id }, edits }];
  const facts = { made: '2026-11-20T08:00:00.000Z', from: { server: 'Sandbox', user: 'Lin' } };
  const file = join(dataDir, 'night.steward-changes');
  await writeFile(file, JSON.stringify({ format: 'steward.changes', version: 1, ...facts, changes }));
  const at = Date.now() + 60_000;
  const keep = ['changes', 'apply', file, '--at', new Date(at).toISOString(), '--name', 'OPS-17'];
  const here = ['--server', 'sandbox', '--user', account, '--data', dataDir];
  const kept = await steward([...keep, ...here], { now: Date.now });
  expect(kept).toMatchObject({ code: 0, err: expect.stringContaining('Scheduled as job 1') });

  await page.goto('/changes/scheduled');
  const line = page.getByRole('listitem').filter({ hasText: 'OPS-17' });
  await expect(line.getByText(/^Apply a set/)).toBeVisible();
  await expectAccessible(page);
  await steward(['run', '--data', dataDir], { now: () => at + 5 * 60 * 60_000 });
  await page.goto('/changes');
  await page.goto('/changes/scheduled');
  await expect(line.getByText('Missed')).toBeVisible();
  await line.getByRole('button', { name: 'Remove OPS-17, number 1' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Nothing is scheduled')).toBeVisible();
  expect((await steward(['jobs', 'list', '--data', dataDir])).out).toContain(
    'This computer has no scheduled jobs',
  );
});

describe('with the program’s clock', () => {
  test.override({ sameClock: true });
  test('a job that is due while the console is open runs once, is reported, and is listed with its result', async ({
    page,
    console,
  }) => {
    const { dataDir } = console.shell;
    // Its clock is the page's from the start.
    await console.shell.restart();
    await console.openAs(account, '/changes/scheduled');
    const [segment] = await allSegments();
    const edits = { instructions: { from: segment?.instructions, to: 'Gate 4' } };
    const changes = [{ kind: 'ipSegment', place: { id: segment?.id }, edits }];
    const facts = { made: '2026-11-20T08:00:00.000Z', from: { server: 'Sandbox', user: 'Lin' } };
    const file = join(dataDir, 'night.steward-changes');
    await writeFile(file, JSON.stringify({ format: 'steward.changes', version: 1, ...facts, changes }));
    const at = new Date(Date.now() + 30_000).toISOString();
    const keep = ['changes', 'apply', file, '--at', at, '--name', 'OPS-17'];
    const here = ['--server', 'sandbox', '--user', account, '--data', dataDir];
    expect((await steward([...keep, ...here], { now: Date.now })).code).toBe(0);
    await page.goto('/changes');
    await page.goto('/changes/scheduled');
    const line = page.getByRole('listitem').filter({ hasText: 'OPS-17' });
    await expect(line.getByText('Done')).toHaveCount(0);
    await page.pass(60_000);
    await expect(page.getByText('Scheduled: OPS-17, Sandbox. Done.').last()).toBeVisible();
    await expect(line.getByText('Done')).toBeVisible();
    expect((await allSegments())[0]?.instructions).toBe('Gate 4');
    expect((await steward(['run', '--data', dataDir], { now: Date.now })).out).toBe('No job is due.\n');
  });

  test('changes of the tray are scheduled from there, leave it, and are applied at their time', async ({
    page,
    console,
  }) => {
    await console.shell.restart();
    await console.openAs(account, rules);
    await turn(page, 'Apply at once', 'Collect first');
    await rename(page, `${rules}/edit/RC1000003`, 'Renamed tonight');
    await page.goto('/changes');
    await page.getByRole('button', { name: 'Apply later…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Apply 1 change to Sandbox later' });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
    await expect(dialog.getByText('Choose a day and a time that are still to come.')).toBeVisible();
    const day = dialog.getByRole('textbox', { name: 'Day' });
    await day.fill('2020-01-01');
    await day.press('Enter');
    await dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
    await expect(dialog.getByText('Choose a day and a time that are still to come.')).toBeVisible();
    const soon = new Date(Date.now() + 3 * 60_000);
    const two = (part: number) => String(part).padStart(2, '0');
    await day.fill(`${soon.getFullYear()}-${two(soon.getMonth() + 1)}-${two(soon.getDate())}`);
    await day.press('Enter');
    const time = dialog.getByRole('textbox', { name: 'Time' });
    await time.fill(`${two(soon.getHours())}:${two(soon.getMinutes())}`);
    await time.press('Enter');
    await dialog.getByRole('textbox', { name: 'Name' }).fill('OPS-18');
    await dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(/^Apply 1 change to Sandbox on .+\?/);
    await question.getByRole('button', { name: 'Schedule', exact: true }).click();
    await expect(page.getByText('Nothing is collected')).toBeVisible();
    expect((await heldRule())?.ruleName).not.toBe('Renamed tonight');
    await page.goto('/changes/scheduled');
    const line = page.getByRole('listitem').filter({ hasText: 'OPS-18' });
    await expect(line.getByText(/^Apply a set · Sandbox, /)).toBeVisible();
    await page.pass(4 * 60_000);
    await expect(page.getByText('Scheduled: OPS-18, Sandbox. Done.').last()).toBeVisible();
    expect((await heldRule())?.ruleName).toBe('Renamed tonight');
  });
});
