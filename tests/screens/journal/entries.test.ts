/** The journal of changes: its detail by keyboard, search, ten thousand lines; *Undo* is in journal.test.ts. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expectAccessible } from '../support/accessible.ts';
import { callBridge } from '../support/console-page.ts';
import type { Page } from '../support/page.ts';
import { expect, test } from '../support/screens.ts';

const grid = (page: Page) => page.getByRole('grid', { name: /^(Journal of changes|更改记录)$/ });
const lines = (page: Page) =>
  grid(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });
const sheet = (page: Page) => page.getByRole('dialog');

/** Entries as the change door writes them. */
async function append(page: Page, entries: readonly object[]): Promise<void> {
  const entry = {
    time: Date.now(),
    server: 'sandbox',
    serverName: 'Sandbox',
    user: 'Lin',
    title: 'tenantEdit.change.certify',
    endpoint: 'tenant.submitNameAuth',
    before: null,
    after: null,
    result: 'done',
    message: '',
    undo: null,
  };
  for (const over of entries) await callBridge(page, 'journal.append', { ...entry, ...over });
}

test('the detail compares field by field, without secrets, by keyboard', async ({ page, console }) => {
  await console.open('/journal');
  await append(page, [
    {
      before: JSON.stringify({ name: 'Acme', contact: { phone: '138' }, keep: 1, token: 'secret-a' }),
      after: JSON.stringify({
        name: 'Acme Ltd',
        contact: { phone: '138' },
        keep: 1,
        note: '',
        token: 'secret-b',
      }),
    },
    { result: 'failed', message: 'The name is taken', after: '{}' },
  ]);
  await expect(lines(page)).toHaveCount(2);
  await grid(page).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toBeVisible();
  await expect(page).toHaveURL(/\?entry=1$/);
  const states = sheet(page).getByRole('table');
  await expect(states.getByRole('row')).toHaveText([/^Field/, 'nameChangedAcmeAcme Ltd', 'noteAdded–']);
  await sheet(page).getByRole('button', { name: 'Show what is the same' }).click();
  await expect(states.getByRole('row')).toHaveCount(6);
  await expect(states.getByRole('row', { name: /^token/ })).toContainText('not shownnot shown');
  await expect(sheet(page)).not.toContainText('secret-');
  await expect(sheet(page)).toContainText('Steward keeps no secrets, so this change can only be undone');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await page.goto(`/journal?entry=2`);
  await expect(sheet(page)).toContainText('The name is taken');
  await expect(sheet(page)).toContainText('Nothing was sent with this change.');
  await expect(sheet(page)).toContainText('Only a completed change can be undone.');
  await page.goto(`/journal?entry=99`);
  await expect(sheet(page)).toContainText('This change is no longer in the journal.');
});

test('of a secret the detail tells that it was empty and that it was changed', async ({ page, console }) => {
  await console.open('/journal');
  await append(page, [
    {
      before: JSON.stringify({ appKey: '', appSecurity: 'old', corpId: 'c-1' }),
      after: JSON.stringify({ appKey: '••• ≠', appSecurity: '••• ≠', corpId: 'c-1' }),
    },
    { after: JSON.stringify({ corpId: 'c-2' }) },
  ]);
  await page.goto('/journal?entry=1');
  await expect(sheet(page).getByRole('table').getByRole('row')).toHaveText([
    /^Field/,
    'appKeyChangedwas emptychanged, not shown',
    'appSecurityChangednot shownchanged, not shown',
  ]);
  await page.goto('/journal?entry=2');
  await expect(sheet(page)).toContainText('Steward knows no way to undo this change.');
});

test('search in words of either language, filters, and the address that holds them', async ({
  page,
  console,
}) => {
  await console.open('/journal');
  const day = 86_400_000;
  await append(page, [
    { time: Date.now() - 3 * day, user: 'Old' },
    { server: 'other', serverName: 'Head office', result: 'failed', message: 'Out of paper' },
    { title: 'frame.account.signIn', endpoint: 'session.signIn', user: 'Mo', result: 'unknown' },
  ]);
  const search = page.getByRole('textbox', { name: 'Search: Journal of changes' });
  const status = page.getByRole('main').getByRole('status');
  await expect(lines(page)).toHaveCount(3);
  for (const [words, count] of [
    ['sign in', 1],
    ['PAPER', 1],
    ['head', 1],
    ['mo', 1],
    ['100%', 0],
  ] as const) {
    await search.fill(words);
    await expect(
      status.getByText(count === 1 ? '1 change' : `${count} changes`, { exact: true }),
    ).toBeVisible();
    await expect(lines(page)).toHaveCount(count);
  }
  await expect(page.getByText('No change matches')).toBeVisible();
  await search.fill('');
  const filters = page.getByRole('search', { name: 'Filters' });
  await filters.getByLabel('Server', { exact: true }).selectOption('Head office');
  await expect(lines(page)).toHaveText([/Head office/]);
  await filters.getByRole('button', { name: 'Clear: Server' }).click();
  await expect(lines(page)).toHaveCount(3);
  await filters.getByLabel('Result', { exact: true }).selectOption('Not known');
  await expect(lines(page)).toHaveText([/Sign in.*Mo/]);
  await filters.getByLabel('Result', { exact: true }).selectOption('Any');
  await expect(lines(page)).toHaveCount(3);
  await filters
    .getByLabel('To', { exact: true })
    .fill(new Date(Date.now() - 2 * day).toISOString().slice(0, 10));
  await expect(lines(page)).toHaveText([/Old/]);
  await filters
    .getByLabel('From', { exact: true })
    .fill(new Date(Date.now() + 9 * day).toISOString().slice(0, 10));
  await expect(page.getByRole('alert').getByText('The first day is after the last one.')).toBeVisible();
  await expectAccessible(page);
  await filters.getByRole('button', { name: 'Clear filters' }).click();
  await expect(lines(page)).toHaveCount(3);
  await expect(page).toHaveURL(/\/journal$/);

  await console.open('/journal?find=登录', 'zh-CN');
  await expect(lines(page)).toHaveText([/登录.*Mo/]);
  await expectAccessible(page);
});

/** 10,000 changes are not made by hand. */
function writeMany(file: string, count: number): void {
  const database = new DatabaseSync(file);
  const insert = database.prepare(
    `insert into entry (time, server, server_name, user, title, endpoint, before, after, result, message, undo)
     values (?, 'sandbox', 'Sandbox', ?, 'tenantEdit.change.certify', 'tenant.submitNameAuth', ?, ?, 'done', '', null)`,
  );
  database.exec('begin');
  for (let n = 0; n < count; n += 1) {
    const [before, after] = [{ name: `before ${n}` }, { name: `=after ${n}` }];
    insert.run(Date.now() - count + n, `u${n}`, JSON.stringify(before), JSON.stringify(after));
  }
  database.exec('commit');
  database.close();
}

test('10,000 changes: any of them at once, new ones appear by themselves, all are exported', async ({
  page,
  console,
}) => {
  await console.open('/journal');
  await expect(page.getByText('Nothing has been changed yet')).toBeVisible();
  writeMany(join(console.shell.dataDir, 'journal', 'journal.db'), 10_000);
  await page.reload();
  const status = page.getByRole('main').getByRole('status');
  await expect(status.getByText('10,000 changes')).toBeVisible();
  await grid(page).focus();
  await page.keyboard.press('Control+End');
  await expect(grid(page).getByText('u0', { exact: true })).toBeVisible();
  // Of all of them only a window is drawn.
  expect(await grid(page).getByRole('row').count()).toBeLessThan(200);
  await page.keyboard.press('Control+Home');
  await expect(grid(page).getByText('u9999', { exact: true })).toBeVisible();

  await append(page, [{ user: 'The newest' }]);
  await expect(lines(page).first()).toContainText('The newest');
  await expect(status.getByText('10,001 changes')).toBeVisible();

  await page.getByRole('button', { name: 'Export Journal of changes' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  const written = text.trim().split('\r\n');
  expect(written).toHaveLength(10_002);
  expect(written[0]).toContain('"Before","After"');
  expect(written.at(-1)).toContain('"{""name"":""=after 0""}"');

  await page.getByRole('button', { name: 'Remove all' }).click();
  const question = page.getByRole('alertdialog', { name: 'Remove all entries of the journal?' });
  await expect(question).toContainText('10,001 changes are removed from this computer');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Remove all' }).click();
  await expect(page.getByText('10,001 entries were removed.')).toBeVisible();
  await expect(page.getByText('Nothing has been changed yet')).toBeVisible();
});

test('the user decides how long the journal is kept, and the page leads there', async ({ page, console }) => {
  await console.open('/journal', 'zh-CN');
  await append(page, [{}]);
  await page.getByRole('link', { name: '保留 90 天' }).click();
  await expect(page).toHaveURL(/\/settings\?find=journalDays$/);
  await expect(page.getByRole('link', { name: '生效的策略' })).toBeVisible();
});

test('a changed record is told in the words of its form, whatever the call says', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/base/systemReminders');
  await page.getByRole('switch', { name: 'Message when an account is assigned', exact: true }).click();
  await expect(page.getByText('Operation successful')).toBeVisible();
  await page.goto('/journal?entry=1');
  const states = sheet(page).getByRole('table');
  await expect(states.getByRole('row')).toHaveText([
    /^Field/,
    /^Message when an account is assigned.*Changed.*on.*off$/,
  ]);
  await expect(sheet(page)).not.toContainText('true');
  await expectAccessible(page);
});
