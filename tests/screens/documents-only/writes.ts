/** One write of each page that offers one on a server with the documents' calls alone, as a person makes it. */
import type { Locator } from '../support/locator.ts';
import type { Page } from '../support/page.ts';

type Write = (page: Page) => Promise<void>;
const main = (page: Page): Locator => page.getByRole('main');

/** Buttons one after the other, the first of each name; those of a question that comes in between stand in it. */
const press =
  (...names: readonly (string | RegExp)[]): Write =>
  async (page) => {
    const [first = '', ...more] = names;
    await main(page).getByRole('button', { name: first }).first().click();
    for (const name of more)
      await page
        .getByRole('dialog')
        .or(page.getByRole('alertdialog'))
        .getByRole('button', { name })
        .last()
        .click();
  };
const turn =
  (name: string | RegExp): Write =>
  async (page) => {
    await main(page).getByRole('switch', { name }).first().click();
  };
const turnAndSave =
  (name: string | RegExp): Write =>
  async (page) => {
    await turn(name)(page);
    await main(page).getByRole('button', { name: 'Save', exact: true }).click();
  };
const fillAndSave =
  (name: string | RegExp, text: string): Write =>
  async (page) => {
    await main(page).getByRole('textbox', { name }).first().fill(text);
    await main(page).getByRole('button', { name: /^Save/ }).first().click();
  };
const turnTheme = press(/^(Enable|Disable): /);

/** By the page's id. */
export const writes: Readonly<Record<string, Write>> = {
  'themes.config': turnTheme,
  'themes.configHome': turnTheme,
  'themes.list': turnTheme,
  'themes.logo': turn(/./),
  'themes.plugin': turn(/./),
  'themes.new': fillAndSave(/name/i, 'Harbour'),
  'themes.edit': fillAndSave(/name/i, 'Harbour'),
  'themes.cssEdit': fillAndSave(/name/i, 'Harbour'),
  'tenant.info': fillAndSave('Contact', '沈望舒'),
  'tenant.base': fillAndSave('Contact', '沈望舒'),
  'systemSettings.rules': press(/^Turn (on|off)/),
  reminders: turn(/./),
  quickCreate: press('Reset to defaults', 'Reset to defaults'),
  'quickCreate.team': press('Reset to defaults', 'Reset to defaults'),
  securitySettings: turnAndSave(/./),
  security: turnAndSave(/./),
  // The guard can't work out who is still let in here, and asks.
  loginControl: press(/^Delete /, 'Delete', 'Continue anyway'),
  'licenceInfo.reminder': turn(/./),
  launcher: press('Reset to defaults', 'Reset to defaults'),
  'launcher.groups': press('Reset to defaults', 'Reset to defaults'),
  feed: press(/^Like/),
  backMenu: turn(/^Shown: /),
  'applications.settings': press('Keep as default', 'Keep as default'),
};

/** Pages that are closed to this account, on whatever server: they need an organisation that manages others. */
export const closed: readonly string[] = ['licenceInfo.licence'];

/** An address of the stand-in's own in the place of the example's. */
export const addresses: Readonly<Record<string, (number: (id: string) => string) => string>> = {
  'themes.edit': (number) => `/themes/pc/edit/${number('88021')}`,
};
