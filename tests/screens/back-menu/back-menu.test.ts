/** The editor of the admin centre's menus, call by call; each test names the rows that it proves. */
import type { Page } from '../support/page.ts';
import { expect, step, test } from '../support/screens.ts';

const path = '/backMenuSetting';
const base = '/api/basicserver/backstage/menu';
const sent = (page: Page, call: string) => JSON.parse(page.calls(`${base}/${call}`).at(-1)?.body ?? 'null');
const count = (page: Page, call: string) => page.calls(`${base}/${call}`).length;
const tree = (page: Page) => page.getByRole('list', { name: 'Groups and menus' });
const rows = (page: Page) => tree(page).getByRole('listitem');
const status = (page: Page) => page.getByRole('region', { name: /^Notifications/ });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const move = async (page: Page, name: string, ...keys: readonly string[]) => {
  await button(page, `Move ${name}`).focus();
  for (const key of ['Space', ...keys, 'Space']) await page.keyboard.press(key);
};
const more = async (page: Page, action: string) => {
  await button(page, 'More').click();
  await page.getByRole('menuitem', { name: action }).click();
};

test('groups that are not read yet cannot be collapsed', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/info');
  const release = await page.hold(`${base}/queryBackstageMenus`);
  await page.goto(path);
  const collapse = page.getByRole('checkbox', { name: 'collapse all groups' });
  await expect(collapse).toBeDisabled();
  release();
  await collapse.click();
  await expect(rows(page)).toHaveCount(7);
});

// Rows BMENU-001, 002, 004 to 011, 016, 017, 044, 050, 051, 086.
test('the tools: groups are collapsed, the keyword waits 500 ms, the rest stands in a menu', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', path);
  await expect(
    page.getByRole('heading', { name: 'Backstage management centre menu management' }),
  ).toBeVisible();
  await expect(page).toHaveTitle(/back-stage management centre - menu management/);
  // Without detach there is the menu setting alone, which is read straight away, of the root department.
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(rows(page).nth(1)).toContainText('Base settings');
  expect(page.calls('/api/basicserver/menu/check-detach')).toHaveLength(1);
  expect(page.calls(`${base}/queryBackstageMenus`)[0]?.url.searchParams.get('deptId')).toBe('D200');
  const collapse = page.getByRole('checkbox', { name: 'collapse all groups' });
  await collapse.click();
  await expect(rows(page)).toHaveCount(7);
  await collapse.click();
  await expect(rows(page).nth(1)).toContainText('Base settings');
  await step('the keyword', async () => {
    const search = page.getByPlaceholder('please enter menu keyword');
    const before = count(page, 'queryBackstageMenus');
    await search.fill('log');
    expect(count(page, 'queryBackstageMenus')).toBe(before);
    await page.pass(550);
    await page.waitForCall(`${base}/queryBackstageMenus`, before);
    await expect(rows(page)).toHaveCount(5);
    // Cleared 600 ms after what was asked for has come.
    await expect(page.getByText('Loading', { exact: true })).toBeVisible();
    await page.pass(650);
    await expect(page.getByText('Loading', { exact: true })).toHaveCount(0);
    await expect(page.getByText('Clear the keyword to change the order.')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Move / })).toHaveCount(0);
    await search.fill('');
    await page.pass(550);
    await expect(page.getByRole('button', { name: /^Move / }).first()).toBeVisible();
  });
  await step('the menu', async () => {
    // Row LOG-003.
    await more(page, 'Operation log');
    await expect(dialog(page)).toContainText('Operation log');
    await page.keyboard.press('Escape');
    await button(page, 'More').click();
    await expect(page.getByRole('menuitem')).toHaveText(['Operation log', 'Help', 'Copy link']);
    await page.getByRole('menuitem', { name: 'Copy link' }).click();
    await expect(status(page).getByText('copied successfully')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(location.href);
    await console.pretend({ helpDisabled: true });
    await page.reload();
    await button(page, 'More').click();
    await expect(page.getByRole('menuitem')).toHaveText(['Operation log', 'Copy link']);
    await page.keyboard.press('Escape');
    await console.pretend({ helpDisabled: false, deployment: 'private' });
    await page.reload();
    await button(page, 'More').click();
    await expect(page.getByRole('menuitem')).toHaveText(['Operation log', 'Copy link']);
  });
});

// Rows BMENU-005, 013, 014, 040, 057, 058, 063, 064, 072, 075 to 077, 079, 084.
test('groups and menus are made, changed and deleted in dialogs, by the rules', async ({ page, console }) => {
  await console.openAs('systemAdministrator', path);
  const save = () => dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
  await step('a group', async () => {
    await button(page, 'More ways to add').click();
    await page.getByRole('menuitem', { name: 'New group' }).click();
    await save();
    await expect(dialog(page).getByText('required item not filled')).toBeVisible();
    await dialog(page).getByRole('textbox', { name: 'Custom name' }).fill('Mine');
    const order = dialog(page).getByRole('spinbutton', { name: 'Display order' });
    await expect(order).toHaveValue('8');
    await order.fill('9');
    await save();
    await expect(dialog(page).getByText('please enter the correct display order: 1~8')).toBeVisible();
    await order.fill('1');
    await save();
    await expect(status(page).getByText('Added successfully')).toBeVisible();
    expect(sent(page, 'createBackstageGroup')).toEqual({ customName: 'Mine', menuOrder: 1, deptId: 'D200' });
    await expect(rows(page).first()).toContainText('Mine');
  });
  await step('a menu', async () => {
    await button(page, 'Add menu').click();
    await save();
    // The parent stands first, and is named first.
    await expect(dialog(page).getByRole('alert').getByRole('button').first()).toContainText('Parent menu');
    await dialog(page).getByText('Choose an icon').click();
    await dialog(page).getByRole('radio', { name: 'Calendar' }).click();
    await expect(dialog(page).getByRole('textbox', { name: 'Icon' })).toHaveValue('calendar');
    await dialog(page).getByRole('textbox', { name: 'Custom name' }).fill('Reports');
    await dialog(page).getByRole('textbox', { name: 'Address' }).fill('hr/report');
    await save();
    await expect(dialog(page).getByText('please select parent menu')).toBeVisible();
    await dialog(page).getByRole('combobox', { name: 'Parent menu' }).click();
    await page.getByRole('option', { name: 'Mine' }).click();
    await save();
    await expect(rows(page).nth(1)).toContainText('Reports');
  });
  await step('it is edited', async () => {
    await button(page, 'More about Reports').click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await dialog(page).getByRole('textbox', { name: 'Custom name' }).fill('Figures');
    await save();
    await expect(rows(page).nth(1)).toContainText('Figures');
    expect(sent(page, 'updateBackstageMenu')).toMatchObject({
      customName: 'Figures',
      customNameStatus: '1',
      menuPath: 'hr/report',
      openMode: 'current',
    });
    await status(page).getByRole('button', { name: 'Undo' }).last().click();
    await expect(rows(page).nth(1)).toContainText('Reports');
  });
  await step('at most four common menus', async () => {
    await page.goto(`${path}/group/group-basics`);
    await expect(dialog(page).getByRole('region', { name: 'Base', exact: true })).toBeVisible();
    await expect(dialog(page).getByRole('region', { name: 'Menus in it' })).toBeVisible();
    await dialog(page)
      .getByRole('combobox', { name: /Common menus/ })
      .click();
    for (const at of [0, 1, 2, 3, 4]) await page.getByRole('option').nth(at).click();
    await save();
    await expect(dialog(page).getByText('At most 4 common menus per group')).toBeVisible();
    expect(count(page, 'updateBackstageGroup')).toBe(0);
    await page.getByRole('option').nth(4).click();
    await save();
    await expect(dialog(page)).toHaveCount(0);
    const { children } = sent(page, 'updateBackstageGroup');
    expect(children.filter(({ common }: { common: string }) => common === '1')).toHaveLength(4);
  });
  await step('a group that holds menus says where they go', async () => {
    await button(page, 'More about Mine').click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const ask = page.getByRole('alertdialog');
    await expect(ask).toContainText('Its 1 menu goes to the end');
    await ask.getByRole('button', { name: 'Delete' }).click();
    // Row GEN-070.
    await expect(status(page).getByText('deleted successfully')).toBeVisible();
    expect(sent(page, 'deleteBackstageGroup')).toMatchObject({ parentId: 'group-basics' });
  });
});

// Rows BMENU-043, 070, 071, 089.
test('shown and hidden at once, one and several; a refusal shows what is stored', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', path);
  const chat = page.getByRole('switch', { name: 'Shown: Work messages' });
  await chat.click();
  await expect(status(page).getByText('status changed successfully')).toBeVisible();
  expect(sent(page, 'updateBackMenuStatus')).toEqual({ menuId: 'im', status: '0' });
  await expect(chat).not.toBeChecked();
  await console.pretend({ failures: { 'backMenu.status': 'refused' } });
  await chat.click();
  await expect(
    status(page)
      .getByText(/a failure that the sandbox pretends/)
      .first(),
  ).toBeVisible();
  await expect(chat).not.toBeChecked();
  await console.pretend({ failures: {} });
  for (const name of ['Organisation', 'Work messages'])
    await page.getByRole('checkbox', { name: `Choose ${name}` }).click();
  await expect(button(page, 'Delete')).toBeDisabled();
  await button(page, 'Hide').click();
  await expect(page.getByRole('switch', { name: 'Shown: Organisation' })).not.toBeChecked();
  expect(sent(page, 'batchUpdateBackMenuStatus')).toEqual({ menuIds: 'org,im', status: '0' });
});

// Rows BMENU-007, 046 to 049, 073, 074, 090, 091.
test('many moves are one save: groups by their indexes, only the changed groups’ menus', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', path);
  await expect(button(page, 'Save')).toBeDisabled();
  await move(page, 'Organisation', 'ArrowUp');
  await move(page, 'Operation log', 'ArrowUp');
  await move(page, 'Global basics', 'ArrowDown');
  expect(count(page, 'updateBackstageMenuOrder') + count(page, 'updateBackstateMenuGroupOrder')).toBe(0);
  await expect(page.getByText(/is not saved yet\. Menus moved: 2, groups moved: 1/)).toBeVisible();
  await expect(rows(page).first()).toContainText('Logs');
  await step('a refusal shows the order that is stored', async () => {
    await console.pretend({ failures: { 'backMenu.sortMenus': 'refused' } });
    await button(page, 'Save').click();
    await expect(status(page).getByText('group sorting succeeded')).toBeVisible();
    await expect(status(page).getByText(/a failure that the sandbox pretends/)).toBeVisible();
    // The menus stand as they are stored, the groups as they were moved.
    await expect(rows(page).nth(0)).toContainText('Logs');
    await expect(rows(page).nth(1)).toContainText('Operation log');
    await console.pretend({ failures: {} });
  });
  await step('what was refused waits beside the list, and is asked about before it is lost', async () => {
    await expect(page.getByText(/The server refused some moves, .* Menus: 2, groups: 0/)).toBeVisible();
    await page.getByRole('link', { name: 'Menu sets' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('will be lost');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await button(page, 'Discard the moves').click();
    await expect(page.getByText(/The server refused some moves/)).toHaveCount(0);
  });
  expect(sent(page, 'updateBackstateMenuGroupOrder')).toEqual({ oldIndex: 1, newIndex: 0, deptId: 'D200' });
  await move(page, 'Audit log', 'Home');
  await button(page, 'Save').click();
  await expect(status(page).getByText('menu sorting succeeded')).toBeVisible();
  expect(sent(page, 'updateBackstageMenuOrder')).toEqual({
    groupMenusOrder: [
      { id: 'auditLog', menuOrder: 1, parentId: 'group-logs' },
      { id: 'log_opt', menuOrder: 2, parentId: 'group-logs' },
    ],
    deptId: 'D200',
  });
  await expect(button(page, 'Save')).toBeDisabled();
  await step('moves are asked about before the page is left, and can be discarded', async () => {
    await move(page, 'Audit log', 'End');
    await page.getByRole('link', { name: 'Overview' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await button(page, 'Discard the moves').click();
    await expect(rows(page).nth(1)).toContainText('Audit log');
    await expect(button(page, 'Save')).toBeDisabled();
  });
});

test('refused moves are tried again as they were made', async ({ page, console }) => {
  await console.openAs('systemAdministrator', path);
  await move(page, 'Organisation', 'Home');
  await console.pretend({ failures: { 'backMenu.sortMenus': 'refused' } });
  await button(page, 'Save').click();
  await expect(rows(page).nth(1)).toContainText('Base settings');
  await console.pretend({ failures: {} });
  await button(page, 'Try again').click();
  await expect(status(page).getByText('menu sorting succeeded')).toBeVisible();
  await expect(rows(page).nth(1)).toContainText('Organisation');
  await expect(page.getByText(/The server refused some moves/)).toHaveCount(0);
});

// Rows BMENU-019 to 023, 041, 042.
test('names in languages stand in a table, languages are chosen in a popup', async ({ page, console }) => {
  await console.openAs('systemAdministrator', path);
  await button(page, 'More about Organisation').click();
  await page.getByRole('menuitem', { name: 'Names in languages' }).click();
  await expect(page).toHaveURL(/\/backMenuSetting\/lang\/org$/);
  await dialog(page)
    .getByRole('button', { name: /Languages/ })
    .click();
  expect(document.querySelector<HTMLElement>('dialog[open]')?.style.width).toBe('500px');
  const popup = page.getByRole('dialog', { name: 'Languages' });
  await expect(popup.getByRole('checkbox')).toHaveCount(12);
  await popup.getByRole('checkbox', { name: 'العربية 阿拉伯语' }).click();
  await popup.getByRole('button', { name: 'OK' }).click();
  const arabic = page.getByRole('textbox', { name: 'Arabic' });
  await expect(arabic).toHaveAttribute('dir', 'rtl');
  await arabic.fill('المنظمة');
  await page.getByRole('button', { name: 'Save', exact: true }).last().click();
  await expect(status(page).getByText('saved successfully')).toBeVisible();
  // Closing goes one page back.
  await expect(page).toHaveURL(/\/backMenuSetting$/);
  const saved = JSON.parse(page.calls('/api/bs/basicserver/multilangset/savedata').at(-1)?.body ?? '');
  expect(saved).toMatchObject({
    module: 'basicserver',
    tablefield: 'backstage_menu.custom_name',
    targetId: 'org',
  });
  expect(saved.langs).toContainEqual({ lang: 'ar_AE', name: 'المنظمة' });
});
