/** The calls of devices, applications, locked people and external accounts. */
import { expect } from '../support/expect.ts';
import type { Page } from '../support/page.ts';
import type { Say } from './failure-texts.ts';
import type { Read } from './reads.ts';
import type { Write } from './writes.ts';

const kinds = [
  ['devices', 'adviceconfig', 'bound', 'unbind'],
  ['unbindApplications', 'unbind_apply', 'pending', 'approve'],
  ['joinApplications', 'join_apply', 'pending', 'approve'],
  ['cancellations', 'dimissionApply', 'pending', 'approve'],
  ['lockedAccounts', 'accountLockList', 'locked', 'unlock'],
  ['externalApplications', 'externalApply', 'pending', 'open'],
] as const;
const first = (page: Page) => page.getByRole('row').nth(1);
const reason = (page: Page, say: Say) =>
  page.getByRole('dialog').getByRole('textbox', { name: say('accountCases.reason') });

export const accountCaseReads: readonly Read[] = kinds.map(([prefix, entry]) => ({
  endpoint: `${prefix}.query`,
  path: `/safe_account/${entry}`,
  title: 'list.failed',
  content: first,
}));

export const accountCaseWrites: readonly Write[] = kinds.map(([prefix, entry, state, action]) => ({
  endpoint: `${prefix}.handle`,
  account: 'systemAdministrator',
  path: `/safe_account/${entry}?status=${state}`,
  async type(page, say) {
    await first(page).getByRole('button').first().click();
    await reason(page, say).fill('Checked');
  },
  press: (page, say) =>
    page
      .getByRole('dialog')
      .getByRole('button', { name: say(`accountCases.actions.${action}`), exact: true })
      .click(),
  kept: (page, say) => expect(reason(page, say)).toHaveValue('Checked'),
  // After a cut it is decided already, and that is what is said then.
  done: (page) => expect(page.getByRole('dialog')).toHaveCount(0),
}));
