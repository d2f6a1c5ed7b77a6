/** The calls of the system reminders. */
import { expect } from '../support/expect.ts';
import type { Page } from '../support/page.ts';
import type { Say } from './failure-texts.ts';
import type { Read } from './reads.ts';
import { inEnglish, pressSave, toast, type Write } from './writes.ts';

const at = { account: 'systemAdministrator', path: '/base/systemReminders' } as const;
const turned = (page: Page, say: Say, label: string) => page.getByRole('switch', { name: say(label) });

export const reminderReads: readonly Read[] = [
  {
    endpoint: 'reminders.get',
    path: at.path,
    title: 'reminders.failed',
    content: (page, say) => turned(page, say, 'reminders.newUserPush.label'),
  },
  {
    endpoint: 'reminders.assignAccount',
    path: at.path,
    title: 'reminders.assignAccount.failed',
    content: (page, say) => turned(page, say, 'reminders.assignAccount.label'),
  },
  {
    endpoint: 'reminders.accountCardSms',
    path: at.path,
    title: 'silent',
    content: (page, say) => turned(page, say, 'reminders.assignAccount.label'),
  },
];

/** A switch that acts at once: on before, off after. */
const turning = (endpoint: string, label: string): Write => ({
  ...at,
  endpoint,
  press: (page, say) => turned(page, say, label).click(),
  kept: (page, say) => expect(turned(page, say, label)).toBeChecked(),
  readBack: true,
  done: async (page, say) => {
    await expect(toast(page, say, say('common.done.operation'))).toBeVisible();
    await expect(turned(page, say, label)).not.toBeChecked();
  },
});

const days = (page: Page, say: Say) =>
  page.getByRole('dialog').getByRole('spinbutton', { name: say('reminders.days') });
const typed = (say: Say) => inEnglish(say, '6', '9');

export const reminderWrites: readonly Write[] = [
  turning('reminders.saveSystem', 'reminders.newUserPush.label'),
  turning('reminders.saveAssignAccount', 'reminders.assignAccount.label'),
  {
    ...at,
    path: `${at.path}/workreport/month`,
    endpoint: 'reminders.saveWorkreport',
    type: (page, say) => days(page, say).fill(typed(say)),
    press: pressSave,
    kept: (page, say) => expect(days(page, say)).toHaveValue(typed(say)),
    readBack: true,
    done: (page, say) => expect(toast(page, say, say('common.done.save'))).toBeVisible(),
  },
];
