/** The pictures of the guide (docs/guide), and of the help beside the pages, which has them in both languages. */
import type { Page } from '@playwright/test';
import type { PagePicture } from './page-picture.ts';

/** Pictures of whole windows, in English. */
export const guidePictures: readonly PagePicture[] = [
  { name: 'console', path: '/info', width: 1280 },
  { name: 'servers', path: '/servers', width: 1100 },
  {
    name: 'themes',
    path: '/themes/pc',
    width: 1280,
    before: async (page, say) => {
      await page.getByRole('row').nth(1).click();
      await page.getByRole('textbox', { name: say('themeFields.field.topicName') }).waitFor();
    },
  },
];

const narrow = 720;
const switchRow = (page: Page, name: string) =>
  page.getByRole('switch', { name }).locator('xpath=ancestor::div[2]');

/** `![…](pictures/NAME.png)` below the heading of a task in docs/guide/help. */
export const helpPictures: readonly PagePicture[] = [
  {
    name: 'needs-attention',
    path: '/info',
    width: narrow,
    part: (page, say) => section(page, say('attention.title')),
  },
  {
    name: 'black-list',
    path: '/safe_account/ipconfigrec',
    width: narrow,
    part: (page, say) => switchRow(page, say('ipList.flags.black')),
  },
  {
    name: 'findings',
    path: '/loginlog',
    width: 1000,
    part: (page, say) => section(page, say('loginLog.picture.title')),
  },
  {
    name: 'card',
    path: '/appManage',
    width: 1000,
    part: (page) => page.getByRole('main').getByRole('switch').first().locator('xpath=ancestor::li[1]'),
  },
  {
    name: 'theme-row',
    path: '/themes/pc',
    width: 1000,
    part: (page) => page.getByRole('row').nth(1),
  },
  {
    name: 'tray',
    path: '/info',
    width: 1000,
    before: async (page, say) =>
      page
        .getByRole('banner')
        .getByRole('button', { name: say('changes.mode.now') })
        .click(),
    part: (page) => page.getByRole('menu'),
  },
  {
    name: 'setting',
    path: '/settings',
    width: narrow,
    part: (page) => page.getByRole('main').getByRole('listitem').first(),
  },
];

function section(page: Page, title: string) {
  return page.getByRole('region', { name: title }).first();
}
