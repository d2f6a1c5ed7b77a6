/** Every read of the areas' screens: where it is shown, what stands there when it fails, what when it works again. */

import type { SandboxAccount } from '../../../src-shared/api/session/session.ts';
import type { Locator } from '../support/locator.ts';
import type { Page } from '../support/page.ts';
import type { Say } from './failure-texts.ts';

export interface Read {
  readonly endpoint: string;
  /** Fail with it, where the console asks another call in its place. */
  readonly also?: readonly string[];
  readonly path: string;
  /** Steps to where it is shown. */
  readonly open?: (page: Page, say: Say) => Promise<void>;
  /** Key of the notice's title; null: the message stands alone; `silent`: nothing is said (spec 1§8). */
  readonly title: string | null | 'silent';
  /** Silent: what stands there nevertheless. */
  readonly meanwhile?: (page: Page, say: Say) => Locator;
  /** In a dialog, whose own notice it is. */
  readonly way?: 'dialog';
  /** The content that the read brings when it works. */
  readonly content: (page: Page, say: Say) => Locator;
}

const press = (name: string) => (page: Page, say: Say) =>
  page.getByRole('button', { name: say(name), exact: true }).click();
const region = (name: string) => (page: Page, say: Say) => page.getByRole('region', { name: say(name) });
const fieldNamed = (name: string) => (page: Page, say: Say) =>
  page.getByRole('textbox', { name: say(name), exact: true });
const person = (page: Page) => page.getByRole('dialog').getByRole('row').nth(1).getByRole('gridcell').first();
const appRow = (page: Page, say: Say) =>
  page
    .getByRole('table', { name: say('licenceInfo.screen.apps.title') })
    .getByRole('row')
    .nth(1);
const remindSwitch = (page: Page, say: Say) =>
  page.getByRole('switch', { name: say('licenceInfo.screen.settings.on') });

const tenant: readonly Read[] = [
  {
    endpoint: 'tenant.info',
    path: '/base/teams',
    title: 'tenant.failed.info',
    content: fieldNamed('tenant.field.contact'),
  },
  {
    endpoint: 'tenant.tips',
    path: '/base/teams',
    title: 'tenant.failed.tips',
    content: (page, say) => page.getByRole('button', { name: say('tenantEdit.tips.edit') }),
  },
  {
    endpoint: 'tenant.teamsAuthInfo',
    path: '/base/teams',
    title: 'tenantEdit.cancelEnterprise.failed',
    content: region('tenantEdit.cancelEnterprise.action'),
  },
  {
    endpoint: 'languageNames.tenant',
    path: '/base/teams/lang/tenant/T2308147',
    way: 'dialog',
    title: 'namesDialog.failed',
    content: (page, say) => page.getByRole('dialog').getByRole('button', { name: say('common.save') }),
  },
  {
    endpoint: 'languageNames.get',
    path: '/base/teams/lang/config/C2001',
    title: 'namesDialog.failed',
    content: (page, say) => page.getByRole('dialog').getByRole('button', { name: say('common.save') }),
  },
  {
    endpoint: 'licenceInfo.users',
    path: '/base/teams?holders=pc',
    title: 'licenceInfo.screen.holders.failed',
    content: person,
  },
  {
    endpoint: 'operationLog.pageQuery',
    path: '/base/teams',
    open: press('operationLog.open'),
    title: 'operationLog.failed',
    content: person,
  },
  {
    endpoint: 'licenceRemind.configs',
    path: '/base/teams',
    title: 'silent',
    meanwhile: (page, say) => page.getByRole('button', { name: say('tenantEdit.space.refresh') }),
    content: fieldNamed('tenant.field.contact'),
  },
];

const tenantOfReader: readonly Read[] = [
  {
    endpoint: 'tenant.teamsTipsInfo',
    also: ['tenant.tips'],
    path: '/base/teams',
    title: 'tenant.failed.tips',
    content: (page, say) =>
      page.getByRole('region', { name: say('tenant.section.tips') }).getByText('授权与存储说明'),
  },
  {
    // One of the two is enough.
    endpoint: 'tenant.teamsTipsInfo',
    path: '/base/teams',
    title: 'silent',
    meanwhile: (page) => page.getByText('授权与存储说明'),
    content: (page) => page.getByText('授权与存储说明'),
  },
  {
    endpoint: 'licenceApps.module',
    path: '/teamsahretest?module=workflow',
    title: null,
    content: (page, say) => page.getByText(say('payRemind.enabled')),
  },
  {
    // The link to whoever sells more is left out.
    endpoint: 'tenant.contactPurchase',
    path: '/teamsahretest?module=nothing',
    title: 'silent',
    meanwhile: region('payRemind.label'),
    content: region('payRemind.label'),
  },
  {
    // The operator's own setting is left out.
    endpoint: 'licenceRemind.configs',
    path: '/teamsahretest?module=nothing',
    title: 'silent',
    meanwhile: region('payRemind.label'),
    content: region('payRemind.label'),
  },
];

const licence: readonly Read[] = [
  {
    endpoint: 'licenceInfo.base',
    path: '/base/licence',
    title: 'licenceInfo.screen.failed.base',
    content: (page, say) => page.getByText(say('licenceInfo.screen.field.companyName'), { exact: true }),
  },
  {
    endpoint: 'licenceInfo.used',
    path: '/base/licence',
    title: 'licenceInfo.screen.failed.used',
    content: region('licenceInfo.screen.section.modules'),
  },
  {
    endpoint: 'licenceInfo.version',
    path: '/base/licence',
    title: 'silent',
    // Its line stays empty.
    meanwhile: (page, say) =>
      page.getByText(say('licenceInfo.screen.field.version')).locator('..').getByText(say('common.noValue')),
    content: (page, say) => page.getByText(say('licenceInfo.screen.field.version')),
  },
  {
    endpoint: 'licenceInfo.whiteList',
    path: '/base/licence',
    open: press('licenceInfo.screen.whiteList.open'),
    title: 'licenceInfo.screen.whiteList.failed',
    content: (page, say) => page.getByText(say('licenceInfo.screen.empty.whiteList')),
  },
  {
    endpoint: 'licenceInfo.searchWhiteEmployees',
    path: '/base/licence',
    open: async (page, say) => {
      await press('licenceInfo.screen.whiteList.open')(page, say);
      await press('licenceInfo.screen.whiteList.add')(page, say);
    },
    title: 'licenceInfo.screen.whiteList.failed',
    content: person,
  },
  {
    endpoint: 'tenant.contactPurchase',
    path: '/base/teams',
    title: 'tenantEdit.purchase.failed',
    content: (page, say) => page.getByRole('switch', { name: say('tenantEdit.purchase.on') }),
  },
];

const apps: readonly Read[] = [
  {
    endpoint: 'licenceApps.list',
    path: '/base/appAuth',
    title: 'licenceInfo.screen.failed.apps',
    content: appRow,
  },
  {
    endpoint: 'licenceApps.agencyList',
    path: '/base/appAuth?list=agency',
    title: 'licenceInfo.screen.failed.apps',
    content: appRow,
  },
  {
    endpoint: 'licenceApps.departmentList',
    path: '/base/appAuth?deptId=D208',
    title: 'licenceInfo.screen.failed.apps',
    content: appRow,
  },
  {
    endpoint: 'licenceApps.tenantSeats',
    path: '/base/appAuth',
    title: 'licenceInfo.screen.failed.tenantSeats',
    content: region('licenceInfo.screen.apps.tenantSeats'),
  },
  {
    endpoint: 'licenceApps.modules',
    path: '/base/appAuth',
    title: 'licenceInfo.screen.failed.modules',
    content: appRow,
  },
  {
    endpoint: 'licenceApps.searchConfig',
    path: '/base/appAuth',
    open: press('licenceInfo.screen.apps.advanced'),
    title: 'licenceInfo.screen.failed.search',
    content: (page, say) => page.getByRole('form', { name: say('licenceInfo.screen.apps.advanced') }),
  },
  {
    endpoint: 'licenceApps.searchCondition',
    path: '/base/appAuth?deptId=D208',
    open: press('licenceInfo.screen.apps.advanced'),
    title: 'licenceInfo.screen.failed.search',
    content: (page, say) => page.getByRole('form', { name: say('licenceInfo.screen.apps.advanced') }),
  },
  {
    endpoint: 'licenceApps.module',
    path: '/base/appAuth?app=workflow',
    title: null,
    content: (page, say) =>
      page.getByRole('dialog').getByText(say('licenceInfo.screen.settings.licence'), { exact: true }),
  },
  {
    endpoint: 'licenceRemind.module',
    path: '/base/appAuth?app=workflow',
    title: 'licenceInfo.screen.failed.settings',
    content: remindSwitch,
  },
  {
    endpoint: 'licenceRemind.appPermission',
    path: '/base/appAuth?app=workflow',
    title: 'licenceInfo.screen.failed.settings',
    content: remindSwitch,
  },
  {
    endpoint: 'licenceRemind.configs',
    path: '/base/appAuth',
    title: 'silent',
    meanwhile: appRow,
    content: appRow,
  },
];

const reminders: readonly Read[] = [
  {
    endpoint: 'licenceRemind.get',
    path: '/base/licenceRemind',
    title: 'licenceInfo.screen.failed.reminder',
    content: (page, say) =>
      page.getByRole('spinbutton', { name: say('licenceInfo.screen.reminder.warnValue') }),
  },
  {
    endpoint: 'licenceRemind.permission',
    path: '/base/licenceRemind',
    title: 'licenceInfo.screen.failed.permission',
    content: (page, say) =>
      page.getByRole('spinbutton', { name: say('licenceInfo.screen.reminder.warnValue') }),
  },
  {
    endpoint: 'licenceRemind.user',
    path: '/base/licenceRemind',
    title: 'licenceInfo.screen.failed.mine',
    content: (page, say) => page.getByRole('switch', { name: say('licenceInfo.screen.reminder.mineOn') }),
  },
  {
    endpoint: 'tenant.info',
    path: '/base/licenceRemind',
    title: 'licenceInfo.screen.reminder.nowFailed',
    content: (page, say) => page.getByText(say('licenceInfo.screen.reminder.seats.pc'), { exact: true }),
  },
  {
    endpoint: 'licenceApps.list',
    path: '/base/licenceRemind?target=app',
    title: 'licenceInfo.screen.reminder.nowFailed',
    content: (page, say) => region('licenceInfo.screen.reminder.now')(page, say).getByText(/\d/).first(),
  },
];

/** By who reads; each is one page in one test. */
export const reads: readonly {
  readonly what: string;
  readonly account: SandboxAccount;
  readonly rows: readonly Read[];
}[] = [
  { what: 'the tenant page', account: 'systemAdministrator', rows: tenant },
  { what: 'the tenant page of others and the pay notice', account: 'employee', rows: tenantOfReader },
  { what: 'licence information and the white list', account: 'managerTenantAdministrator', rows: licence },
  { what: 'app authorization', account: 'systemAdministrator', rows: apps },
  { what: 'reminders', account: 'systemAdministrator', rows: reminders },
];
