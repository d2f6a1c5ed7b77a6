/** Every write of the white list, the licence reminder and the reminders of an app and of oneself. */
import { expect } from '../support/expect.ts';
import type { Page } from '../support/page.ts';
import { isLost, type Say } from './failure-texts.ts';
import { button, inEnglish, pressSave, toast, type Write } from './writes.ts';

const reminder = { account: 'systemAdministrator', path: '/base/licenceRemind' } as const;
const app = { account: 'systemAdministrator', path: '/base/appAuth?app=workflow' } as const;
const list = { account: 'managerTenantAdministrator', path: '/base/licence' } as const;

const dialog = (page: Page) => page.getByRole('dialog');
const operationDone = (page: Page, say: Say) =>
  expect(toast(page, say, say('common.done.operation'))).toBeVisible();
const openList = (page: Page, say: Say) => button(page, say('licenceInfo.screen.whiteList.open')).click();
const chooseFirst = async (page: Page) => {
  // A row that has not come yet can't be chosen.
  await expect(dialog(page).getByRole('rowheader').first()).toContainText(/\S/);
  await dialog(page).getByRole('row').nth(1).getByRole('gridcell').first().click();
};
const one = (key: string, say: Say) => say(`licenceInfo.screen.whiteList.${key}`, { count: '1' });

const warning = (page: Page, say: Say) =>
  page.getByRole('spinbutton', { name: say('licenceInfo.screen.reminder.warnValue') });
const percent = (say: Say) => inEnglish(say, '60', '70');

/** A switch that acts at once: on before, off after. */
const turning = (name: string): Pick<Write, 'press' | 'kept' | 'done' | 'readBack' | 'way'> => ({
  press: (page, say) => page.getByRole('switch', { name: say(name) }).click(),
  kept: (page, say) => expect(page.getByRole('switch', { name: say(name) })).toBeChecked(),
  readBack: true,
  way: 'switch',
  done: async (page, say) => {
    await operationDone(page, say);
    await expect(page.getByRole('switch', { name: say(name) })).not.toBeChecked();
  },
});
/** Back to the default: off before, on after. */
const resetting = (title: string, name: string): Pick<Write, 'press' | 'kept' | 'done' | 'readBack'> => ({
  press: (page, say) =>
    page
      .getByRole('region', { name: say(title) })
      .getByRole('button', { name: say('licenceInfo.screen.settings.reset') })
      .click(),
  kept: (page, say) => expect(page.getByRole('switch', { name: say(name) })).not.toBeChecked(),
  readBack: true,
  done: async (page, say) => {
    await operationDone(page, say);
    await expect(page.getByRole('switch', { name: say(name) })).toBeChecked();
  },
});

export const licenceWrites: readonly Write[] = [
  {
    ...list,
    endpoint: 'licenceInfo.addToWhiteList',
    readBack: true,
    type: async (page, say) => {
      await openList(page, say);
      await button(page, say('licenceInfo.screen.whiteList.add')).click();
      await chooseFirst(page);
    },
    press: (page, say) => button(page, one('addChosen', say)).click(),
    kept: (page, say) => expect(button(page, one('addChosen', say))).toBeEnabled(),
    done: (page, say) =>
      expect(dialog(page).getByText(say('common.table.total', { total: '1' }))).toBeVisible(),
  },
  {
    ...list,
    endpoint: 'licenceInfo.removeFromWhiteList',
    readBack: true,
    type: async (page, say) => {
      await openList(page, say);
      await chooseFirst(page);
    },
    press: (page, say) => button(page, one('removeChosen', say)).click(),
    kept: (page, say) => expect(button(page, one('removeChosen', say))).toBeEnabled(),
    done: (page, say) => expect(page.getByText(say('licenceInfo.screen.empty.whiteList'))).toBeVisible(),
  },
  {
    ...reminder,
    endpoint: 'licenceRemind.save',
    readBack: true,
    type: (page, say) => warning(page, say).fill(percent(say)),
    press: pressSave,
    way: 'bar',
    told: async (page, say, failure) => {
      // Once, in the form's bar; a lost answer as a toast too.
      if (!isLost(failure)) {
        await expect(page.getByText(say.failure(failure), { exact: true })).toHaveCount(1);
        return;
      }
      await expect(toast(page, say, say.writeFailure(failure))).toBeVisible();
      await expect(page.getByRole('alert').filter({ hasText: say('record.unknown.inForm') })).toBeVisible();
    },
    kept: (page, say) => expect(warning(page, say)).toHaveValue(percent(say)),
    done: (page, say) => expect(toast(page, say, say('common.done.save'))).toBeVisible(),
  },
  {
    ...reminder,
    endpoint: 'licenceRemind.reset',
    press: async (page, say) => {
      const name = say('licenceInfo.screen.reminder.reset');
      await page
        .getByRole('region', { name: say('licenceInfo.screen.reminder.title') })
        .getByRole('button', { name })
        .click();
      await page.getByRole('alertdialog').getByRole('button', { name }).click();
    },
    kept: (page, say) => expect(warning(page, say)).toHaveValue(percent(say)),
    settles: true,
    done: async (page, say, settled) => {
      if (!settled) await operationDone(page, say);
      await expect(warning(page, say)).toHaveValue('80');
    },
  },
  {
    ...reminder,
    endpoint: 'licenceRemind.saveUser',
    ...turning('licenceInfo.screen.reminder.mineOn'),
    logged: 0,
  },
  {
    ...reminder,
    endpoint: 'licenceRemind.resetDefault',
    ...resetting('licenceInfo.screen.reminder.mine', 'licenceInfo.screen.reminder.mineOn'),
    logged: 0,
  },
  {
    ...app,
    endpoint: 'licenceRemind.saveModule',
    ...turning('licenceInfo.screen.settings.on'),
  },
  {
    ...app,
    endpoint: 'licenceRemind.resetDefault',
    ...resetting('licenceInfo.screen.settings.reminding', 'licenceInfo.screen.settings.on'),
  },
];
