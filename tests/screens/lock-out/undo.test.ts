/** An undo is asked about as the change is: in the toast, and in the journal (rows NET-032, SEC-053). */
import { send } from '../../../src-renderer/data/http.ts';
import { updateIsWhiteList } from '../../../src-shared/api/network/ip-lists.ts';
import type { Page } from '../support/page.ts';
import { expect, test } from '../support/screens.ts';

const tenant = '澄汀智造科技有限公司';
const lists = '/safe_account/ipconfigrec';
const question = (page: Page) => page.getByRole('alertdialog');
const goOn = (page: Page) => question(page).getByRole('button', { name: 'Continue anyway' });
const flag = (page: Page) => page.getByRole('switch', { name: 'White list is in force' });
const sent = (page: Page) => page.calls(updateIsWhiteList.path).length;

test('the list is put in force again by Undo: whom it locks out is said, and the name is typed', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/info');
  await send(updateIsWhiteList, { isWhiteList: true });
  await page.goto(lists);
  await flag(page).click();
  await expect(flag(page)).not.toBeChecked();
  const undo = page.getByRole('button', { name: 'Undo' }).last();
  await undo.click();
  await expect(question(page).getByText(/^You would be refused/)).toBeVisible();
  const before = sent(page);
  await expect(question(page).getByText(/^With a way in afterwards: 0 of \d+ administrators/)).toBeVisible();
  await expect(goOn(page)).toBeDisabled();
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(flag(page)).not.toBeChecked();
  expect(sent(page)).toBe(before);

  await page.goto('/journal');
  await page.getByRole('button', { name: /^Undo/ }).first().click();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(question(page).getByText(/^You would be refused/)).toBeVisible();
  await expect(goOn(page)).toBeDisabled();
  await question(page).getByRole('textbox').fill(tenant);
  await goOn(page).click();
  await expect(page.getByText('Undone').last()).toBeVisible();
  expect(sent(page)).toBe(before + 1);
});
