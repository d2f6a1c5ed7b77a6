/** The calls of service calls between platforms. */
import { expect } from '../support/expect.ts';
import type { Page } from '../support/page.ts';
import type { Say } from './failure-texts.ts';
import type { Read } from './reads.ts';
import { pressSave, toast, type Write } from './writes.ts';

const path = '/custom_service_call';
const account = 'managerTenantAdministrator';
const field = (name: string) => (page: Page, say: Say) =>
  page.getByRole('textbox', { name: say(`serviceCall.${name}`) });
const said = (key: string) => (page: Page, say: Say) => expect(toast(page, say, say(key))).toBeVisible();
const address = 'https://platform.example.net';

export const serviceCallReads: readonly Read[] = [
  {
    endpoint: 'serviceCall.bind',
    path: `${path}/bind`,
    title: 'serviceCall.failed',
    content: field('targetTenantKey'),
  },
  {
    endpoint: 'serviceCall.other',
    path: `${path}/other`,
    title: 'serviceCall.failed',
    content: field('whiteIpList'),
  },
];

const theirKey = (page: Page) => page.getByRole('dialog').locator('input[name="secretKey"]');

export const serviceCallWrites: readonly Write[] = [
  {
    endpoint: 'serviceCall.saveBind',
    account,
    path: `${path}/bind`,
    press: pressSave,
    readBack: true,
    async type(page, say) {
      await field('targetConnectUrl')(page, say).fill(address);
      for (const name of ['targetTenantKey', 'corpId', 'appKey']) await field(name)(page, say).fill('K-1');
      await page.locator('input[name="appSecurity"]').fill('a secret of theirs');
    },
    kept: (page, say) => expect(field('targetTenantKey')(page, say)).toHaveValue('K-1'),
    done: said('common.done.save'),
  },
  {
    endpoint: 'serviceCall.saveOther',
    account,
    path: `${path}/other`,
    press: pressSave,
    readBack: true,
    async type(page, say) {
      await field('whiteIpList')(page, say).fill('10.20.0.0/16');
      await page.getByRole('button', { name: say('serviceCall.newKey') }).click();
    },
    kept: (page, say) => expect(field('whiteIpList')(page, say)).toHaveValue('10.20.0.0/16'),
    done: said('common.done.save'),
  },
  {
    endpoint: 'serviceCall.createTenant',
    account,
    path: `${path}/bind/create`,
    readBack: true,
    async type(page, say) {
      await page
        .getByRole('dialog')
        .getByRole('textbox', { name: say('serviceCall.targetConnectUrl') })
        .fill(address);
      await theirKey(page).fill('their operator’s key');
    },
    press: (page, say) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: say('serviceCall.createAction') })
        .click(),
    kept: (page) => expect(theirKey(page)).toHaveValue('their operator’s key'),
    done: said('serviceCall.created'),
  },
];
