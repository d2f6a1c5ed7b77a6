/** Writes of application management. */

import { expect } from '../support/expect.ts';
import type { Page } from '../support/page.ts';
import {
  agreed,
  dialog,
  first,
  groups,
  inDialog,
  path,
  people,
  save,
  success,
  whole,
} from './application-reads.ts';
import { applicationSettingWrites } from './application-setting-writes.ts';
import type { Failure, Say } from './failure-texts.ts';
import { inEnglish, toast, type Write } from './writes.ts';

const at = { account: 'systemAdministrator', logged: 0 } as const;
const named = (say: Say) => inEnglish(say, 'Field service', '现场服务');
const turned = (page: Page, say: Say, en: string, zh: string) =>
  page.getByRole('switch', { name: say('applications.app.turn', { name: inEnglish(say, en, zh) }) });
const failedUpdate = async (page: Page, say: Say, failure: Failure) => {
  const text = say.writeFailure(failure);
  const failed = `${say('applications.enable.failed')}: ${text}`;
  await expect(toast(page, say, typeof text === 'string' ? failed : text)).toBeVisible();
};
const updating = { way: 'named', told: failedUpdate } as const;
const byKeys = (key: string) => async (page: Page) => {
  const handles = page.getByRole('button', { name: /^(Move |移动)/ });
  await handles.first().focus();
  for (const pressed of ['Space', key, 'Space']) await page.keyboard.press(pressed);
};
const fromMenu = (action: string) => async (page: Page, say: Say) => {
  await first(page, say)
    .getByRole('button', { name: /^(More for|“)/ })
    .click();
  await page.getByRole('menuitem', { name: say(action) }).click();
};
const chooseTwo = async (page: Page) => {
  for (const place of [0, 1]) await page.getByRole('checkbox').nth(place).click();
};

export const applicationWrites: readonly Write[] = [
  {
    ...at,
    endpoint: 'applications.createCategory',
    path: `${path}/new-group`,
    readBack: true,
    type: (page, say) =>
      dialog(page)
        .getByRole('textbox', { name: say('applications.category.name') })
        .fill(named(say)),
    press: save,
    kept: inDialog,
    done: success('applications.category.created'),
  },
  {
    ...at,
    endpoint: 'applications.updateCategory',
    path: `${path}/group/AC10004`,
    readBack: true,
    type: (page, say) =>
      dialog(page)
        .getByRole('textbox', { name: say('applications.category.name') })
        .fill(`${named(say)} 2`),
    press: save,
    kept: inDialog,
    done: success('applications.category.changed'),
  },
  {
    // Asked for before anything is written: nothing is turned.
    ...at,
    endpoint: 'applications.moduleStatus',
    path: people,
    press: (page, say) => turned(page, say, 'Attendance', '考勤').click(),
    way: 'asked first',
    told: (page, say, failure) => expect(toast(page, say, say.failure(failure))).toBeVisible(),
    kept: (page, say) => expect(turned(page, say, 'Attendance', '考勤')).toBeChecked(),
    done: success('applications.enable.done'),
  },
  {
    ...at,
    endpoint: 'applications.enableModule',
    path: people,
    readBack: true,
    ...updating,
    press: (page, say) => turned(page, say, 'Performance', '绩效').click(),
    kept: (page, say) => expect(turned(page, say, 'Performance', '绩效')).toBeChecked(),
    done: success('applications.enable.done'),
  },
  {
    ...at,
    endpoint: 'applications.enableModules',
    path: `${path}?group=AC10002`,
    readBack: true,
    ...updating,
    done: success('applications.enable.done'),
    press: async (page, say) => {
      await turned(page, say, 'Customers', '客户').first().click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: say('applications.enable.stopsAction') })
        .click();
    },
    kept: (page, say) => expect(turned(page, say, 'Customers', '客户').first()).toBeChecked(),
  },
  {
    ...at,
    endpoint: 'applications.saveInfo',
    path: `${path}/edit/3`,
    readBack: true,
    type: (page, say) => page.getByRole('switch', { name: say('applications.form.top') }).click(),
    press: save,
    kept: inDialog,
    done: success('applications.form.saved'),
  },
  {
    ...at,
    endpoint: 'applications.saveSyncConfigs',
    path: `${path}/sync`,
    readBack: true,
    type: (page, say) => page.getByRole('switch', { name: say('applications.sync.share') }).click(),
    press: save,
    kept: inDialog,
    done: success('applications.sync.saved'),
  },
  {
    ...at,
    endpoint: 'applications.copy',
    path: people,
    settles: true,
    kept: whole,
    press: agreed('applications.copy.action', fromMenu('applications.copy.action')),
    done: whole,
  },
  {
    ...at,
    endpoint: 'applications.copyMany',
    path: people,
    settles: true,
    kept: whole,
    type: chooseTwo,
    done: whole,
    press: agreed('applications.copy.action', (page, say) =>
      page
        .getByRole('toolbar')
        .getByRole('button', { name: say('applications.copy.action') })
        .click(),
    ),
  },
  {
    ...at,
    endpoint: 'applications.saveSharesOfMany',
    path: people,
    readBack: true,
    press: save,
    type: async (page, say) => {
      await chooseTwo(page);
      await page
        .getByRole('toolbar')
        .getByRole('button', { name: say('applications.share.action') })
        .click();
      const label = say('applications.form.shares');
      await dialog(page)
        .getByRole('button', { name: say('shares.shareOf', { label }) })
        .click();
      await page.getByRole('menuitem', { name: say('shares.offer.all'), exact: true }).click();
    },
    kept: inDialog,
    done: success('applications.share.done'),
  },
  {
    ...at,
    endpoint: 'applications.sortCategories',
    path,
    readBack: true,
    way: 'order',
    kept: whole,
    press: byKeys('ArrowDown'),
    done: whole,
  },
  {
    ...at,
    endpoint: 'applications.sortApps',
    path: people,
    readBack: true,
    kept: whole,
    press: async (page, say) => {
      await first(page, say)
        .getByRole('button', { name: /^(Move |移动)/ })
        .focus();
      for (const pressed of ['Space', 'ArrowDown', 'Space']) await page.keyboard.press(pressed);
    },
    done: whole,
  },
  {
    ...at,
    endpoint: 'applications.moveApp',
    path: `${path}/move/3`,
    readBack: true,
    kept: inDialog,
    type: (page, say) =>
      dialog(page)
        .getByRole('button', { name: say('applications.app.toTop') })
        .click(),
    press: (page, say) =>
      dialog(page)
        .getByRole('button', { name: say('applications.app.moveAction'), exact: true })
        .click(),
    done: success('applications.app.moved'),
  },
  {
    ...at,
    endpoint: 'applications.deleteCategory',
    path,
    readBack: true,
    kept: whole,
    press: async (page, say) => {
      await groups(page, say)
        .last()
        .getByRole('button', { name: /^(More for|“)/ })
        .click();
      await page.getByRole('menuitem', { name: say('applications.category.delete') }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: say('applications.category.delete') })
        .click();
    },
    done: success('applications.category.deleted'),
  },
  ...applicationSettingWrites,
  {
    ...at,
    endpoint: 'applications.saveOrdersType',
    path,
    readBack: true,
    kept: whole,
    press: agreed('applications.order.action', async (page, say) => {
      await page.getByRole('button', { name: say('applications.order.menu'), exact: true }).click();
      // Each language has its own order, because an order that is there already is not sent.
      const by = inEnglish(say, 'applications.app.sortBy.used', 'applications.app.sortBy.name');
      await page.getByRole('menuitem', { name: say(by) }).click();
    }),
    done: success('applications.app.sorted'),
  },
];
