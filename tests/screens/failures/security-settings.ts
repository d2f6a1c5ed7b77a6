/** The calls of the security settings and of the online white list. */
import { expect } from '../support/expect.ts';
import type { Page } from '../support/page.ts';
import type { Say } from './failure-texts.ts';
import type { Read } from './reads.ts';
import { goOnAllTheSame, pressSave, toast, type Write } from './writes.ts';

const path = '/safe_account/securityconfig';
const account = 'systemAdministrator';
const turn = (setting: string) => (page: Page, say: Say) =>
  page.getByRole('switch', { name: say(`securitySettings.${setting}.enabled`) });

const reading = (setting: string, tab = setting): Read => ({
  endpoint: `securitySettings.${setting}`,
  path: `${path}/${tab}`,
  title: 'securitySettings.failed',
  content: turn(setting),
});
const scope = (name: string) => (page: Page, say: Say) =>
  page.getByRole('switch', { name: say(`loginWhite.scope.${name}`) });
const scoping = (name: string): Read => ({
  endpoint: `loginWhite.${name}`,
  path: `${path}/loginWhite`,
  title: 'loginWhite.failed',
  content: scope(name),
});
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const people = `${path}/onlineWhite?list=userId`;

export const securitySettingReads: readonly Read[] = [
  reading('loginInvalid'),
  reading('randomSuffix'),
  reading('mobileLogin'),
  reading('online'),
  reading('realIp', 'online'),
  scoping('pc'),
  scoping('h5'),
  scoping('external'),
  {
    endpoint: 'loginWhite.check',
    path: `${path}/loginWhite`,
    title: 'loginWhite.checkFailed',
    content: (page, say) => page.getByText(say('loginWhite.yoursNot', { ip: '127.0.0.1' })),
  },
  {
    endpoint: 'onlineWhite.query',
    path: people,
    title: 'onlineWhite.failed',
    content: (page) => row(page, '林知远'),
  },
  {
    endpoint: 'onlineWhite.candidates',
    path: `${path}/onlineWhite/add/tenantKey`,
    title: 'onlineWhite.candidatesFailed',
    content: (page) => page.getByRole('dialog').getByRole('row').nth(1),
  },
];

/** Of most settings the switch is off at first; of mobile login it is on. */
const writing = (setting: string, tab = setting): Write => ({
  endpoint: `securitySettings.save${setting[0]?.toUpperCase()}${setting.slice(1)}`,
  account,
  path: `${path}/${tab}`,
  type: (page, say) => turn(setting)(page, say).click(),
  press: async (page, say) => {
    await pressSave(page, say);
    if (setting === 'mobileLogin') await goOnAllTheSame(page, say);
  },
  kept: async (page, say) => {
    const on = expect(turn(setting)(page, say));
    await (setting === 'mobileLogin' ? on.not.toBeChecked() : on.toBeChecked());
  },
  readBack: true,
  done: (page, say) => expect(toast(page, say, say('common.done.save'))).toBeVisible(),
});

/** Two of one terminal, one of each language. */
const named = (say: Say) => (say.language === 'en-US' ? '许嘉禾' : 'Grace Holloway');
const button = (page: Page, say: Say, key: string, name: string) =>
  page.getByRole('button', { name: say(key, { name }), exact: true });

export const securitySettingWrites: readonly Write[] = [
  writing('loginInvalid'),
  writing('randomSuffix'),
  writing('mobileLogin'),
  writing('realIp', 'online'),
  writing('online'),
  {
    endpoint: 'loginWhite.save',
    account,
    path: `${path}/loginWhite`,
    press: async (page, say) => {
      await scope('external')(page, say).click();
      await goOnAllTheSame(page, say);
    },
    kept: (page, say) => expect(scope('external')(page, say)).not.toBeChecked(),
    readBack: true,
    done: async (page, say) => {
      await expect(toast(page, say, say('common.done.operation'))).toBeVisible();
      await expect(scope('external')(page, say)).toBeChecked();
    },
  },
  {
    endpoint: 'onlineWhite.add',
    account,
    path: `${path}/onlineWhite/add/userId`,
    type: (page, say) =>
      page
        .getByRole('textbox', { name: `${say('common.search')}: ${say('onlineWhite.add.userId')}` })
        .fill(named(say)),
    press: (page, say) => button(page, say, 'onlineWhite.addNamed', named(say)).click(),
    kept: (page, say) => expect(button(page, say, 'onlineWhite.addNamed', named(say))).toBeEnabled(),
    readBack: true,
    done: (page, say) => expect(toast(page, say, say('onlineWhite.added'))).toBeVisible(),
  },
  {
    endpoint: 'onlineWhite.remove',
    account,
    path: people,
    press: (page, say) => button(page, say, 'onlineWhite.removeNamed', '林知远').click(),
    kept: (page) => expect(row(page, '林知远')).toBeVisible(),
    readBack: true,
    done: (page, say) => expect(toast(page, say, say('onlineWhite.removed'))).toBeVisible(),
  },
];
