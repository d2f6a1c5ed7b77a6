/** The calls of the system's settings, of WeChat, and of who is signed in. */
import { expect } from '../support/expect.ts';
import type { Page } from '../support/page.ts';
import type { Say } from './failure-texts.ts';
import type { Read } from './reads.ts';
import { goOnAllTheSame, pressSave, toast, type Write } from './writes.ts';

const account = 'systemAdministrator';
const first = (page: Page) => page.getByRole('row').nth(1);
const turn = (label: string) => (page: Page, say: Say) => page.getByRole('switch', { name: say(label) });

/** A setting with a switch. */
interface Switched {
  readonly id: string;
  readonly path: string;
  readonly label: string;
  readonly failed: string;
  /** Further fields that have to be filled in before saving. */
  readonly fill?: (page: Page, say: Say) => Promise<void>;
}
const box = (page: Page, say: Say, label: string) => page.getByRole('textbox', { name: say(label) });
const secret = (page: Page, say: Say, label: string) => page.getByLabel(new RegExp(`^${say(label)}`));

const switched: readonly Switched[] = [
  {
    id: 'basicEmail',
    path: '/systemSettings/email',
    label: 'systemSettings.email.enabled',
    failed: 'systemSettings.failed',
    async fill(page, say) {
      await box(page, say, 'systemSettings.email.host').fill('smtp.example.com');
      await box(page, say, 'systemSettings.email.senderAddress').fill('notice@example.com');
    },
  },
  {
    id: 'restrictedLogin',
    path: '/safe_account/securityconfig/restrictedLogin',
    label: 'systemSettings.restricted.enabled',
    failed: 'systemSettings.failed',
  },
  {
    id: 'wechatWork',
    path: '/base/wechatWork',
    label: 'wechat.work.enabled',
    failed: 'wechat.failed',
    async fill(page, say) {
      await box(page, say, 'wechat.work.corpId').fill('ww1a2b3c4d5e6f7081');
      await box(page, say, 'wechat.work.agentId').fill('1000002');
      await secret(page, say, 'wechat.appSecret').fill('kVp0Zr3uYx8Nq1Tb');
      await secret(page, say, 'wechat.callbackToken').fill('Callback2026');
      await secret(page, say, 'wechat.aesKey').fill('jWmYm7qr5nMoAUwZRjGtBxmz3KA1tkAj3ykkR6q2B2C');
    },
  },
  {
    id: 'wechatService',
    path: '/base/wechatService',
    label: 'wechat.service.enabled',
    failed: 'wechat.failed',
    async fill(page, say) {
      await box(page, say, 'wechat.service.appId').fill('wx1a2b3c4d5e6f7081');
      await secret(page, say, 'wechat.appSecret').fill('0123456789abcdef0123456789abcdef');
      await secret(page, say, 'wechat.callbackToken').fill('Callback2026');
      await secret(page, say, 'wechat.aesKey').fill('jWmYm7qr5nMoAUwZRjGtBxmz3KA1tkAj3ykkR6q2B2C');
    },
  },
];

export const systemSettingReads: readonly Read[] = [
  {
    endpoint: 'areaCode.get',
    path: '/systemSettings/areaCode',
    title: 'systemSettings.failed',
    content: (page, say) => page.getByRole('group', { name: say('systemSettings.areaCode.code') }),
  },
  {
    endpoint: 'pageGray.get',
    path: '/systemSettings/pageGray',
    title: 'systemSettings.failed',
    content: turn('systemSettings.gray.enabled'),
  },
  {
    endpoint: 'quickSearch.get',
    path: '/base/quickSearch',
    title: 'systemSettings.failed',
    content: turn('quickSearch.enabled'),
  },
  ...switched.map(
    ({ id, path, label, failed }): Read => ({
      endpoint: `${id}.get`,
      path,
      title: failed,
      content: turn(label),
    }),
  ),
  {
    endpoint: 'onlineUsers.query',
    path: '/safe_account/securityconfig/onlineUsers',
    title: 'onlineUsers.failed',
    content: first,
  },
  { endpoint: 'wechatTool.bindings', path: '/wechatTool', title: 'wechat.tool.readFailed', content: first },
];

const asked = async (page: Page, say: Say, action: string) =>
  page
    .getByRole('alertdialog')
    .getByRole('button', { name: say(action) })
    .click();

const turnOn = async ({ label, fill }: Switched, page: Page, say: Say) => {
  await turn(label)(page, say).check();
  await fill?.(page, say);
};
const saving = (one: Switched): Write => ({
  endpoint: `${one.id}.save`,
  account,
  path: one.path,
  type: (page, say) => turnOn(one, page, say),
  press: async (page, say) => {
    await pressSave(page, say);
    if (one.id === 'restrictedLogin') await goOnAllTheSame(page, say);
  },
  kept: (page, say) => expect(turn(one.label)(page, say)).toBeChecked(),
  readBack: true,
  done: (page, say) => expect(toast(page, say, say('common.done.save'))).toBeVisible(),
});

/** Tried out as it stands in the form: what is wrong is said beside it. */
const trying = (one: Switched, button: string): Write => ({
  endpoint: `${one.id}.test`,
  account,
  path: one.path,
  logged: 0,
  async type(page, say) {
    await turnOn(one, page, say);
    if (one.id === 'basicEmail')
      await box(page, say, 'systemSettings.email.testTo').fill('someone@example.com');
  },
  press: (page, say) => page.getByRole('button', { name: say(button) }).click(),
  way: 'tried',
  told: (page, say) => expect(page.getByRole('alert').getByText(say('tried.failed'))).toBeVisible(),
  kept: (page, say) => expect(turn(one.label)(page, say)).toBeChecked(),
  done: (page, say) =>
    expect(
      page
        .getByRole('list', { name: say('tried.steps') })
        .getByText(say('tried.passed'))
        .first(),
    ).toBeVisible(),
});

const gray: Switched = {
  id: 'pageGray',
  path: '/systemSettings/pageGray',
  label: 'systemSettings.gray.enabled',
  failed: 'systemSettings.failed',
};

const country = (page: Page, say: Say) =>
  page.getByRole('combobox', { name: say('systemSettings.areaCode.code') });

export const systemSettingWrites: readonly Write[] = [
  {
    endpoint: 'areaCode.save',
    account,
    path: '/systemSettings/areaCode',
    async type(page, say) {
      await country(page, say).click();
      await page.getByRole('option').nth(1).click();
    },
    press: pressSave,
    kept: (page) => expect(page.getByText(/\+852 5550100/)).toBeVisible(),
    readBack: true,
    done: (page, say) => expect(toast(page, say, say('common.done.save'))).toBeVisible(),
  },
  {
    endpoint: 'quickSearch.save',
    account,
    path: '/base/quickSearch',
    readBack: true,
    type: (page, say) => turn('quickSearch.enabled')(page, say).click(),
    press: pressSave,
    kept: (page, say) => expect(turn('quickSearch.enabled')(page, say)).not.toBeChecked(),
    done: (page, say) => expect(toast(page, say, say('common.done.save'))).toBeVisible(),
  },
  ...[...switched, gray].map(saving),
  ...switched.flatMap((one) => {
    if (one.id === 'restrictedLogin') return [];
    return [trying(one, one.id === 'basicEmail' ? 'systemSettings.email.test' : 'wechat.test')];
  }),
];

export const endingWrites: readonly Write[] = [
  {
    endpoint: 'onlineUsers.end',
    account,
    path: '/safe_account/securityconfig/onlineUsers',
    async press(page, say) {
      await page.getByRole('row').nth(3).getByRole('button').last().click();
      await asked(page, say, 'onlineUsers.end');
    },
    kept: (page) => expect(first(page)).toBeVisible(),
    readBack: true,
    async done(page, say, settled) {
      if (!settled) await expect(toast(page, say, say('common.done.operation'))).toBeVisible();
      await expect(first(page)).toBeVisible();
    },
  },
  {
    endpoint: 'wechatTool.unbind',
    account,
    path: '/wechatTool?state=bound',
    async press(page, say) {
      await first(page).getByRole('button').last().click();
      await asked(page, say, 'wechat.tool.unbind');
    },
    kept: (page) => expect(first(page)).toBeVisible(),
    readBack: true,
    async done(page, say, settled) {
      if (!settled) await expect(toast(page, say, say('common.done.operation'))).toBeVisible();
      await expect(first(page)).toBeVisible();
    },
  },
];
