/** Settings of application management, call by call (APP-054 to 070, 079 to 082, 126 to 136, 144 to 147, 152 to 155, 173, 182 to 185). */
import type { Page } from '../support/page.ts';
import { expect, step, test } from '../support/screens.ts';

const manage = '/api/basicserver/app/manage';
const settings = '/appManage/settings';
const status = (page: Page) => page.getByRole('region', { name: /^Notifications/ });
const sent = (page: Page, path: string) => JSON.parse(page.calls(path).at(-1)?.body ?? 'null');
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Application management' }).getByRole('link', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

test('one setting and several are saved, taken back, and an application is chosen to begin with', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', settings);
  await page.getByRole('switch', { name: 'Forbid it for all employees' }).click();
  await expect(page.getByRole('switch', { name: 'Show the organisation’s arrangement' })).toHaveCount(0);
  await save(page);
  await expect(status(page).getByText('save successful, takes effect after refresh')).toBeVisible();
  expect(sent(page, `${manage}/saveAppManageConfig`)).toEqual({
    configKey: 'emp_menu_display_forbid',
    configValue: '1',
    deptId: 'D200',
  });
  await status(page).getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByRole('switch', { name: 'Show the organisation’s arrangement' })).toBeVisible();
  await step('one application has to be named', async () => {
    await page.getByRole('radio', { name: 'One application' }).click();
    await page.getByRole('switch', { name: 'Short names' }).click();
    await save(page);
    expect(page.calls(`${manage}/saveAppManageConfigs`)).toHaveLength(0);
    await page.getByRole('combobox', { name: 'Application', exact: true }).click();
    await page.getByRole('option', { name: 'Workflow' }).click();
    await save(page);
    await expect(page.getByRole('button', { name: 'Discard' })).toHaveCount(0);
    const keys = sent(page, `${manage}/saveAppManageConfigs`).appManageConfigs.map(
      (config: { configKey: string }) => config.configKey,
    );
    expect(keys).toEqual(['defaultAppType', 'defaultAppValue', 'simpleName']);
  });
});

test('navigation acts at once; a refusal is said in the server’s words and nothing is switched', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', settings);
  const mixed = page.getByRole('switch', { name: 'Mixed navigation' });
  await mixed.click();
  await expect(status(page).getByText('Switch successful')).toBeVisible();
  expect(sent(page, `${manage}/saveMixMenuEnabled`)).toEqual({ configValue: '1', deptId: 'D200' });
  await console.pretend({ failures: { 'applications.saveMixMenu': 'refused' } });
  await mixed.click();
  await expect(
    status(page)
      .getByText(/a failure that the sandbox pretends/)
      .first(),
  ).toBeVisible();
  await expect(mixed).toBeChecked();
  await page.getByRole('combobox', { name: 'More applications' }).click();
  await page.getByRole('option', { name: 'On a page of tiles' }).click();
  await expect(status(page).getByText('Update successful')).toBeVisible();
  expect(sent(page, '/api/basicserver/saveMessageDisplaySetting')).toEqual({
    configKey: 'moreapp.display.web',
    configValue: 'tilingpage',
  });
});

test('a hidden application is shown again, and a saved default comes back', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/appManage/edit/8');
  const drawer = page.getByRole('dialog', { name: /^Edit/ });
  await drawer.getByRole('switch', { name: 'Shown in the navigation' }).click();
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer).toHaveCount(0);
  await tab(page, 'Settings').click();
  await page.getByRole('checkbox', { name: /Calendar/ }).click();
  // Row APP-178.
  await step('a department’s menus that the server does not save stay hidden, with its message', async () => {
    const refusal = { json: { code: 417, msg: 'The menus of this department are being rebuilt' } };
    await page.route(`${manage}/saveAppManageApps`, (route) => route.fulfill(refusal));
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(status(page).getByText(/The menus of this department are being rebuilt/)).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /Calendar/ })).toBeChecked();
    await page.unroute(`${manage}/saveAppManageApps`);
  });
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByText('Nothing is hidden')).toBeVisible();
  expect(sent(page, `${manage}/saveAppManageApps`)).toEqual({
    deptId: 'D200',
    showApps: [{ id: '8', display: '1' }],
  });
  await step('kept as the default, changed, and back', async () => {
    await page.getByRole('button', { name: 'Keep as default' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Only the server knows the values afterwards. It cannot be undone.');
    await question.getByRole('button', { name: 'Keep as default' }).click();
    await expect(status(page).getByText('Setting successful')).toBeVisible();
    const order = page.getByRole('switch', { name: 'Show the most used ones first' });
    await order.click();
    await save(page);
    await expect(order).toBeChecked();
    await page.getByRole('button', { name: 'Back to the default' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Back to the default' }).click();
    await expect(status(page).getByText('restore default data successful')).toBeVisible();
    await expect(order).not.toBeChecked();
  });
  await step('lists begin with what is off, and hide it when asked', async () => {
    await page.getByRole('switch', { name: 'Show disabled applications at first' }).click();
    await save(page);
    await tab(page, 'Applications').click();
    await page
      .getByRole('navigation', { name: 'Groups of applications' })
      .getByRole('button', { name: /^工具与服务/ })
      .click();
    const off = page.getByRole('listitem').filter({ hasText: 'Text messages' });
    await expect(off.first()).toContainText('Disabled');
    await page.getByRole('button', { name: 'Hide disabled' }).click();
    await expect(off).toHaveCount(0);
  });
});

test('departments: how far they are on their own, who says something itself, what may be changed where', async ({
  page,
  console,
}) => {
  await console.pretend({ detach: 'on' });
  await console.openAs('systemAdministrator', `${settings}?dept=D205`);
  await page.getByRole('switch', { name: 'Short names' }).click();
  await save(page);
  await expect(status(page).getByText('save successful, takes effect after refresh')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Messages' })).toBeDisabled();
  await expect(page.getByRole('switch', { name: /^Departments enable and disable/ })).toBeDisabled();
  await console.openAs('systemAdministrator', settings);
  await expect(page.getByRole('button', { name: '销售中心' })).toBeVisible();
  const depth = page.getByRole('switch', { name: /^Departments enable and disable/ });
  await depth.click();
  await expect(status(page).getByText('Setting successful')).toBeVisible();
  await expect(page.getByText(/The organisation’s arrangement is shown, because/)).toBeVisible();
  expect(sent(page, `${manage}/saveAppManageDetachConfig`)).toEqual({ configValue: '0' });
  await step('who may change nothing reads it', async () => {
    await console.pretend({ detach: 'off' });
    await console.openAs('departmentAdministrator', settings);
    await expect(page.getByRole('switch', { name: 'Short names' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Keep as default' })).toHaveCount(0);
  });
});

// Rows LAUNCH-009, 010.
test('the team’s view: what it loads, and when its sign of loading goes', async ({ page, console }) => {
  await console.openAs('systemAdministrator', settings);
  const loading = page.getByRole('status').filter({ hasText: /^Loading$/ });
  await expect(page.getByText(/^Shows \d+ of \d+ applications\.$/)).toBeVisible();
  const order = [
    '/api/basicserver/menu/check-detach',
    `${manage}/queryMixMenuEnabled`,
    `${manage}/querySysAppManageConfigs`,
    `${manage}/queryAppList`,
    `${manage}/querySysNavigationMenus`,
  ];
  const made = page.calls(/./).map(({ url }) => url.pathname);
  expect(made.filter((path) => order.includes(path))).toEqual(order);
  await page.pass(510);
  await expect(loading).toHaveCount(0);
  await step('a department is loaded anew, and signed for half a second', async () => {
    await console.pretend({ detach: 'on' });
    await page.goto(`${settings}?dept=D206`);
    await expect(loading).toBeVisible();
    await page.pass(510);
    await expect(loading).toHaveCount(0);
  });
});
