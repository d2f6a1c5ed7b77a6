/**
 * Actions on a theme of the list: success, failure, both languages
 * (THM-005, 029 to 040, 049, 052, 053, 091 to 093, 101, 103, 184 to 191).
 */
import type { Page } from '../support/page.ts';
import { expect, step, test } from '../support/screens.ts';

const api = '/api/basicserver/backTopic';
const list = `${api}/qryTopic`;
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name }).first();
const status = (page: Page) => page.getByRole('region', { name: /^Notifications/ });
const choose = async (page: Page, name: string, action: string) => {
  await row(page, name).getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: action }).click();
};
const params = (page: Page, path: string) =>
  Object.fromEntries(page.calls(path).at(-1)?.url.searchParams ?? []);

test('enabling and disabling, and back', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/themes/pc');
  const before = page.calls(list).length;
  await page.getByRole('button', { name: 'Enable: Graphite' }).click();
  await expect(status(page).getByText('Operation successful')).toBeVisible();
  await expect(row(page, 'Graphite')).toContainText('Enabled');
  expect(page.calls(list).length).toBeGreaterThan(before);
  expect(params(page, `${api}/enableTopic`)).toMatchObject({ topicStyle: 'dark', dtu: 'pc', deptId: 'D200' });
  await status(page).getByRole('button', { name: 'Undo' }).first().click();
  await expect(row(page, 'Graphite')).toContainText('Disabled');

  await step('what fails is said quietly, with another try', async () => {
    await console.pretend({ failures: { 'themes.back.enable': 'refused' } });
    await page.getByRole('button', { name: 'Enable: Graphite' }).click();
    const notice = page.getByRole('status').filter({ hasText: '“Graphite” was not enabled' });
    await expect(notice).toBeVisible();
    await expect(status(page).getByRole('alert')).toHaveCount(0);
    await expect(row(page, 'Graphite')).toContainText('Disabled');
    await console.pretend({ failures: {} });
    await notice.getByRole('button', { name: 'Retry' }).click();
    await expect(row(page, 'Graphite')).toContainText('Enabled');
    await expect(notice).toHaveCount(0);
  });
  await step('a failed disabling shows the message of the server', async () => {
    await console.pretend({ failures: { 'themes.back.disable': 'refused' } });
    await page.getByRole('button', { name: 'Disable: Graphite' }).click();
    await expect(status(page).getByText(/a failure that the sandbox pretends/)).toBeVisible();
    await expect(row(page, 'Graphite')).toContainText('Enabled');
  });
});

test('the default, in Chinese: silent where it fails', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/themes/pc', 'zh-CN');
  await console.pretend({ failures: { 'themes.back.setDefault': 'refused' } });
  await row(page, 'Harbour').getByRole('button', { name: '更多' }).click();
  await page.getByRole('menuitem', { name: '设为默认' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '设为默认' }).click();
  const notice = page.getByRole('status').filter({ hasText: '“Harbour”未能设为默认' });
  await expect(notice).toBeVisible();
  await expect(page.getByRole('region', { name: /^通知/ }).getByRole('alert')).toHaveCount(0);
  await console.pretend({ failures: {} });
  await notice.getByRole('button', { name: '重试' }).click();
  await expect(row(page, 'Harbour')).toContainText('默认');
});

test('deleting names the theme, and shows the message of the server where it fails', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/themes/pc');
  await console.pretend({ failures: { 'themes.back.remove': 'refused' } });
  const ask = async () => {
    await choose(page, 'Graphite', 'Delete');
    const question = page.getByRole('alertdialog', { name: 'Delete the theme “Graphite”?' });
    await question.getByRole('button', { name: 'Delete' }).click();
  };
  await ask();
  await expect(status(page).getByText(/a failure that the sandbox pretends/)).toBeVisible();
  await expect(row(page, 'Graphite')).toBeVisible();
  await console.pretend({ failures: {} });
  await ask();
  await expect(page.getByText('23 themes')).toBeVisible();
});

test('appointing: a timed one needs its days; a failure is said in the form alone', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/themes/pc');
  await choose(page, 'Harbour', 'Appoint…');
  await expect(page).toHaveURL(/\/themes\/pc\/appoint\/TP100001$/);
  const dialog = page.getByRole('dialog', { name: 'Appoint “Harbour”' });
  await expect(dialog.getByRole('switch')).toHaveCount(0);
  await dialog.getByRole('radio', { name: 'For some time' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please choose the first and the last day').first()).toBeVisible();
  await dialog.getByRole('radio', { name: 'Permanently' }).click();
  await dialog.getByRole('switch', { name: 'Users may switch' }).click();
  await console.pretend({ failures: { 'themes.back.appoint': 'refused' } });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(
    dialog.getByRole('alert').filter({ hasText: 'a failure that the sandbox pretends' }),
  ).toBeVisible();
  await expect(status(page).getByRole('alert')).toHaveCount(0);
  await console.pretend({ failures: {} });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row(page, 'Harbour')).toContainText('Permanently, users may switch');
  expect(JSON.parse(page.calls(`${api}/appointTopic`).at(-1)?.body ?? '{}')).toMatchObject({
    topicAppoint: '1',
    allowUserSwitch: 'E',
  });
});

test('titles, and the wire’s own spelling', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/themes/pc');
  await choose(page, 'Harbour', 'Titles shown…');
  const dialog = page.getByRole('dialog', { name: 'Titles that “Harbour” shows' });
  await dialog.getByRole('checkbox', { name: 'Browser title' }).uncheck();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(status(page).getByText('change succeeded')).toBeVisible();
  const sent = JSON.parse(page.calls(`${api}/updateTitleShowWay`).at(-1)?.body ?? '{}');
  expect(JSON.parse(sent.titleShowWay)).toContainEqual({ id: 'broswerTitle', selected: false });
});

test('the order by keyboard', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/themes/pc');
  const handle = page.getByRole('button', { name: 'Move Graphite' });
  await handle.press(' ');
  await handle.press('Home');
  await handle.press(' ');
  await expect(status(page).getByText('Operation successful')).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText('Graphite');
  expect(params(page, `${api}/dragSort`)).toMatchObject({ topicStyle: 'dark', dtu: 'pc', deptId: 'D200' });
  await page.reload();
  await expect(page.getByRole('row').nth(1)).toContainText('Graphite');
});

test('from the cloud store: chosen, looked at, made', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/themes/pc');
  await page.getByRole('button', { name: /^More for / }).click();
  await page.getByRole('menuitem', { name: 'From the cloud store' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create a theme from the cloud store' });
  await dialog.getByRole('button', { name: 'Choose: Aurora' }).click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Aurora here');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(status(page).getByText('Operation successful')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('25 themes')).toBeVisible();
});

test('departments: what is turned off above is off below; a theme is given', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/info');
  await console.pretend({ detach: 'on' });
  await page.goto('/themes/pc?tab=sync');
  const own = page.getByRole('switch', { name: 'Own themes in this department' });
  const below = page.getByRole('switch', { name: 'Own themes in the departments below' });
  await expect(below).toBeChecked();
  await own.click();
  await expect(status(page).getByText('change succeeded')).toBeVisible();
  await expect(below).not.toBeChecked();
  await expect(below).toBeDisabled();
  const said = JSON.parse(page.calls('/api/basicserver/topic/saveAuthBalance').at(-1)?.body ?? '{}');
  expect(said).toMatchObject({ deptId: 'D200', settingModule: 'pc', customTopic: 'D', allowLow: 'D' });
  await page.goto('/themes/pc/departments/TP100001');
  const dialog = page.getByRole('dialog', { name: 'Assign “Harbour” to departments' });
  await dialog.getByRole('row').filter({ hasText: '财务部' }).getByRole('gridcell').first().click();
  await dialog.getByRole('button', { name: 'Assign to 1 department' }).click();
  await expect(dialog).toHaveCount(0);
});

// THM-127
test('a 401 shows No permission, whatever the server says with it or does not say', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/themes/pc');
  await page.route(`${api}/disableTopic`, (route) => route.fulfill({ json: { code: 401, msg: '' } }));
  await page.getByRole('button', { name: 'Disable: Harbour' }).click();
  const refused = status(page).getByRole('alert').getByText('No permission', { exact: true });
  await expect(refused).toBeVisible();
  await page.route(`${api}/disableTopic`, (route) => route.fulfill({ json: { code: 401, msg: '未授权' } }));
  await page.getByRole('button', { name: 'Disable: Harbour' }).click();
  await expect(refused).toHaveCount(2);
  await expect(page.getByText('未授权')).toHaveCount(0);
  await page.route(list, (route) => route.fulfill({ json: { code: 401, msg: '未授权' } }));
  await page.reload();
  await expect(page.getByText('No permission', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('未授权')).toHaveCount(0);
});
