/**
 * Failures as a table: every call of the tenant, licence, app authorization, reminder and pay-notice screens by a code
 * that is not 200, HTTP 500, no answer in time, and an answer that is cut. What was typed stays, the message is the
 * specification's, trying again works; a write that was cut is made once (limits.md §7). The tables are beside it;
 * themes are gone through in `theme-failures.test.ts`.
 */
import { describe } from 'vitest';
import { endpoints } from '../../../src-shared/api/index.ts';
import { expect, test } from '../support/screens.ts';
import { address, button, expectEditable, field } from '../support/tenant-page.ts';
import { accountCaseReads, accountCaseWrites } from './account-cases.ts';
import { applicationReads, applicationWrites } from './applications.ts';
import { backMenuReads, backMenuWrites } from './back-menu.ts';
import { brandingReads, brandingWrites } from './branding.ts';
import { customApplicationReads, customApplicationWrites } from './custom-applications.ts';
import { feedReads, feedWrites } from './feed.ts';
import { invitationReads, invitationWrites } from './invitations.ts';
import { launcherReads, launcherWrites } from './launcher.ts';
import { licenceWrites } from './licence-writes.ts';
import { loginControlReads, loginControlWrites } from './login-control.ts';
import { loginLogReads } from './login-log.ts';
import { networkReads, networkWrites } from './network.ts';
import { quickCreateReads, quickCreateWrites } from './quick-create.ts';
import { reads } from './reads.ts';
import { reminderReads, reminderWrites } from './reminders.ts';
import { runReads, runWrites, shortDeadline } from './run.ts';
import { securitySettingReads, securitySettingWrites } from './security-settings.ts';
import { systemListReads, systemListWrites } from './system-lists.ts';
import { endingWrites, systemSettingReads, systemSettingWrites } from './system-settings.ts';
import { tenantWrites } from './tenant-writes.ts';
import { serviceCallReads, serviceCallWrites } from './service-call.ts';
import { themeReads } from './theme-reads.ts';
import { themeWrites } from './theme-writes.ts';

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
  // The frame's own menu.
  'backMenu.menus',
  // Sent and told as one of them; shown where departments are detached, by the form of any record.
  ...['backMenu.deleteMenus', 'backMenu.saveConfig'],
  ...['themes.mine', 'themes.flushNames', 'themes.mobile.importMany'],
  // Shares of one application are saved with it.
  ...['applications.shares', 'applications.addShares', 'applications.addReverseShares'],
  ...['applications.updateShares', 'applications.removeShares'],
  'applications.checkMenuSetting',
  ...['applications.syncDepartments', 'applications.saveSharesOfMany'],
  // Asked for where departments are detached, shown and told as those of the same page.
  ...['applications.detachConfig', 'applications.saveDetachConfig'],
  ...['applications.ownDepartments', 'applications.ownBuilderDepartments'],
  // Read before the applications are sorted, which is told as the sorting; the orders are what Undo writes.
  ...['applications.orders', 'applications.saveOrders', 'applications.ordersType'],
  // Shows again what is hidden: nothing is in a fresh sandbox.
  'applications.saveApps',
  // For other parts of the platform.
  ...['applications.config', 'applications.subDepartments', 'applications.ofTenant'],
  ...['applications.ofTenantOnPhones', 'applications.mine', 'applications.navMenus'],
  ...['applications.checkUpdate', 'applications.ofTarget', 'applications.iconValue', 'applications.special'],
  'launcher.moveApp',
  ...['customApplications.createFree', 'customApplications.saveFree', 'customApplications.deleteFree'],
  ...['customApplications.createCustom', 'customApplications.saveCustom'],
  ...['customApplications.deleteCustom', 'customApplications.ownCreateCustom'],
  ...['customApplications.ownSaveCustom', 'customApplications.ownDeleteCustom'],
  // The page stands without them: the tree without its marks, the sheet of names without the applications.
  ...['backMenu.departments', 'languageNames.list'],
  // Plain lists are one: rule configurations stand for templates and agreements.
  ...['byIds', 'newIds', 'add', 'update', 'remove'].flatMap((call) => [
    `templates.${call}`,
    `agreements.${call}`,
  ]),
  // Read before a parameter is saved, and told as the saving.
  'sysconfig.find',
  // Asked so that ranges without data are left out: what is not known is offered (tests/screens/feed).
  ...['feed.followed', 'feed.subordinates', 'feed.superiors'],
  // Asked while one types, of what stands in a field.
  'customApplications.targets',
];

test('every call of these screens has its row', () => {
  const rows = [
    ...reads.flatMap(({ rows: each }) => each),
    ...Object.values(tenantWrites).flat(),
    ...licenceWrites,
    ...loginLogReads,
    ...accountCaseReads,
    ...accountCaseWrites,
    ...networkReads,
    ...networkWrites,
    ...loginControlReads,
    ...loginControlWrites,
    ...securitySettingReads,
    ...securitySettingWrites,
    ...invitationReads,
    ...invitationWrites,
    ...applicationReads,
    ...backMenuReads,
    ...backMenuWrites,
    ...applicationWrites,
    ...customApplicationReads,
    ...customApplicationWrites,
    ...feedReads,
    ...feedWrites,
    ...launcherReads,
    ...launcherWrites,
    ...quickCreateReads,
    ...quickCreateWrites,
    ...brandingReads,
    ...brandingWrites,
    ...serviceCallReads,
    ...serviceCallWrites,
    ...systemSettingReads,
    ...systemSettingWrites,
    ...endingWrites,
    ...systemListReads,
    ...systemListWrites,
    ...reminderReads,
    ...reminderWrites,
    ...themeReads,
    ...Object.values(themeWrites).flat(),
  ];
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

describe('each failure', { timeout: 300_000 }, () => {
  test.override({ deadline: shortDeadline });

  test('writes: the tenant page', ({ page, console }) => runWrites(page, console, tenantWrites.page));
  for (const { what, account, rows } of reads) {
    test(`reads: ${what}`, ({ page, console }) => runReads(page, console, account, rows));
  }
  test('writes: the end of the enterprise', ({ page, console }) =>
    runWrites(page, console, tenantWrites.end));
  test('writes: white list and reminders', ({ page, console }) => runWrites(page, console, licenceWrites));
  test('reads: the login log', ({ page, console }) =>
    runReads(page, console, 'systemAdministrator', loginLogReads));
  test('reads: IP segments', ({ page, console }) =>
    runReads(page, console, 'systemAdministrator', networkReads));
  test('writes: IP segments', ({ page, console }) => runWrites(page, console, networkWrites));
  test('reads: login methods', ({ page, console }) =>
    runReads(page, console, 'systemAdministrator', loginControlReads));
  test('writes: login methods', ({ page, console }) => runWrites(page, console, loginControlWrites));
  test('reads: accounts', ({ page, console }) =>
    runReads(page, console, 'systemAdministrator', accountCaseReads));
  test('writes: accounts', ({ page, console }) => runWrites(page, console, accountCaseWrites));
  test('reads: security settings', ({ page, console }) =>
    runReads(page, console, 'systemAdministrator', securitySettingReads));
  test('writes: security settings', ({ page, console }) => runWrites(page, console, securitySettingWrites));
  test('reads: invitations', ({ page, console }) =>
    runReads(page, console, 'systemAdministrator', invitationReads));
  test('writes: invitations', ({ page, console }) => runWrites(page, console, invitationWrites));
  test('reads: applications', ({ page, console }) =>
    runReads(page, console, 'systemAdministrator', applicationReads));
  test('writes: applications', ({ page, console }) => runWrites(page, console, applicationWrites));
  test('reads: menus of the admin centre', ({ page, console }) =>
    runReads(page, console, 'systemAdministrator', backMenuReads));
  test('writes: menus of the admin centre', ({ page, console }) => runWrites(page, console, backMenuWrites));
  test('reads: applications that one makes', ({ page, console }) =>
    runReads(page, console, 'systemAdministrator', customApplicationReads));
  test('writes: applications that one makes', ({ page, console }) =>
    runWrites(page, console, customApplicationWrites));
  test('reads: the feed', ({ page, console }) => runReads(page, console, 'systemAdministrator', feedReads));
  test('writes: the feed', ({ page, console }) => runWrites(page, console, feedWrites));
  test('reads: the launcher', ({ page, console }) =>
    runReads(page, console, 'systemAdministrator', launcherReads));
  test('writes: the launcher', ({ page, console }) => runWrites(page, console, launcherWrites));
  test('reads: quick create', ({ page, console }) =>
    runReads(page, console, 'systemAdministrator', quickCreateReads));
  test('writes: quick create', ({ page, console }) => runWrites(page, console, quickCreateWrites));
  test('reads: logos', ({ page, console }) => runReads(page, console, 'systemAdministrator', brandingReads));
  test('writes: logos', ({ page, console }) => runWrites(page, console, brandingWrites));
  test('reads: service calls', ({ page, console }) =>
    runReads(page, console, 'managerTenantAdministrator', serviceCallReads));
  test('writes: service calls', ({ page, console }) => runWrites(page, console, serviceCallWrites));
  test('reads: settings of the system and WeChat', ({ page, console }) =>
    runReads(page, console, 'systemAdministrator', systemSettingReads));
  test('writes: settings of the system and WeChat', ({ page, console }) =>
    runWrites(page, console, systemSettingWrites));
  test('writes: ends of sign-ins and bindings', ({ page, console }) =>
    runWrites(page, console, endingWrites));
  test('reads: parameters, rules, errors', ({ page, console }) =>
    runReads(page, console, 'systemAdministrator', systemListReads));
  test('writes: parameters and rules', ({ page, console }) => runWrites(page, console, systemListWrites));
  test('reads: system reminders', ({ page, console }) =>
    runReads(page, console, 'systemAdministrator', reminderReads));
  test('writes: system reminders', ({ page, console }) => runWrites(page, console, reminderWrites));
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
