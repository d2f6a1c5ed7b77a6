/** Task d: applications stand before all groups for everybody, also in what an employee sees (APP-031, 149; LAUNCH-015). */
import type { Locator } from '../support/locator.ts';
import type { Page } from '../support/page.ts';
import { expect, step, test } from '../support/screens.ts';

const manage = '/api/basicserver/app/manage';
const save = `${manage}/saveAppManageInfo`;
const row = (page: Page) => page.getByRole('region', { name: 'First for everybody' });
const names = (page: Page) =>
  row(page)
    .getByRole('listitem')
    .elements()
    .map((one) => one.textContent ?? '')
    .join(' ');

async function putFirst(page: Page): Promise<number> {
  let clicks = 0;
  const click = async (locator: Locator) => {
    clicks += 1;
    await locator.click();
  };
  for (const name of [/Calendar/, /Tasks/, /Projects/]) await click(page.getByRole('checkbox', { name }));
  const bar = page.getByRole('toolbar', { name: /Applications/ });
  await click(bar.getByRole('button', { name: 'First for everybody' }));
  await expect(row(page).getByRole('listitem')).toHaveCount(3);
  return clicks;
}

test('four clicks put three applications first; an employee who signs in has them there', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/appManage');
  await expect(row(page).getByText(/^No application is first for everybody/)).toBeVisible();
  expect(await putFirst(page)).toBe(4);
  expect(page.calls(save)).toHaveLength(3);
  await step('one notice tells of all three', async () => {
    const notices = page.getByRole('region', { name: /^Notifications/ });
    await expect(
      notices.getByText('3 applications are now first for everybody', { exact: false }),
    ).toHaveCount(1);
    await expect(notices.getByRole('button', { name: 'Undo' })).toHaveCount(1);
  });
  await step('whom it reaches; what nobody tells is not known', async () => {
    await expect(row(page)).toContainText('This reaches 1,320 people of this department and below it.');
    await expect(row(page)).toContainText(
      'How many of them arrange their own applications is not known here.',
    );
  });
  await console.openAs('employee', '/launcher/apps');
  const own = page.getByRole('table', { name: 'My applications' }).getByRole('row');
  for (const at of [1, 2, 3]) await expect(own.nth(at)).toContainText(/Calendar|Tasks|Projects/);
  await expect(own.nth(4)).toContainText('Messages');
});

test('they are moved by keys, taken away one by one, and people’s own order is given up after a question', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/appManage');
  await putFirst(page);
  const before = names(page);
  await step('moved', async () => {
    await row(page)
      .getByRole('button', { name: /^Move Calendar/ })
      .focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Space');
    await expect.poll(() => page.calls(`${manage}/updateAppOrders`).length).toBe(1);
    await expect.poll(() => names(page)).not.toBe(before);
  });
  await step('theirs too', async () => {
    await row(page).getByRole('button', { name: 'Theirs too…' }).click();
    const question = page.getByRole('alertdialog', {
      name: 'Discard the arrangements that people made themselves?',
    });
    await question.getByRole('button', { name: 'Give employees this arrangement' }).click();
    await expect.poll(() => page.calls(`${manage}/syncAppDisplaySetting`).length).toBe(1);
  });
  await step('taken away', async () => {
    await row(page).getByRole('button', { name: 'Tasks: no longer first' }).click();
    await expect(row(page).getByRole('listitem')).toHaveCount(2);
  });
});

test('a server that does not tell is not taken for one where nothing stands first', async ({
  page,
  console,
}) => {
  await page.route(`${manage}/queryViewAs`, (route) => route.fulfill({ status: 404, body: '' }));
  await console.openAs('systemAdministrator', '/appManage');
  await expect(row(page)).toContainText('This server does not say which applications are first');
});

test('one press takes back all three', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/appManage');
  await putFirst(page);
  await page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(row(page).getByText(/^No application is first for everybody/)).toBeVisible();
  expect(page.calls(save)).toHaveLength(6);
});
