/**
 * Failures as a table: every call of the screens by a code that is not 200, HTTP 500, no answer in time, and an answer
 * that is cut. What was typed stays, the message is the specification's, trying again works; a write that was cut is
 * made once (limits.md §7). The ladder of failures is gone through once for each form of a call and each way of telling a
 * failure, whole and in both languages in a long run, which goes through every other row with one failure (failure-rows.ts).
 * The tables are beside it, and the tests that go through them, one file for a part of the console.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '../../../src-shared/api/index.ts';
import { expect, test } from '../support/screens.ts';
import { address, button, expectEditable, field } from '../support/tenant-page.ts';
import { type Table, tables } from './tables.ts';

/**
 * Areas whose calls are other screens': the frame's, the licence tool's, the choosing of people and
 * departments.
 */
const elsewhere = /^(session|frame|licenceTool|people|departments)\./;

/**
 * Calls that no page makes: what a person may use themselves, and names in languages that a server holds ready. Many
 * mobile themes at once are asked for with a zip of a server's own layout alone, which the sandbox has not.
 */
const unasked: readonly string[] = [
  // Sent by the change tray, which tells it as any change of a record.
  'lockedAccounts.lock',
  // The frame's own menu.
  'backMenu.menus',
  // Sent and told as one of them; shown where departments are detached, by the form of any record.
  'backMenu.deleteMenus',
  'backMenu.saveConfig',
  'themes.mine',
  'themes.flushNames',
  'themes.mobile.importMany',
  // Shares of one application are saved with it.
  'applications.shares',
  'applications.addShares',
  'applications.addReverseShares',
  'applications.updateShares',
  'applications.removeShares',
  'applications.checkMenuSetting',
  'applications.syncDepartments',
  // Read before the applications are sorted, which is told as the sorting; the orders are what Undo writes.
  'applications.orders',
  'applications.saveOrders',
  'applications.ordersType',
  // Shows again what is hidden: nothing is in a fresh sandbox.
  'applications.saveApps',
  // For other parts of the platform.
  'applications.config',
  'applications.subDepartments',
  'applications.ofTenant',
  'applications.ofTenantByPost',
  'applications.ofTenantOnPhones',
  'applications.mine',
  'applications.navMenus',
  'applications.checkUpdate',
  'applications.ofTarget',
  'applications.iconValue',
  'applications.special',
  'customApplications.createFree',
  'customApplications.saveFree',
  'customApplications.deleteFree',
  'customApplications.createCustom',
  'customApplications.saveCustom',
  'customApplications.deleteCustom',
  'customApplications.ownCreateCustom',
  'customApplications.ownSaveCustom',
  'customApplications.ownDeleteCustom',
  // Read before a parameter is saved, and told as the saving.
  'sysconfig.find',
  // Asked so that ranges without data are left out: what is not known is offered (tests/screens/feed).
  'feed.followed',
  'feed.subordinates',
  'feed.superiors',
  // Asked while one types, of what stands in a field.
  'customApplications.targets',
];

test('every call of these screens has its row', () => {
  const all: readonly Table[] = Object.values(tables).flat();
  const rows = all.flatMap(({ reads = [], writes = [] }) => [...reads, ...writes]);
  const covered = new Set(rows.map(({ endpoint }) => endpoint));
  const asked = endpoints.map(({ id }) => id).filter((id) => !elsewhere.test(id) && !unasked.includes(id));
  expect(
    asked.filter((id) => !covered.has(id)),
    'endpoints without a row',
  ).toEqual([]);
  expect(
    [...covered].filter((id) => !asked.includes(id)),
    'rows without an endpoint',
  ).toEqual([]);
});

test('every part of the tables is gone through once', () => {
  const here = import.meta.dirname;
  const files = readdirSync(here).filter((name) => name.endsWith('-failures.test.ts'));
  const said = files.map((name) => readFileSync(join(here, name), 'utf8'));
  const parts = said.map((text) => /^eachFailure\('(\w+)'\);$/m.exec(text)?.[1]);
  expect(parts.toSorted()).toEqual(Object.keys(tables).toSorted());
});

test('a server that does not answer: progress is shown, and one can leave', async ({ page, console }) => {
  await console.openAs('systemAdministrator', address);
  await expectEditable(page);
  const warning = page.getByRole('spinbutton', { name: 'Warning value' });
  for (const { endpoint, path, typed, value } of [
    { endpoint: 'tenant.update', path: address, typed: field(page, 'Contact'), value: '周明' },
    { endpoint: 'licenceRemind.save', path: '/base/licenceRemind', typed: warning, value: '60' },
  ]) {
    await page.goto(path);
    await typed.fill(value);
    await console.pretend({ failures: { [endpoint]: 'timeout' } });
    await button(page, 'Save').click();
    await expect(button(page, 'Save')).toHaveAttribute('aria-busy', 'true');
    await expect(typed).toHaveValue(value);
    await page.getByRole('link', { name: 'Overview' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
    await expect(page).not.toHaveURL(/\/base\//);
    await console.pretend({ failures: {} });
  }
});
