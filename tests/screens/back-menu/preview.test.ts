/** The menu beside its editor: with unsaved moves, in a language, as a role sees it (row BMENU-088). */
import { send } from '../../../src-renderer/data/http.ts';
import { queryPeople } from '../../../src-shared/api/people/people.ts';
import { expect, step, test } from '../support/screens.ts';

test('the edited menu is shown as it will be', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/backMenuSetting');
  await page.getByRole('checkbox', { name: 'Preview' }).click();
  const menu = page.getByRole('region', { name: 'The menu after saving' });
  const entries = menu.getByRole('listitem');
  await expect(entries.first()).toHaveText('Base settings');
  await step('a move that is not saved yet', async () => {
    await page.getByRole('button', { name: 'Move Application management', exact: true }).focus();
    for (const key of ['Space', 'Home', 'Space']) await page.keyboard.press(key);
    await expect(entries.first()).toHaveText('Application management');
  });
  await step('from right to left, with what has no name marked', async () => {
    await page.getByRole('combobox', { name: /^Language/ }).click();
    await page.getByRole('option', { name: /العربية/ }).click();
    await expect(menu).toHaveAttribute('dir', 'rtl');
    await expect(page.getByText(/have no name in this language/)).toBeVisible();
  });
  await step('as sub-administrators see it, and how many they are', async () => {
    await page.getByRole('combobox', { name: /^As seen by/ }).click();
    await page.getByRole('option', { name: 'Sub-administrator' }).click();
    await expect(page.getByText('1 sub-administrator sees the menu like this.')).toBeVisible();
  });
  await step('as an employee sees it', async () => {
    await page.getByRole('combobox', { name: /^As seen by/ }).click();
    await page.getByRole('option', { name: 'Employee' }).click();
    await expect(menu).toContainText('Base settings');
    await expect(menu).not.toContainText('Organisation');
  });
  await step('collapsed', async () => {
    await page.getByRole('radio', { name: 'Collapsed' }).click();
    await expect(entries).toHaveCount(0);
  });
});

test('common menus stand first, in the preview and in the left menu; pages that the platform lacks are listed as fixed', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/backMenuSetting?preview=1');
  const list = page.getByRole('list', { name: 'Groups and menus' });
  await expect(list.getByRole('listitem').filter({ hasText: 'Login log' })).toContainText('Fixed');
  await expect(page.getByRole('button', { name: 'Move Login log' })).toHaveCount(0);
  await page.getByRole('button', { name: 'More about Global basics' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: /Common menus/ }).click();
  await page.getByRole('option', { name: 'Application management' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  const preview = page.getByRole('region', { name: 'The menu after saving' });
  await expect(preview.getByRole('listitem').first()).toHaveText('Application management');
  const basics = page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('list', { name: 'Global basics' });
  await expect(basics.getByRole('listitem').first()).toHaveText('Application management');
});

test('as a person gets it: whose menus reach them, and those of another department where they have their own', async ({
  page,
  console,
}) => {
  await console.pretend({ detach: 'on' });
  await console.openAs('systemAdministrator', '/backMenuSetting?dept=D210');
  await page.getByRole('button', { name: 'Give it its own menus' }).click();
  await expect(page.getByRole('switch', { name: 'Shown: Work messages' })).toBeVisible();
  await page.getByRole('switch', { name: 'Shown: Work messages' }).click();
  await expect(page.getByRole('switch', { name: 'Shown: Work messages' })).not.toBeChecked();
  const [inside] = (await send(queryPeople, { deptId: 'D210', pageNo: 1, pageSize: 1 })).result;
  if (!inside) throw new Error('D210 has people');
  const menu = page.getByRole('region', { name: 'The menu after saving' });
  await step('a person of the department on view', async () => {
    await page.goto(`/backMenuSetting?dept=D210&preview=1&person=${inside.id}`);
    await expect(page.getByText(`${inside.username} (`)).toContainText('shown here with your changes');
    await expect(menu).not.toContainText('Work messages');
  });
  await step('seen from the whole organisation, whose menus do not reach them', async () => {
    await page.goto(`/backMenuSetting?preview=1&person=${inside.id}`);
    await expect(page.getByText('Your changes do not affect')).toBeVisible();
    await expect(menu).not.toContainText('Work messages');
    await expect(page.getByRole('switch', { name: 'Shown: Work messages' })).toBeChecked();
    await page.getByRole('button', { name: /^Open the menus of / }).click();
    await expect(page.getByText('shown here with your changes')).toBeVisible();
  });
  await step('without that person those on view are drawn', async () => {
    await page.goto('/backMenuSetting?preview=1');
    await expect(menu).toContainText('Work messages');
    await page.goto('/backMenuSetting?preview=1&person=U0');
    await expect(page.getByText('The platform no longer finds this person.')).toBeVisible();
  });
});

test('a menu whose address leads nowhere is marked, with the reason', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/info');
  await page.route('/api/basicserver/backstage/menu/queryBackstageMenus', async (route) => {
    const answer = JSON.parse(await (await route.fetch()).text());
    answer.data.backstageMenus[0].children[0].menuPath = 'javascript:alert(1)';
    answer.data.backstageMenus[0].children[0].menuCode = '';
    await route.fulfill({ json: answer });
  });
  await page.goto('/backMenuSetting?preview=1');
  const menu = page.getByRole('region', { name: 'The menu after saving' });
  await expect(menu).toContainText('address cannot be opened: javascript:alert(1)');
});

test('the preview is drawn for a terminal, without the menus that are for others', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/');
  await page.route('/api/basicserver/backstage/menu/queryDepartmentMenus', async (route) => {
    const answer = (await (await route.fetch()).json()) as { data: { id: string; clientType: string }[] };
    for (const menu of answer.data) if (menu.id === 'im') menu.clientType = 'appClient';
    route.fulfill({ json: answer });
  });
  await page.goto('/backMenuSetting?preview=1');
  const menu = page.getByRole('region', { name: 'The menu after saving' });
  await expect(menu).toContainText('Work messages');
  await page.getByRole('combobox', { name: /^Terminal/ }).click();
  await page.getByRole('option', { name: 'Web', exact: true }).click();
  await expect(menu).not.toContainText('Work messages');
  await expect(menu).toContainText('Organisation');
  await page.getByRole('combobox', { name: /^Terminal/ }).click();
  await page.getByRole('option', { name: 'Phone' }).click();
  await expect(menu).toContainText('Work messages');
  await expect(menu).not.toContainText('Organisation');
});
