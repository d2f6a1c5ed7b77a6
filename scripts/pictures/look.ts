/** The small pictures of docs/look.md: one part of a page each. */
import type { Locator } from '@playwright/test';
import type { PagePicture } from './page-picture.ts';

export const lookPictures: readonly PagePicture[] = [
  { name: 'head', path: '/safe_account/network_manage', part: (page) => page.locator('main header').first() },
  { name: 'switch', path: '/systemSettings/email', part: (page) => rowOf(page.getByRole('switch').first()) },
  { name: 'segmented', path: '/settings', part: (page) => page.getByRole('radiogroup').first() },
  {
    name: 'select',
    path: '/safe_account/network_manage',
    part: (page) => page.locator('main select').first().locator('..'),
  },
  {
    name: 'checkboxes',
    path: '/base/teams/lang/tenant/T2308147',
    part: (page) => page.getByRole('dialog').locator('fieldset').first(),
  },
  {
    name: 'field',
    path: '/base/teams',
    part: (page) =>
      page.getByRole('textbox', { name: 'Organisation name' }).locator('xpath=ancestor::div[3]'),
  },
  {
    name: 'save-bar',
    path: '/base/teams',
    before: async (page) => page.getByRole('textbox', { name: 'Telephone' }).fill('0512-5550148'),
    part: (page) => page.locator('[data-bar]'),
  },
  { name: 'filters', path: '/errorList', part: (page) => page.getByRole('search').first() },
  { name: 'status', path: '/themes/pc', part: (page) => page.getByRole('row').nth(1) },
  { name: 'figures', path: '/base/appAuth', part: (page) => page.getByRole('group').first().locator('..') },
  {
    name: 'notice',
    path: '/safe_account/securityconfig/loginWhite',
    part: (page) => page.locator('main [data-tone]').first(),
  },
  { name: 'empty', path: '/changes', part: (page) => page.getByText('Nothing is collected').locator('..') },
];

/** The bordered row around a control. */
function rowOf(control: Locator): Locator {
  return control.locator('xpath=ancestor::div[2]');
}
