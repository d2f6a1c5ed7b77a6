/** The calls of the IP segments. */
import { expect } from '../support/expect.ts';
import type { Page } from '../support/page.ts';
import type { Say } from './failure-texts.ts';
import type { Read } from './reads.ts';
import { goOnAllTheSame, pressSave, toast, type Write } from './writes.ts';

const path = '/safe_account/network_manage';
const first = (page: Page) => page.getByRole('row').nth(1);
const name = (page: Page, say: Say) =>
  page.getByRole('dialog').getByRole('textbox', { name: say('network.name') });
const fill = async (page: Page, say: Say) => {
  await name(page, say).fill('Branch');
  await page.getByRole('dialog').getByText(say('network.types.unlimit'), { exact: true }).click();
};

const lists = '/safe_account/ipconfigrec';
const entryName = (page: Page, say: Say) =>
  page.getByRole('dialog').getByRole('textbox', { name: say('ipList.name') });
const fillEntry = async (page: Page, say: Say) => {
  await entryName(page, say).fill('Branch');
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: say('network.start') })
    .fill('10.9.0.1');
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: say('network.end') })
    .fill('10.9.0.9');
};
const organisation = '澄汀智造科技有限公司';
const flag = (page: Page, say: Say, list: string) =>
  page.getByRole('switch', { name: say(`ipList.flags.${list}`) });
const turning = (endpoint: string, list: 'white' | 'black'): Write => ({
  endpoint,
  account: 'systemAdministrator',
  path: lists,
  press: async (page, say) => {
    await flag(page, say, list).click();
    if (list === 'white') await goOnAllTheSame(page, say, organisation);
  },
  kept: (page, say) => expect(flag(page, say, list)).not.toBeChecked(),
  readBack: true,
  done: async (page, say) => {
    await expect(toast(page, say, say('common.done.operation'))).toBeVisible();
    await expect(flag(page, say, list)).toBeChecked();
  },
});

/** Creating asks for an id first: that it came to nothing is a read's failure. */
const toldInDialog = async (page: Page, say: Say) => {
  // The message of the attempt before stays until this one has ended.
  await expect(page.getByRole('dialog').locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: say('common.save') })).toBeEnabled();
  await expect(page.getByRole('dialog').getByRole('alert').first()).not.toBeEmpty();
};

export const networkReads: readonly Read[] = [
  {
    endpoint: 'segments.searchCondition',
    path,
    title: 'silent',
    content: first,
  },
  { endpoint: 'ipconfig.query', path: lists, title: 'list.failed', content: first },
  {
    endpoint: 'ipconfig.flags',
    path: lists,
    title: 'ipList.flagsFailed',
    content: (page, say) => flag(page, say, 'white'),
  },
  {
    endpoint: 'ipconfig.byIds',
    path: `${lists}/edit/IPC1000001`,
    title: 'list.entryFailed',
    content: entryName,
  },
  {
    endpoint: 'ipconfig.permission',
    path: `${lists}/for/IPC1000001`,
    title: 'ipList.forWhomFailed',
    content: (page, say) => page.getByRole('dialog').getByRole('button', { name: say('common.save') }),
  },
  {
    endpoint: 'ipconfig.history',
    path: `${lists}/history`,
    title: 'ipList.historyOf.failed',
    content: (page, say) => page.getByRole('dialog').getByText(say('ipList.historyOf.empty')),
  },
  { endpoint: 'segments.query', path, title: 'list.failed', content: first },
  {
    endpoint: 'segments.byIds',
    path: `${path}/edit/SEG1000002`,
    title: 'list.entryFailed',
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
    endpoint: 'ipconfig.add',
    account: 'systemAdministrator',
    path: `${lists}/edit/new`,
    type: fillEntry,
    press: pressSave,
    kept: (page, say) => expect(entryName(page, say)).toHaveValue('Branch'),
    readBack: true,
    done: (page, say) => expect(toast(page, say, say('common.done.added'))).toBeVisible(),
  },
  {
    endpoint: 'ipconfig.update',
    account: 'systemAdministrator',
    path: `${lists}/edit/IPC1000001`,
    type: (page, say) => entryName(page, say).fill(`Office ${say.language}`),
    press: pressSave,
    kept: (page, say) => expect(entryName(page, say)).toHaveValue(`Office ${say.language}`),
    readBack: true,
    done: (page, say) => expect(toast(page, say, say('common.done.save'))).toBeVisible(),
  },
  {
    endpoint: 'ipconfig.removeOne',
    account: 'systemAdministrator',
    path: lists,
    press: async (page, say) => {
      await first(page).getByRole('button').last().click();
      await page.getByRole('menuitem', { name: say('list.delete') }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: say('list.delete') })
        .click();
    },
    kept: (page) => expect(first(page)).toBeVisible(),
    readBack: true,
    done: async (page, say, settled) => {
      if (!settled) await expect(toast(page, say, say('common.done.deleted'))).toBeVisible();
      await expect(first(page)).toBeVisible();
    },
  },
  {
    endpoint: 'ipconfig.newIds',
    account: 'systemAdministrator',
    path: `${lists}/edit/new`,
    type: fillEntry,
    press: pressSave,
    way: 'new id',
    told: toldInDialog,
    kept: (page, say) => expect(entryName(page, say)).toHaveValue('Branch'),
    done: (page, say) => expect(toast(page, say, say('common.done.added'))).toBeVisible(),
  },
  {
    endpoint: 'ipconfig.savePermission',
    account: 'systemAdministrator',
    path: `${lists}/for/IPC1000002`,
    type: async (page, say) => {
      const dialog = page.getByRole('dialog');
      await dialog
        .getByRole('button', { name: say('shares.shareOf', { label: say('ipList.forWhom') }) })
        .click();
      await page.getByRole('menuitem', { name: say('shares.offer.all') }).click();
    },
    press: pressSave,
    kept: (page, say) =>
      expect(
        page
          .getByRole('dialog')
          .getByRole('row')
          .filter({ hasText: say('shares.offer.all') }),
      ).toBeVisible(),
    readBack: true,
    done: (page, say) => expect(toast(page, say, say('common.done.save'))).toBeVisible(),
  },
  {
    endpoint: 'ipconfig.remove',
    account: 'systemAdministrator',
    path: lists,
    press: async (page, say) => {
      const boxes = page.getByRole('row').getByRole('checkbox');
      for (const place of [1, 2]) await boxes.nth(place).check();
      await page
        .getByRole('button', { name: say('list.delete'), exact: true })
        .first()
        .click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: say('list.delete') })
        .click();
    },
    kept: (page) => expect(first(page)).toBeVisible(),
    readBack: true,
    logged: 2,
    way: 'bulk',
    done: async (page, say, settled) => {
      if (!settled) await expect(toast(page, say, say('common.done.deleted'))).toBeVisible();
      await expect(first(page)).toBeVisible();
    },
  },
  {
    endpoint: 'segments.remove',
    account: 'systemAdministrator',
    path,
    press: async (page, say) => {
      await first(page)
        .getByRole('button', { name: new RegExp(`^${say('list.delete')}`) })
        .click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: say('list.delete') })
        .click();
    },
    kept: (page) => expect(first(page)).toBeVisible(),
    readBack: true,
    done: async (page, say, settled) => {
      if (!settled) await expect(toast(page, say, say('common.done.deleted'))).toBeVisible();
      await expect(first(page)).toBeVisible();
    },
  },
  {
    endpoint: 'segments.newIds',
    account: 'systemAdministrator',
    path: `${path}/edit/new`,
    type: fill,
    press: pressSave,
    way: 'new id',
    told: toldInDialog,
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
  turning('ipconfig.turnWhite', 'white'),
  turning('ipconfig.turnBlack', 'black'),
];
