/** The calls of the editor of the admin centre's menus. */
import { expect } from '../support/expect.ts';
import type { Page } from '../support/page.ts';
import type { Say } from './failure-texts.ts';
import type { Read } from './reads.ts';
import { button, inEnglish, toast, type Write } from './writes.ts';

const path = '/backMenuSetting';
const at = { account: 'systemAdministrator' } as const;
const tree = (page: Page, say: Say) => page.getByRole('list', { name: say('backMenu.tree.label') });
const rows = (page: Page, say: Say) => tree(page, say).getByRole('listitem');
const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page, name: string) => dialog(page).getByRole('textbox', { name, exact: true });
const save = (page: Page, say: Say) =>
  dialog(page)
    .getByRole('button', { name: say('common.save') })
    .click();
const inDialog = (page: Page) => expect(dialog(page)).toBeVisible();
const whole = (page: Page, say: Say) => expect(rows(page, say).first()).toBeVisible();
const inAlert = (page: Page) => expect(page.getByRole('alertdialog')).toBeVisible();
const success = (key: string) => async (page: Page, say: Say) => {
  await expect(toast(page, say, say(key))).toBeVisible();
  // A dialog goes to the address without it: only then is another one asked for.
  await expect(dialog(page)).toHaveCount(0);
};
const chat = (say: Say) => inEnglish(say, 'Work messages', '工作消息');

export const backMenuReads: readonly Read[] = [
  {
    endpoint: 'backMenu.edited',
    path,
    title: 'backMenu.failed',
    content: (page, say) => rows(page, say).nth(1),
  },
  {
    endpoint: 'backMenu.config',
    path,
    title: 'backMenu.configFailed',
    content: (page, say) => rows(page, say).nth(1),
  },
  {
    endpoint: 'backMenu.ofGroup',
    path: `${path}/group/group-logs`,
    title: 'backMenu.group.childrenFailed',
    content: (page) => dialog(page).getByRole('combobox'),
  },
  {
    endpoint: 'backMenu.details',
    path: `${path}?preview=1`,
    title: 'backMenu.preview.failed',
    content: (page, say) => page.getByRole('region', { name: say('backMenu.preview.label') }),
  },
  {
    endpoint: 'languageNames.list',
    path: `${path}/names`,
    title: 'nameSheet.partly',
    content: (page, say) => page.getByRole('grid', { name: say('nameSheet.label') }),
  },
];

/** Departments have menus of their own here: without these reads the tree has no marks. */
export const departmentMenuReads: readonly Read[] = [
  {
    endpoint: 'backMenu.departments',
    path,
    title: 'silent',
    content: (page, say) => page.getByText(say('backMenu.marks.legend.own')),
    meanwhile: (page) => page.getByRole('treeitem').first(),
  },
];

/** Each language types a name of its own: the sandbox keeps the other one's. */
const named = (say: Say, what: string) => `${what} ${inEnglish(say, 'new', '新')}`;
const status = (page: Page, say: Say) =>
  page.getByRole('switch', { name: say('backMenu.tree.shown', { name: chat(say) }) });
/** A failure shows the order as it is stored again: it is moved anew. */
const moved = (english: string, chinese: string) => async (page: Page, say: Say) => {
  const name = say('controls.order.handle', { name: inEnglish(say, english, chinese) });
  await button(page, name).focus();
  for (const pressed of ['Space', 'ArrowDown', 'Space']) await page.keyboard.press(pressed);
  await button(page, say('backMenu.tools.save')).click();
};
const own = async (page: Page, say: Say) => {
  const name = say('backMenu.tree.choose', { name: named(say, 'm') });
  await page.getByRole('checkbox', { name }).click();
};

export const backMenuWrites: readonly Write[] = [
  {
    ...at,
    endpoint: 'backMenu.createGroup',
    path: `${path}/new-group`,
    readBack: true,
    type: (page, say) => field(page, say('backMenu.group.name')).fill(named(say, 'g')),
    press: save,
    kept: inDialog,
    done: success('backMenu.group.created'),
  },
  {
    ...at,
    endpoint: 'backMenu.updateGroup',
    path: `${path}/group/group-logs`,
    readBack: true,
    type: async (page, say) => {
      await page.getByRole('switch', { name: say('backMenu.group.custom') }).click();
      await field(page, say('backMenu.group.name')).fill(named(say, 'logs'));
    },
    press: save,
    kept: inDialog,
    done: success('backMenu.group.changed'),
  },
  {
    ...at,
    endpoint: 'backMenu.createMenu',
    path: `${path}/new-menu`,
    readBack: true,
    async type(page, say) {
      await dialog(page).getByRole('combobox').click();
      await page.getByRole('option').first().click();
      await field(page, say('backMenu.menu.name')).fill(named(say, 'm'));
      await field(page, say('backMenu.menu.path')).fill('hr/report');
    },
    press: save,
    kept: inDialog,
    done: success('backMenu.menu.created'),
  },
  {
    ...at,
    endpoint: 'backMenu.updateMenu',
    path: `${path}/menu/org`,
    readBack: true,
    type: (page, say) => field(page, say('backMenu.menu.icon')).fill(inEnglish(say, 'org-en', 'org-zh')),
    press: save,
    kept: inDialog,
    done: success('backMenu.menu.changed'),
  },
  {
    ...at,
    endpoint: 'backMenu.status',
    path,
    readBack: true,
    press: (page, say) => status(page, say).click(),
    kept: (page, say) => expect(status(page, say)).toBeChecked(),
    done: success('backMenu.menu.statusDone'),
  },
  {
    ...at,
    endpoint: 'backMenu.deleteGroup',
    path,
    readBack: true,
    kept: inAlert,
    async type(page, say) {
      const name = named(say, 'g');
      await page.getByRole('checkbox', { name: say('backMenu.tools.collapse') }).click();
      await button(page, say('backMenu.tree.actions', { name })).click();
      await page.getByRole('menuitem', { name: say('backMenu.tree.delete') }).click();
    },
    press: (page, say) =>
      page
        .getByRole('alertdialog')
        .getByRole('button', { name: say('backMenu.tree.delete') })
        .click(),
    done: success('backMenu.group.deleted'),
  },
  {
    ...at,
    endpoint: 'backMenu.statusOfMany',
    path,
    readBack: true,
    kept: whole,
    type: (page, say) =>
      page.getByRole('checkbox', { name: say('backMenu.tree.choose', { name: chat(say) }) }).click(),
    press: (page, say) => button(page, say('backMenu.bulk.show')).click(),
    done: success('backMenu.menu.statusDone'),
  },
  {
    ...at,
    endpoint: 'backMenu.sortGroups',
    path,
    readBack: true,
    kept: whole,
    done: whole,
    press: moved('Global basics', '全局基础'),
  },
  {
    ...at,
    endpoint: 'backMenu.sortMenus',
    path,
    readBack: true,
    kept: whole,
    done: whole,
    press: moved('Organisation', '组织架构'),
  },
  {
    ...at,
    endpoint: 'backMenu.deleteMenu',
    path,
    readBack: true,
    kept: whole,
    type: own,
    press: async (page, say) => {
      await button(page, say('backMenu.bulk.delete')).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: say('backMenu.tree.delete') })
        .click();
    },
    done: success('backMenu.menu.deleted'),
  },
];
