/** The calls of the login methods. */
import { expect } from '../support/expect.ts';
import type { Page } from '../support/page.ts';
import type { Say } from './failure-texts.ts';
import type { Read } from './reads.ts';
import { inEnglish, pressSave, toast, type Write } from './writes.ts';

const path = '/safe_account/loginType';
const edited = `${path}/edit/LT1000002`;
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const name = (page: Page, say: Say) =>
  page.getByRole('dialog').getByRole('textbox', { name: say('loginControl.name') });
const typed = (say: Say) => inEnglish(say, 'Sales on the road', '销售外勤');

export const loginControlReads: readonly Read[] = [
  {
    endpoint: 'loginControl.configs',
    path,
    title: 'loginControl.failed',
    content: (page) => row(page, '全员登录'),
  },
];

export const loginControlWrites: readonly Write[] = [
  {
    endpoint: 'loginControl.save',
    account: 'systemAdministrator',
    path: edited,
    type: (page, say) => name(page, say).fill(typed(say)),
    press: pressSave,
    kept: (page, say) => expect(name(page, say)).toHaveValue(typed(say)),
    readBack: true,
    done: (page, say) => expect(toast(page, say, say('common.done.save'))).toBeVisible(),
  },
  {
    // The guard can't work out the refused people: it says so and asks.
    endpoint: 'loginControl.administrators',
    account: 'systemAdministrator',
    path: edited,
    type: (page, say) => name(page, say).fill(`${typed(say)} 2`),
    press: pressSave,
    way: 'question',
    told: async (page, say, failure) => {
      const question = page.getByRole('alertdialog', { name: say('lockOut.unread') });
      await expect(question.getByText(say.failure(failure))).toBeVisible();
      await question.getByRole('button', { name: say('common.cancel') }).click();
    },
    kept: (page, say) => expect(name(page, say)).toHaveValue(`${typed(say)} 2`),
    done: (page, say) => expect(toast(page, say, say('common.done.save'))).toBeVisible(),
  },
  {
    endpoint: 'loginControl.remove',
    account: 'systemAdministrator',
    path,
    press: async (page, say) => {
      await page
        .getByRole('button', { name: say('list.deleteOne', { name: 'Guests from Singapore' }) })
        .click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: say('list.delete') })
        .click();
    },
    // A refusal is told in the style of a success, and the page says that nothing was deleted.
    way: 'as a success',
    told: async (page, say, failure) => {
      if (failure === 'refused') {
        await expect(toast(page, say, say('loginControl.deleteFailed'))).toBeVisible();
        await expect(
          page.getByText(say('loginControl.notDeleted', { name: 'Guests from Singapore' })),
        ).toBeVisible();
      } else await expect(toast(page, say, say.writeFailure(failure))).toBeVisible();
    },
    kept: (page) => expect(row(page, 'Guests from Singapore')).toBeVisible(),
    readBack: true,
    done: (page, say) => expect(toast(page, say, say('common.done.deleted'))).toBeVisible(),
  },
];
