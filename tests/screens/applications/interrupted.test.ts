/** Several calls of one press, of which one fails, or whose answer is lost: what was done is told, and taken back. */
import type { Page } from '../support/page.ts';
import { expect, step, test } from '../support/screens.ts';

const enable = '/api/basicserver/enableModules';
const manage = '/api/basicserver/app/manage';
const grid = (page: Page) => page.getByRole('grid', { name: 'Applications and departments' });
const notices = (page: Page) => page.getByRole('region', { name: /^Notifications/ });

/** The plan for one cell of Calendar. */
async function planCell(page: Page, what: string, value: string) {
  await page.goto(`/appManage/sheet?what=${what}`);
  await grid(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: 'Calendar', exact: true }) })
    .getByRole('gridcell')
    .first()
    .click();
  const tools = page.getByRole('toolbar', { name: 'Set the chosen cells' });
  await tools.getByRole('button', { name: value, exact: true }).click();
  await page.getByRole('button', { name: 'Check and save…' }).click();
  return page.getByRole('dialog', { name: 'Changes to be made' });
}
const done = (page: Page) => page.getByRole('dialog', { name: 'Changes made' });
const rows = (page: Page) => done(page).getByRole('grid').getByRole('row');

test('an application that was disabled to be hidden, and was then not hidden, is reported and enabled again', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/info');
  const plan = await planCell(page, 'shown', 'Hidden');
  await console.pretend({ failures: { 'applications.saveApps': 'refused' } });
  await plan.getByRole('button', { name: 'Save 1 change' }).click();
  await expect(rows(page).filter({ hasText: 'Navigation' })).toContainText('Refused');
  const disabled = rows(page).filter({ hasText: 'Status' });
  await expect(disabled).toContainText('Enabled → Disabled');
  await expect(disabled).toContainText('Changed');
  await done(page).getByRole('button', { name: 'Undo these changes' }).click();
  await expect
    .poll(() => JSON.parse(page.calls(enable).at(-1)?.body ?? ''))
    .toMatchObject({ modules: [{ moduleName: 'Calendar', status: '1' }] });
});

for (const [result, what, value, call] of [
  ['hidden', 'shown', 'Hidden', 'applications.saveApps'],
  ['opened otherwise', 'opens', 'A new window', 'applications.saveApps'],
  ['disabled', 'on', 'Disabled', 'applications.enableModules'],
] as const) {
  test(`an answer of the sheet is lost: it is looked up whether it was ${result}`, async ({
    page,
    console,
  }) => {
    await console.openAs('systemAdministrator', '/info');
    const plan = await planCell(page, what, value);
    await console.pretend({ failures: { [call]: 'cut' } });
    await plan.getByRole('button', { name: 'Save 1 change' }).click();
    await expect(rows(page).filter({ hasText: 'Calendar' })).toContainText('Changed');
    await expect(done(page).getByRole('button', { name: 'Undo these changes' })).toBeVisible();
    await expect(notices(page).getByText(/is not known/)).toHaveCount(0);
  });
}

test('an order whose answer is lost is looked up', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/appManage?group=AC10003');
  await page.getByRole('checkbox', { name: /OKR/ }).click();
  await console.pretend({ failures: { 'applications.saveOrders': 'cut' } });
  const bar = page.getByRole('toolbar', { name: /Applications/ });
  await bar.getByRole('button', { name: 'To the front', exact: true }).click();
  await expect(notices(page).getByText(/^The answer was lost, but the change was made/)).toBeVisible();
  expect(page.calls(`${manage}/updateAppOrders`)).toHaveLength(1);
});

test('a roll-out of which one step can’t be kept says so, and shows the other', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/appManage?q=Calendar');
  await page.getByRole('button', { name: 'More for Calendar' }).click();
  await page.getByRole('menuitem', { name: 'Roll out…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Roll out “Calendar”' });
  await dialog
    .getByRole('button', { name: /^Share/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'All external people' }).click();
  await dialog.getByRole('radio', { name: 'Everybody' }).click();
  const fillDay = async (name: string, days: number) => {
    const day = dialog.getByRole('textbox', { name });
    await day.fill(new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10));
    await day.press('Tab');
  };
  await fillDay('Day on which others get it', 3);
  await dialog.getByRole('radio', { name: 'The shares from before the roll-out are restored' }).click();
  await fillDay('Day on which it ends', 6);
  let asked = 0;
  await page.route('**/bridge/call/jobs.add', (route) => {
    asked += 1;
    if (asked === 1) return route.continue();
    const error = { code: 'JOBS_NOT_KEPT', message: 'the disk is full', params: { reason: 'ENOSPC' } };
    return route.fulfill({ body: `${JSON.stringify({ ok: false, error })}\n` });
  });
  await dialog.getByRole('button', { name: 'Roll out', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Roll out', exact: true }).click();
  await expect(notices(page).getByText(/^The scheduled jobs cannot be read or written/)).toBeVisible();
  await expect(notices(page).getByText('1 step of the roll-out of Calendar is scheduled.')).toBeVisible();
  await step('the card has that step', async () => {
    await expect(page.getByText(/Calendar for others$/)).toHaveCount(1);
  });
});
