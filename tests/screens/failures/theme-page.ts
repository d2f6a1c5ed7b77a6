/** Presses of a write on the pages of themes, and the places where these pages report its failure. */
import { expect } from '../support/expect.ts';
import type { Page } from '../support/page.ts';
import { type Failure, isLost, type Say } from './failure-texts.ts';
import { toast, toasts } from './writes.ts';

export const administrator = { account: 'systemAdministrator' } as const;
export const success = (key: string) => (page: Page, say: Say) =>
  expect(toast(page, say, say(key))).toBeVisible();
export const done = success('common.done.operation');
export const dialog = (page: Page) => page.getByRole('dialog');
export const saveDialog = (page: Page, say: Say) =>
  dialog(page)
    .getByRole('button', { name: say('common.save'), exact: true })
    .click();
export const closed = (page: Page) => expect(dialog(page)).toHaveCount(0);
export const field = (page: Page, say: Say, key: string) =>
  page.getByRole('textbox', { name: say(key), exact: true });

/** No toast; quietly in the page what failed, or that nobody knows. */
export const quietly = (failed: string, change: string) => async (page: Page, say: Say, failure: Failure) => {
  const title = isLost(failure)
    ? say('record.unknown.text', { change: say(change), why: say('record.unknown.lost') })
    : new RegExp(say(failed, { name: '.+' }));
  await expect(page.getByRole('status').filter({ hasText: title })).toBeVisible();
  await expect(toasts(page, say).getByRole('alert')).toHaveCount(0);
};

/** The failure stands in a toast, and in the form in its own words (2§8 "change failed"). */
export const inFormAs = (key: string) => async (page: Page, say: Say, failure: Failure) => {
  await expect(toast(page, say, say.writeFailure(failure))).toBeVisible();
  const text = say(isLost(failure) ? 'record.unknown.inForm' : key);
  await expect(dialog(page).getByRole('alert').filter({ hasText: text })).toBeVisible();
};

/** In the form alone. */
export const inForm = async (page: Page, say: Say, failure: Failure) => {
  const text = isLost(failure) ? say('record.unknown.inForm') : say.failure(failure);
  await expect(dialog(page).getByRole('alert').filter({ hasText: text })).toBeVisible();
  await expect(toasts(page, say).getByRole('alert')).toHaveCount(0);
};

export const rowAction = (key: string) => (page: Page, say: Say) =>
  page
    .getByRole('button', {
      name: new RegExp(`^${say('themeActions.ofOne', { action: say(key), name: '' })}`),
    })
    .first();
export const menuAction = (key: string, confirm?: string) => async (page: Page, say: Say) => {
  await page
    .getByRole('row')
    .nth(1)
    .getByRole('button', { name: say('list.more') })
    .click();
  await page.getByRole('menuitem', { name: new RegExp(`^${say(key)}`) }).click();
  if (!confirm) return;
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say(confirm), exact: true })
    .click();
};
