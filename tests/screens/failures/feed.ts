/** The calls of the feed of work sharing. */
import { expect } from '../support/expect.ts';
import type { Page } from '../support/page.ts';
import type { Say } from './failure-texts.ts';
import type { Read } from './reads.ts';
import { button, pressSave, toast, type Write } from './writes.ts';

const path = '/teamshare';
/** An employee's own, with files. */
const own = 'FS2308147000004';
const shares = (page: Page) => page.getByRole('feed').getByRole('article');
const words = (page: Page, say: Say) => page.getByRole('textbox', { name: say('feed.writeLabel') });
const inDialog = (page: Page, say: Say) =>
  page.getByRole('dialog').getByRole('textbox', { name: say('feed.content') });
const talk = (page: Page, say: Say) => page.getByRole('group', { name: say('feed.comments') }).first();
const tab = (page: Page, say: Say, name: 'share' | 'shareAtme') =>
  page.getByRole('link', { name: say(`feed.tab.${name}`), exact: true });
const success = (key: string) => (page: Page, say: Say) => expect(toast(page, say, say(key))).toBeVisible();
const firstStays = (page: Page) => expect(shares(page).first()).toBeVisible();
const confirmed = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
const text = 'The spare part has come';
const file = { name: 'climate-test.csv' };

export const feedReads: readonly Read[] = [
  { endpoint: 'feed.query', path, title: 'feed.failed', content: (page) => shares(page).first() },
  {
    endpoint: 'feed.one',
    path: `${path}/edit/${own}`,
    title: 'feed.editFailed',
    content: (page, say) => page.getByRole('dialog').getByText(say('record.gone')),
  },
  {
    endpoint: 'feed.comments',
    path,
    title: 'feed.commentsFailed',
    async open(page, say) {
      await expect(shares(page).first().getByRole('button').first()).toBeVisible();
      const all = button(page, say('feed.allComments', { count: '14' }));
      // The list is still open from the other language.
      if ((await all.count()) > 0) await all.click();
    },
    content: (page, say) => button(page, say('feed.moreComments_other', { total: '4' })),
  },
  { endpoint: 'feed.config', path, title: 'silent', content: (page) => shares(page).first() },
];

export const feedWrites: readonly Write[] = [
  {
    endpoint: 'feed.publish',
    account: 'systemAdministrator',
    path,
    readBack: true,
    async type(page, say) {
      await button(page, say('feed.write')).click();
      await words(page, say).fill(text);
    },
    press: (page, say) => button(page, say('feed.publish')).click(),
    kept: (page, say) => expect(words(page, say)).toHaveValue(text),
    done: success('feed.published'),
  },
  {
    endpoint: 'feed.edit',
    account: 'employee',
    path: `${path}/edit/${own}`,
    readBack: true,
    logged: 0,
    type: (page, say) => inDialog(page, say).fill(text),
    press: pressSave,
    kept: (page, say) => expect(inDialog(page, say)).toHaveValue(text),
    done: success('common.done.save'),
  },
  {
    endpoint: 'feed.praise',
    account: 'systemAdministrator',
    path,
    logged: 0,
    settles: true,
    press: (page, say) => liked(page, say).click(),
    kept: firstStays,
    done: (page, say) => expect(liked(page, say)).toHaveAttribute('aria-pressed', 'true'),
  },
  {
    endpoint: 'feed.comment',
    account: 'systemAdministrator',
    path,
    async type(page, say) {
      await shares(page)
        .first()
        .getByRole('button', { name: new RegExp(`^${say('feed.comment')}`) })
        .click();
      await comment(page, say).fill(text);
    },
    press: (page, say) => button(page, say('feed.send')).click(),
    kept: (page, say) => expect(comment(page, say)).toHaveValue(text),
    done: success('feed.commented'),
  },
  {
    endpoint: 'feed.deleteAttachment',
    account: 'systemAdministrator',
    path,
    settles: true,
    async press(page, say) {
      await button(page, say('feed.file.takeOff', file)).click();
      await confirmed(page, say('feed.file.takeOffAction'));
    },
    kept: (page, say) => expect(button(page, say('feed.file.takeOff', file))).toBeVisible(),
    done: (page, say) => expect(button(page, say('feed.file.takeOff', file))).toHaveCount(0),
  },
  {
    endpoint: 'feed.deleteComment',
    account: 'systemAdministrator',
    path,
    settles: true,
    async press(page, say) {
      await talk(page, say)
        .getByRole('button', { name: commentOf(say) })
        .first()
        .click();
      await confirmed(page, say('feed.remove'));
    },
    kept: firstStays,
    // The one that was written before.
    done: (page, say) =>
      expect(
        shares(page)
          .first()
          .getByRole('button', { name: commentOf(say) }),
      ).toHaveCount(0),
  },
  {
    endpoint: 'feed.delete',
    account: 'systemAdministrator',
    path,
    settles: true,
    async press(page, say) {
      await shares(page)
        .first()
        .getByRole('button', { name: actions(say) })
        .click();
      await page.getByRole('menuitem', { name: say('feed.remove') }).click();
      await confirmed(page, say('feed.remove'));
    },
    kept: firstStays,
    done: (page, say) =>
      expect(
        shares(page)
          .first()
          .getByRole('button', { name: actions(say) }),
      ).toBeVisible(),
  },
  {
    endpoint: 'feed.saveConfig',
    account: 'systemAdministrator',
    path,
    logged: 0,
    settles: true,
    // Each press chooses another one, which is shown though it could not be kept.
    press: (page, say, attempt) => tab(page, say, attempt % 2 === 0 ? 'shareAtme' : 'share').click(),
    kept: (page) => expect(page.getByRole('feed')).toBeVisible(),
    done: (page) => expect(page.getByRole('feed')).toBeVisible(),
  },
];

function liked(page: Page, say: Say) {
  return shares(page)
    .first()
    .getByRole('button', { name: new RegExp(`^${say('feed.like')}`) });
}

function comment(page: Page, say: Say) {
  return page.getByRole('textbox', { name: new RegExp(say('feed.commentLabel', { name: '.+' })) });
}

function commentOf(say: Say): RegExp {
  return new RegExp(say('feed.removeComment', { name: '.+' }));
}

function actions(say: Say): RegExp {
  return new RegExp(say('feed.actions', { name: '.+' }));
}
