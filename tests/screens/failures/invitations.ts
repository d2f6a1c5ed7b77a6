/** The calls of the invitation list; a failed check shows what the server says (INV-027). */
import { expect } from '../support/expect.ts';
import type { Page } from '../support/page.ts';
import { isLost, type Say } from './failure-texts.ts';
import type { Read } from './reads.ts';
import { toast, type Write } from './writes.ts';

const at = { account: 'systemAdministrator', path: '/base/inviteList' } as const;
const first = (page: Page) => page.getByRole('row').nth(1);
const add = (page: Page, say: Say) => page.getByRole('button', { name: say('invitations.add') }).first();

export const invitationReads: readonly Read[] = [
  { endpoint: 'invitations.query', path: at.path, title: 'invitations.failed', content: first },
  { endpoint: 'invitations.enabled', path: at.path, title: 'invitations.checkFailed', content: add },
  // The server repeats the other checks when somebody is invited (INV-028).
  { endpoint: 'invitations.userConfig', path: at.path, title: 'silent', content: first },
  { endpoint: 'invitations.mobileBound', path: at.path, title: 'silent', content: first },
];

const dialog = (page: Page) => page.getByRole('dialog');
const name = (page: Page, say: Say) =>
  dialog(page).getByRole('textbox', { name: say('invitations.invitee') });

export const invitationWrites: readonly Write[] = [
  {
    ...at,
    endpoint: 'invitations.send',
    path: `${at.path}/new`,
    type: async (page, say) => {
      await name(page, say).fill('Ada Brook');
      await dialog(page)
        .getByRole('textbox', { name: say('invitations.contact') })
        .fill('ada.brook@example.com');
    },
    press: (page, say) =>
      dialog(page)
        .getByRole('button', { name: say('invitations.send'), exact: true })
        .click(),
    way: 'bar',
    told: async (page, say, failure) => {
      if (!isLost(failure)) {
        await expect(page.getByText(say.failure(failure), { exact: true })).toHaveCount(1);
        return;
      }
      await expect(toast(page, say, say.writeFailure(failure))).toBeVisible();
      await expect(dialog(page)).toContainText(say('record.unknown.inForm'));
    },
    kept: (page, say) => expect(name(page, say)).toHaveValue('Ada Brook'),
    done: (page, say) => expect(toast(page, say, say('common.done.added'))).toBeVisible(),
  },
  {
    ...at,
    endpoint: 'invitations.again',
    press: async (page, say) => {
      await first(page)
        .getByRole('button', { name: say('invitations.againOf', { name: 'Hugo Marchand' }) })
        .click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: say('invitations.again') })
        .click();
    },
    type: async (page, say) => {
      await page
        .getByRole('searchbox')
        .or(page.getByRole('textbox', { name: say('invitations.invitee') }))
        .first()
        .fill('Hugo');
      await expect(first(page)).toContainText('Hugo');
    },
    kept: (page) => expect(first(page)).toBeVisible(),
    done: (page, say) => expect(toast(page, say, say('common.done.operation'))).toBeVisible(),
  },
];
