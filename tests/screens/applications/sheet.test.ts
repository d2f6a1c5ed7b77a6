/** The sheet: filled in by keys, judged before anything is sent, sent by the calls for several, taken back (APP-001, 077, 078, 083 to 088, 118, 131, 149). */
import type { Locator } from '../support/locator.ts';
import type { Page } from '../support/page.ts';
import { expect, step, test } from '../support/screens.ts';

const manage = '/api/basicserver/app/manage';
const sheet = '/appManage/sheet';
const sent = (page: Page, path: string) => JSON.parse(page.calls(path).at(-1)?.body ?? 'null');
const grid = (page: Page) => page.getByRole('grid', { name: 'Applications and departments' });
const row = (page: Page, name: string): Locator =>
  grid(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) });
const cell = (page: Page, name: string, column = 0) => row(page, name).getByRole('gridcell').nth(column);
const tools = (page: Page) => page.getByRole('toolbar', { name: 'Set the chosen cells' });
const set = (page: Page, name: string) => tools(page).getByRole('button', { name, exact: true }).click();
const check = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: 'Check and save…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Changes to be made' });
  await expect(dialog.getByRole('list', { name: 'In short' })).toBeVisible();
  return dialog;
};
const changed = (page: Page) => page.getByRole('dialog', { name: 'Changes made' });

test('cells are judged before anything is sent, sent together, and taken back together', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', sheet);
  await expect(cell(page, 'Calendar')).toContainText('Enabled');
  await cell(page, 'Calendar').click();
  await set(page, 'Disabled');
  await expect(cell(page, 'Calendar')).toContainText('Disabled');
  await expect(cell(page, 'Calendar')).toHaveAttribute('aria-description', 'not saved, was Enabled');
  await cell(page, 'Customers').click();
  await grid(page).focus();
  await page.keyboard.press('Space');
  await cell(page, 'Documents', 1).click();
  await set(page, 'Hidden');
  await cell(page, 'Projects', 2).click();
  await set(page, 'A new window');
  await expect(page.getByText('4 cells filled in')).toBeVisible();
  const dialog = await check(page);
  await step('nothing is sent before it is looked at', async () => {
    const short = dialog.getByRole('list', { name: 'In short' });
    await expect(short).toContainText('1 × Disabled');
    await expect(short).toContainText('Opens in: A new window');
    await expect(short).toContainText(/Left out: .* and \d+ more need it and stay on here/);
    expect(page.calls('/api/basicserver/enableModules')).toHaveLength(0);
    expect(page.calls(`${manage}/saveAppManageApps`)).toHaveLength(0);
  });
  await dialog.getByRole('button', { name: /^Save \d changes/ }).click();
  await expect(changed(page).getByRole('grid').getByText('Changed').first()).toBeVisible();
  expect(sent(page, '/api/basicserver/enableModules').modules).toContainEqual({
    moduleId: '8',
    moduleStr: 'calendar',
    moduleName: 'Calendar',
    status: '0',
  });
  expect(sent(page, `${manage}/saveAppManageApps`)).toMatchObject({
    openModes: [{ openMode: 'newWindow' }],
    deptId: 'D200',
  });
  await step('undo', async () => {
    await changed(page).getByRole('button', { name: 'Undo these changes' }).click();
    await expect(changed(page).getByRole('list', { name: 'In short' })).toContainText('1 × Enabled');
    expect(sent(page, '/api/basicserver/enableModules').modules).toContainEqual({
      moduleId: '8',
      moduleStr: 'calendar',
      moduleName: 'Calendar',
      status: '1',
    });
    await changed(page).getByRole('button', { name: 'Close' }).last().click();
    await expect(cell(page, 'Calendar')).toHaveText('Enabled');
  });
  await step('what was left out stays to be mended', async () => {
    await expect(cell(page, 'Customers')).toContainText('Disabled');
    await expect(cell(page, 'Customers')).toHaveAttribute('aria-description', /^not saved/);
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(cell(page, 'Customers')).toHaveText('Enabled');
  });
});

test('departments stand beside each other, each with its own words; one follows the one above', async ({
  page,
  console,
}) => {
  await console.pretend({ detach: 'depth' });
  await console.openAs('systemAdministrator', `${sheet}?beside=D205,D210`);
  await expect(cell(page, 'Calendar', 2)).toContainText('Enabled');
  await cell(page, 'Calendar', 1).click();
  await grid(page).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Control+r');
  await expect(page.getByText('2 cells filled in')).toBeVisible();
  const dialog = await check(page);
  await dialog.getByRole('button', { name: 'Save 2 changes' }).click();
  await expect(changed(page).getByRole('list', { name: 'In short' })).toContainText('2 × Disabled');
  const asked = page.calls('/api/basicserver/enableModules').map(({ body }) => JSON.parse(body ?? '').deptId);
  expect(asked.toSorted()).toEqual(['D205', 'D210']);
  await changed(page).getByRole('button', { name: 'Close' }).last().click();
  await expect(cell(page, 'Calendar', 0)).toHaveText('Enabled');
  await expect(cell(page, 'Calendar', 1)).toHaveText('Disabled');
  await step('what differs is found', async () => {
    await page.goto(`${sheet}?beside=D205,D210&rows=differ`);
    await expect(cell(page, 'Calendar', 2)).toContainText('Disabled');
    await expect(grid(page).getByRole('rowheader')).toHaveCount(1);
  });
});

test('places are given anew, and what a server refuses is said of each cell', async ({ page, console }) => {
  await console.openAs('systemAdministrator', `${sheet}?what=order&group=AC10003`);
  await expect(cell(page, 'OKR')).toBeVisible();
  await cell(page, 'OKR').click();
  await set(page, 'Set place');
  await expect(cell(page, 'OKR')).toContainText('1');
  await expect(cell(page, 'OKR')).toHaveAttribute('aria-description', /^not saved/);
  await console.pretend({ failures: { 'applications.saveOrders': 'refused' } });
  const dialog = await check(page);
  await dialog.getByRole('button', { name: 'Save 1 change' }).click();
  await expect(changed(page).getByRole('list', { name: 'In short' })).toContainText(
    /Refused: .*a failure that the sandbox pretends/,
  );
  await console.pretend({ failures: {} });
  await changed(page).getByRole('button', { name: 'Close' }).last().click();
  await (await check(page)).getByRole('button', { name: 'Save 1 change' }).click();
  await expect(changed(page).getByRole('list', { name: 'In short' })).toContainText('1 × Moved');
  const orders = sent(page, `${manage}/updateAppOrders`).appOrders as { id: string; orderNum: number }[];
  expect(orders.map(({ orderNum }) => orderNum).toSorted()).toEqual(orders.map((_, index) => index + 1));
  await changed(page).getByRole('button', { name: 'Close' }).last().click();
  await expect(cell(page, 'OKR')).toHaveText('1');
});

test('a person without the right to change is told so before anything is sent', async ({ page, console }) => {
  await console.pretend({ detach: 'on' });
  await console.openAs('departmentAdministrator', `${sheet}?what=on`);
  await cell(page, 'Calendar').click();
  await set(page, 'Disabled');
  const dialog = await check(page);
  await expect(dialog.getByRole('list', { name: 'In short' })).toContainText(
    'Applications are enabled for the whole organisation only',
  );
  await expect(dialog.getByRole('button', { name: /^Save/ })).toBeDisabled();
});

test('without an application no cell is chosen, and nothing is offered to set', async ({ page, console }) => {
  await console.openAs('systemAdministrator', sheet);
  await expect(cell(page, 'Calendar')).toContainText('Enabled');
  await expect(tools(page)).toContainText('1 cell');
  await page.getByRole('textbox', { name: 'Search: Application name' }).fill('nothing is called so');
  await expect(page.getByText('There is no application to show.')).toBeVisible();
  await expect(tools(page)).toContainText('0 cells');
  await expect(tools(page).getByRole('button')).toHaveCount(0);
});
