/** The calls of the IP segments. */
import { expect } from '../support/expect.ts';
import type { Page } from '../support/page.ts';
import type { Read } from './reads.ts';
import type { Say } from './words.ts';
import { pressSave, toast, type Write } from './writes.ts';

const path = '/safe_account/network_manage';
const first = (page: Page) => page.getByRole('row').nth(1);
const name = (page: Page, say: Say) =>
  page.getByRole('dialog').getByRole('textbox', { name: say('network.name') });
const fill = async (page: Page, say: Say) => {
  await name(page, say).fill('Branch');
  await page.getByRole('dialog').getByText(say('network.types.unlimit'), { exact: true }).click();
};

export const networkReads: readonly Read[] = [
  { endpoint: 'segments.query', path, title: 'list.failed', content: first },
  {
    endpoint: 'segments.byIds',
    path: `${path}/edit/SEG1000002`,
    title: 'list.failed',
    content: (page, say) => name(page, say),
  },
  {
    endpoint: 'segments.references',
    path: `${path}/references/SEG1000001`,
    title: 'network.referring.failed',
    content: (page) => page.getByRole('dialog').getByRole('row').nth(1),
  },
];

export const networkWrites: readonly Write[] = [
  {
    endpoint: 'segments.remove',
    account: 'systemAdministrator',
    path,
    press: async (page, say) => {
      await first(page).getByRole('button').last().click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: say('list.delete') })
        .click();
    },
    kept: (page) => expect(first(page)).toBeVisible(),
    settles: true,
    done: async (page, say, settled) => {
      if (!settled) await expect(toast(page, say, say('common.done.deleted'))).toBeVisible();
      await expect(first(page)).toBeVisible();
    },
  },
  {
    // Creating asks for an id first: that it came to nothing is a read's failure.
    endpoint: 'segments.newIds',
    account: 'systemAdministrator',
    path: `${path}/edit/new`,
    type: fill,
    press: pressSave,
    told: async (page, say) => {
      // What was said of the attempt before stands until this one has ended.
      await expect(page.getByRole('dialog').locator('[aria-busy="true"]')).toHaveCount(0);
      await expect(page.getByRole('button', { name: say('common.save') })).toBeEnabled();
      await expect(page.getByRole('dialog').getByRole('alert').first()).not.toBeEmpty();
    },
    kept: (page, say) => expect(name(page, say)).toHaveValue('Branch'),
    done: (page, say) => expect(toast(page, say, say('common.done.added'))).toBeVisible(),
  },
  {
    endpoint: 'segments.add',
    account: 'systemAdministrator',
    path: `${path}/edit/new`,
    type: fill,
    press: pressSave,
    kept: (page, say) => expect(name(page, say)).toHaveValue('Branch'),
    readBack: true,
    done: (page, say) => expect(toast(page, say, say('common.done.added'))).toBeVisible(),
  },
  {
    endpoint: 'segments.update',
    account: 'systemAdministrator',
    path: `${path}/edit/SEG1000002`,
    type: (page, say) => name(page, say).fill('Office'),
    press: pressSave,
    kept: (page, say) => expect(name(page, say)).toHaveValue('Office'),
    readBack: true,
    done: (page, say) => expect(toast(page, say, say('common.done.save'))).toBeVisible(),
  },
];
