/** A theme is assigned with open eyes: who has which theme now and on the chosen days, and what comes before (THM-033, 034, 049, 091, 092). */
import type { Locator } from '../support/locator.ts';
import type { Page } from '../support/page.ts';
import { expect, step, test } from '../support/screens.ts';

const api = '/api/basicserver/backTopic';
/** Another theme stands before it for these days: 周年庆青瓷, place 6 of the list, for everybody until the end of 2027. */
const chooseDays = async (page: Page, dialog: Locator, from: string, to: string) => {
  await dialog.getByRole('radio', { name: 'For some time' }).click();
  for (const [name, day] of [
    ['From', from],
    ['To', to],
  ] as const) {
    await dialog.getByRole('textbox', { name, exact: true }).fill(day);
    await page.keyboard.press('Tab');
  }
};
const chooseDepartments = async (page: Page, dialog: Locator, names: readonly string[]) => {
  await dialog.getByRole('button', { name: 'Share with: To whom' }).click();
  await page.getByRole('menuitem', { name: 'Departments…' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose departments' });
  for (const name of names) await picker.getByRole('treeitem', { name }).getByText(name).click();
  await picker.getByRole('button', { name: `Choose (${names.length})` }).click();
};

test('the dialog shows who has what, and puts the theme before the one that wins', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/themes/pc/appoint/TP100009');
  const dialog = page.getByRole('dialog');
  const picture = dialog.getByRole('table', { name: 'Who sees what' });
  await expect(picture.getByRole('columnheader', { name: 'Now' })).toBeVisible();
  await expect(picture.getByRole('row').nth(1)).toContainText('people');
  await chooseDays(page, dialog, '2026-12-24', '2026-12-26');
  await chooseDepartments(page, dialog, ['财务部', 'Singapore Office']);
  const conflict = dialog
    .getByRole('status')
    .filter({ hasText: /^It comes after “周年庆.*” for 2 departments/ });
  await expect(conflict).toBeVisible();
  await expect(conflict).toContainText('the one that stands first in the list is seen');
  await expect(picture.getByRole('columnheader', { name: '24 Dec 2026 to 26 Dec 2026' })).toBeVisible();
  await step('one press puts it before the other, across pages', async () => {
    await conflict.getByRole('button', { name: 'Put this one before it' }).click();
    await expect(conflict).toHaveCount(0);
    const ids = page.calls(`${api}/dragSort`).at(-1)?.url.searchParams.get('ids');
    expect(ids).toBe('TP100009,TP100006,TP100007,TP100008');
    const own = picture.getByRole('row').filter({ hasText: 'this one' });
    await expect(own).toContainText('财务部, Singapore Office');
  });
  await step('and the appointment is saved as it was chosen', async () => {
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    expect(JSON.parse(page.calls(`${api}/appointTopic`).at(-1)?.body ?? '{}')).toMatchObject({
      topicId: 'TP100009',
      appointDate: ['2026-12-24', '2026-12-26'],
    });
  });
});
