/** Deleting IP segments on the screen: the question before, and which of the two it is (rows NET-011, 012, 048, 049). */
import type { Page } from '../support/page.ts';
import { expect, test } from '../support/screens.ts';

const path = '/safe_account/network_manage';
const deleted = '/api/security/networkSegment/batchDelete';
const plain = 'Confirm deleting the selected segments?';
const referenced = 'Some segments are referenced by other application modules, confirm deletion?';
const question = (page: Page) => page.getByRole('alertdialog');
const answer = (page: Page, name: string) => question(page).getByRole('button', { name }).click();
const row = (page: Page, at: number) => page.getByRole('row').nth(at);

test('nothing is deleted before it is confirmed, and what is referred to is said', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', `${path}?reference=unreferenced`);
  await row(page, 1)
    .getByRole('button', { name: /^Delete / })
    .click();
  await expect(question(page)).toContainText(plain);
  await answer(page, 'Cancel');
  expect(page.calls(deleted)).toHaveLength(0);

  await page.goto(`${path}?reference=referenced`);
  await row(page, 1)
    .getByRole('button', { name: /^Delete / })
    .click();
  await expect(question(page)).toContainText(referenced);
  // The question says which, and by what.
  await expect(question(page)).toContainText(/ – referenced by .+ · /);
  await answer(page, 'Cancel');
  expect(page.calls(deleted)).toHaveLength(0);
});

test('of several, one that is referred to is enough; in Chinese too', async ({ page, console }) => {
  await console.openAs('systemAdministrator', path, 'zh-CN');
  const chosen = async (reference: string, counts: readonly number[]) => {
    await page.goto(`${path}?reference=${reference}`);
    for (const at of counts) await row(page, at).getByRole('checkbox').check();
    await page.getByRole('button', { name: '删除', exact: true }).first().click();
  };
  await chosen('unreferenced', [1, 2]);
  await expect(question(page)).toContainText('确定删除所选网段吗？');
  await expect(question(page)).not.toContainText('引用');
  await answer(page, '取消');
  await chosen('referenced', [1, 2]);
  await expect(question(page)).toContainText('引用');
  await answer(page, '取消');
  expect(page.calls(deleted)).toHaveLength(0);
});

test('a block in the start field fills both ends and the type when the field is left', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', path);
  await page.getByRole('button', { name: /^New/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Start IP').fill('2001:db8::/126');
  await dialog.getByRole('textbox', { name: 'End IP' }).focus();
  await expect(dialog.getByLabel('Start IP')).toHaveValue('2001:db8::');
  await expect(dialog.getByRole('textbox', { name: 'End IP' })).toHaveValue('2001:db8::3');
  await dialog.getByLabel('Start IP').fill('203.0.113.0/25');
  await dialog.getByRole('textbox', { name: 'End IP' }).focus();
  await expect(dialog.getByRole('textbox', { name: 'End IP' })).toHaveValue('203.0.113.127');
});

test('a deletion of many says how many and names every one of them', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/safe_account/network_manage');
  await page.getByRole('checkbox', { name: /all/i }).first().click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText(/^20 in all: .* and 10 more$/)).toBeVisible();
  await question.getByText('All 20 names').click();
  await expect(question.getByRole('list', { name: 'All 20 names' }).getByRole('listitem')).toHaveCount(20);
});

test('a segment that can not be read is called an entry, not a list', async ({ page, console }) => {
  await console.openAs('systemAdministrator', path);
  await page.route('/api/security/networkSegment/querySegmentBySegmentIds', (route) =>
    route.fulfill({ status: 500, body: '' }),
  );
  await row(page, 1)
    .getByRole('button', { name: /^Edit / })
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('This entry could not be read');
  await expect(dialog).not.toContainText('This list could not be read');
});
