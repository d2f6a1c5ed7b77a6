/** Reads of application management, and where its screens show what is read. */
import { expect } from '../support/expect.ts';
import type { Page } from '../support/page.ts';
import type { Say } from './failure-texts.ts';
import type { Read } from './reads.ts';
import { toast } from './writes.ts';

export const path = '/appManage';
export const people = `${path}?group=AC10003`;
export const settings = `${path}/settings`;
const apps = (page: Page, say: Say) =>
  page.getByRole('list', { name: say('applications.list') }).getByRole('listitem');
export const first = (page: Page, say: Say) => apps(page, say).first();
export const groups = (page: Page, say: Say) =>
  page.getByRole('navigation', { name: say('applications.tabs.label') }).getByRole('listitem');
export const dialog = (page: Page) => page.getByRole('dialog');
export const save = (page: Page, say: Say) =>
  dialog(page)
    .getByRole('button', { name: say('common.save'), exact: true })
    .click();
export const inDialog = (page: Page) => expect(dialog(page)).toBeVisible();
export const success = (key: string) => async (page: Page, say: Say) => {
  await expect(toast(page, say, say(key))).toBeVisible();
  // A dialog goes to the address without it: only then is another one asked for.
  await expect(dialog(page)).toHaveCount(0);
};
/** Presses, and agrees in the question that follows. */
export const agreed =
  (action: string, press: (page: Page, say: Say) => Promise<unknown>) => async (page: Page, say: Say) => {
    await press(page, say);
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say(action) })
      .click();
  };
export const whole = (page: Page, say: Say) => expect(first(page, say)).toBeVisible();

export const settingsForm = (page: Page, say: Say) =>
  page.getByRole('switch', { name: say('appSettings.autoOrder') });

export const applicationReads: readonly Read[] = [
  { endpoint: 'applications.permissions', path, title: 'applications.permissionsFailed', content: first },
  { endpoint: 'applications.list', path, title: 'applications.failed', content: first },
  {
    endpoint: 'applications.groups',
    path,
    title: 'applications.groupsFailed',
    content: (page, say) => groups(page, say).nth(3),
  },
  {
    endpoint: 'applications.syncConfigs',
    path,
    title: 'applications.flagsFailed',
    content: (page, say) => page.getByRole('button', { name: say('applications.tabs.newGroup') }),
  },
  {
    endpoint: 'applications.info',
    path: `${path}/edit/2`,
    title: 'applications.form.failed',
    content: (page, say) => page.getByRole('switch', { name: say('applications.form.ownName') }),
  },
  { endpoint: 'applications.showDisabled', path, title: 'silent', content: first },
  {
    endpoint: 'applications.audience',
    path: `${path}/edit/8`,
    title: 'appAudience.failed',
    open: (page, say) => page.getByRole('button', { name: say('appAudience.action') }).click(),
    content: (page) => page.getByRole('dialog').last().getByRole('row').nth(1),
  },
  {
    endpoint: 'applications.use',
    path: `${path}/usage`,
    title: 'appUsage.failed',
    content: (page, say) =>
      page.getByRole('columnheader', {
        name: say('appUsage.column.users', { days: '30' }),
        exact: true,
      }),
  },
  {
    endpoint: 'applications.viewAs',
    path: `${path}/view`,
    title: 'viewAs.failed',
    content: (page, say) =>
      page
        .getByRole('grid', { name: say('viewAs.list') })
        .getByRole('row')
        .nth(1),
  },
  { endpoint: 'applications.configs', path: settings, title: 'appSettings.failed', content: settingsForm },
  {
    endpoint: 'applications.mixMenu',
    path: settings,
    title: 'appSettings.navigation.failed',
    content: (page, say) => page.getByRole('switch', { name: say('appSettings.navigation.mixed') }),
  },
  {
    endpoint: 'applications.hidden',
    path: settings,
    title: 'appSettings.hidden.failed',
    content: (page, say) => page.getByText(say('appSettings.hidden.none')),
  },
  {
    endpoint: 'applications.navigation',
    path: settings,
    title: 'appSettings.appsFailed',
    open: (page, say) => page.getByRole('radio', { name: say('appSettings.defaultApp.oneApp') }).click(),
    content: (page, say) =>
      page.getByRole('combobox', { name: say('appSettings.defaultAppValue'), exact: true }),
  },
  {
    endpoint: 'applications.moduleLicence',
    path: `${path}/edit/2`,
    title: 'silent',
    content: (page, say) => page.getByRole('switch', { name: say('applications.form.ownName') }),
  },
];
