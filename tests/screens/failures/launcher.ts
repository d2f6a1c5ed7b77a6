/** The calls of an employee's own applications and groups. */
import { expect } from '../support/expect.ts';
import type { Page } from '../support/page.ts';
import type { Say } from './failure-texts.ts';
import type { Read } from './reads.ts';
import { inEnglish, pressSave, toast, type Write } from './writes.ts';

const arrange = '/launcher/apps';
const groups = '/launcher/groups';
const group = `${groups}?group=AC10003`;
const rows = (page: Page, label: string) => page.getByRole('table', { name: label }).getByRole('row');
const firstApp = (page: Page, say: Say) => rows(page, say('launcher.list.label')).nth(1);
const firstOfGroup = (page: Page, say: Say) => rows(page, say('launcher.group.apps')).nth(1);

export const launcherReads: readonly Read[] = [
  { endpoint: 'launcher.configs', path: arrange, title: 'launcher.configsFailed', content: firstApp },
  { endpoint: 'launcher.moduleStatus', path: arrange, title: 'launcher.statusFailed', content: firstApp },
  { endpoint: 'launcher.apps', path: arrange, title: 'launcher.failed', content: firstApp },
  { endpoint: 'launcher.groups', path: group, title: 'launcher.group.failed', content: firstOfGroup },
];

const at = { account: 'systemAdministrator', logged: 0 } as const;
const dialog = (page: Page) => page.getByRole('dialog');
const save = (page: Page, say: Say) =>
  dialog(page)
    .getByRole('button', { name: say('common.save'), exact: true })
    .click();
const inDialog = (page: Page) => expect(dialog(page)).toBeVisible();
const done = (key: string) => async (page: Page, say: Say) => {
  await expect(toast(page, say, say(key))).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
};
const calendar = (page: Page, say: Say) =>
  page.getByRole('switch', {
    name: say('launcher.showOne', { name: inEnglish(say, 'Calendar', '日程') }),
  });
const follow = (page: Page, say: Say) => page.getByRole('switch', { name: say('launcher.follow') });
const entries = (page: Page, say: Say) =>
  page.getByRole('navigation', { name: say('launcher.group.label') }).getByRole('listitem');
const named = (say: Say) => inEnglish(say, 'Field service', '现场服务');
const nameField = (page: Page, say: Say) =>
  dialog(page).getByRole('textbox', { name: say('applications.category.name') });
const wholeGroups = (page: Page, say: Say) => expect(entries(page, say).nth(3)).toBeVisible();

export const launcherWrites: readonly Write[] = [
  {
    ...at,
    endpoint: 'launcher.save',
    path: arrange,
    readBack: true,
    press: pressSave,
    type: (page, say) => calendar(page, say).click(),
    kept: (page, say) => expect(calendar(page, say)).not.toBeChecked(),
    done: done('launcher.saved'),
  },
  {
    ...at,
    endpoint: 'launcher.updateConfig',
    path: arrange,
    settles: true,
    press: (page, say) => follow(page, say).click(),
    kept: (page, say) => expect(follow(page, say)).not.toBeChecked(),
    done: (page, say) => expect(follow(page, say)).toBeChecked(),
  },
  {
    ...at,
    endpoint: 'launcher.reset',
    path: arrange,
    settles: true,
    press: async (page, say) => {
      await page.getByRole('button', { name: say('launcher.reset'), exact: true }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: say('launcher.reset') })
        .click();
    },
    kept: (page, say) => expect(firstApp(page, say)).toBeVisible(),
    done: (page, say) => expect(calendar(page, say)).toBeChecked(),
  },
  {
    ...at,
    endpoint: 'launcher.createGroup',
    path: `${groups}/new`,
    readBack: true,
    type: (page, say) => nameField(page, say).fill(named(say)),
    press: save,
    kept: inDialog,
    done: done('applications.category.created'),
  },
  {
    ...at,
    endpoint: 'launcher.updateGroup',
    path: `${groups}/edit/AC10004`,
    readBack: true,
    type: (page, say) => nameField(page, say).fill(`${named(say)} 2`),
    press: save,
    kept: inDialog,
    done: done('applications.category.changed'),
  },
  {
    ...at,
    endpoint: 'launcher.sortGroups',
    path: groups,
    readBack: true,
    press: async (page, say) => {
      const handle = entries(page, say).nth(1).getByRole('button').first();
      await handle.focus();
      for (const pressed of ['Space', 'ArrowDown', 'Space']) await page.keyboard.press(pressed);
    },
    kept: wholeGroups,
    done: wholeGroups,
  },
  {
    ...at,
    endpoint: 'launcher.sortApps',
    path: group,
    readBack: true,
    press: async (page, say) => {
      await firstOfGroup(page, say).getByRole('button').first().focus();
      for (const pressed of ['Space', 'ArrowDown', 'Space']) await page.keyboard.press(pressed);
    },
    kept: (page, say) => expect(firstOfGroup(page, say)).toBeVisible(),
    done: (page, say) => expect(firstOfGroup(page, say)).toBeVisible(),
  },
  {
    ...at,
    endpoint: 'launcher.moveApp',
    path: group,
    readBack: true,
    kept: inDialog,
    done: done('launcher.group.moved'),
    type: async (page, say) => {
      await firstOfGroup(page, say).getByRole('button').last().click();
      await dialog(page)
        .getByRole('combobox', { name: say('applications.app.group') })
        .click();
      await page.getByRole('option').last().click();
    },
    press: (page, say) =>
      dialog(page)
        .getByRole('button', { name: say('applications.app.moveAction'), exact: true })
        .click(),
  },
  {
    ...at,
    endpoint: 'launcher.deleteGroup',
    path: groups,
    readBack: true,
    kept: wholeGroups,
    press: async (page, say) => {
      await entries(page, say).nth(3).getByRole('button').last().click();
      await page.getByRole('menuitem', { name: say('applications.category.delete') }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: say('applications.category.delete') })
        .click();
    },
    done: done('applications.category.deleted'),
  },
];
