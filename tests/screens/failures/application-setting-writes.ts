/** Writes of the settings of application management. */
import { expect } from '../support/expect.ts';
import type { Page } from '../support/page.ts';
import { agreed, settings, settingsForm, success } from './application-reads.ts';
import type { Say } from './failure-texts.ts';
import type { Write } from './writes.ts';

const at = { account: 'systemAdministrator', logged: 0 } as const;
const oneOfThem = (page: Page, say: Say) =>
  page.getByRole('button', { name: say('appSettings.defaults.keep') });
const wayBack = (action: string) =>
  agreed(action, (page, say) => page.getByRole('button', { name: say(action), exact: true }).click());
const backTo = (endpoint: string, action: string, done: string): Write => ({
  ...at,
  endpoint,
  path: settings,
  press: wayBack(action),
  done: success(done),
  kept: (page, say) => expect(oneOfThem(page, say)).toBeVisible(),
});
const pressSave = (page: Page, say: Say) =>
  page.getByRole('button', { name: say('common.save'), exact: true }).click();
const keptOn = (name: string) => (page: Page, say: Say) =>
  expect(page.getByRole('switch', { name: say(name) })).toBeVisible();

export const applicationSettingWrites: readonly Write[] = [
  {
    ...at,
    endpoint: 'applications.saveConfig',
    path: settings,
    readBack: true,
    press: pressSave,
    type: (page, say) => settingsForm(page, say).click(),
    kept: keptOn('appSettings.autoOrder'),
    done: success('appSettings.saved'),
  },
  {
    ...at,
    endpoint: 'applications.saveConfigs',
    path: settings,
    readBack: true,
    press: pressSave,
    type: async (page, say) => {
      await page.getByRole('switch', { name: say('launcher.config.openSearch') }).click();
      await page.getByRole('switch', { name: say('launcher.config.simpleName') }).click();
    },
    kept: keptOn('launcher.config.simpleName'),
    done: success('appSettings.saved'),
  },
  {
    ...at,
    endpoint: 'applications.saveMixMenu',
    path: settings,
    readBack: true,
    press: (page, say) => page.getByRole('switch', { name: say('appSettings.navigation.mixed') }).click(),
    kept: keptOn('appSettings.navigation.mixed'),
    done: success('appSettings.navigation.switched'),
  },
  {
    ...at,
    endpoint: 'applications.saveMessageDisplay',
    path: settings,
    readBack: true,
    press: async (page, say) => {
      await page.getByRole('combobox', { name: say('appSettings.navigation.message') }).click();
      await page.getByRole('option', { name: say('appSettings.navigation.messages.mainmenu') }).click();
    },
    kept: (page, say) =>
      expect(page.getByRole('combobox', { name: say('appSettings.navigation.message') })).toBeVisible(),
    done: success('appSettings.navigation.updated'),
  },
  backTo('applications.keepDefaults', 'appSettings.defaults.keep', 'applications.sync.saved'),
  backTo('applications.recoverDefaults', 'appSettings.defaults.recover', 'appSettings.defaults.recovered'),
  backTo('applications.resetConfigs', 'appSettings.defaults.reset', 'appSettings.defaults.recovered'),
  backTo('applications.resetMenus', 'appSettings.defaults.menus', 'appSettings.defaults.recovered'),
  backTo('applications.giveEmployees', 'appSettings.employees.give', 'applications.sync.saved'),
];
