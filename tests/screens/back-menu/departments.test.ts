/** The menus that apply in a department, and the people who may open the editor. */
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

// Rows BMENU-003, 012, 015, 029, 030, 045, 052 to 056, 067, 068, 080.
test('departments: own menus, what is inherited, and who may change it', async ({ page, console }) => {
  await console.pretend({ detach: 'on' });
  await console.openAs('systemAdministrator', path);
  const tab = (name: string) => page.getByRole('tab', { name });
  await expect(page.getByRole('navigation', { name: 'Departments' })).toBeVisible();
  await expect(tab('Sync settings')).toBeVisible();
  await tab('Sync settings').click();
  const own = page.getByRole('switch', { name: 'Own admin centre menus' });
  const below = page.getByRole('switch', { name: 'Sub-departments may have their own' });
  // The root has no switch of its own.
  await expect(below).toBeEnabled();
  await expect(own).toHaveCount(0);
  await page.getByRole('treeitem').nth(1).click();
  await expect(page.getByText(/^This department uses the settings of /)).toBeVisible();
  await expect(below).toBeDisabled();
  await own.click();
  await expect(own).toBeChecked();
  await expect(below).toBeEnabled();
  await step('departments below are held off, once it is saved', async () => {
    const before = count(page, 'saveBackstageMenuConfig');
    await below.click();
    expect(count(page, 'saveBackstageMenuConfig')).toBe(before);
    await button(page, 'Save').first().click();
    await page.waitForCall(`${base}/saveBackstageMenuConfig`, before);
    await expect(status(page).getByText('Saved successfully').last()).toBeVisible();
    expect(sent(page, 'saveBackstageMenuConfig').backstageMenuConfigs).toMatchObject([
      { configKey: 'backstage_menu_subdept', configValue: '0' },
    ]);
  });
  await step('the tree draws whose menus hold where, and who keeps its own for all below', async () => {
    const branch = page.getByRole('navigation', { name: 'Departments' });
    const [top, dept] = [0, 1].map((at) => page.getByRole('treeitem').nth(at));
    await expect(top as never).toContainText('It has menus of its own.');
    await expect(dept as never).toContainText(
      'It has menus of its own. Departments below must use its menus.',
    );
    await expect(page.getByRole('treeitem').nth(2)).toContainText('It uses the menus of');
    await expect(branch.getByText('Its menus apply to all below')).toBeVisible();
  });
  await step('so it does behind what a search of the tree finds', async () => {
    const branch = page.getByRole('navigation', { name: 'Departments' });
    const search = branch.locator('input');
    const name = (await page.getByRole('treeitem').nth(1).textContent())?.split(/\(chosen\)|It has/)[0] ?? '';
    await search.fill(name);
    await expect(branch.getByRole('row').filter({ hasText: name }).first()).toContainText(
      'It has menus of its own. Departments below must use its menus.',
    );
    await search.fill('');
  });
  await step('turned off after a question, which lists what would be lost', async () => {
    await tab('Menu management').click();
    await page.getByRole('switch', { name: 'Shown: Work messages' }).click();
    await expect(page.getByRole('switch', { name: 'Shown: Work messages' })).not.toBeChecked();
    await button(page, 'Back to the parent’s').click();
    const lost = page.getByRole('alertdialog').getByRole('row').filter({ hasText: 'Work messages' });
    await expect(lost).toHaveText(/Work messages.*Shown.*No.*Yes/);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await tab('Sync settings').click();
    await own.click();
    const ask = page.getByRole('alertdialog');
    await expect(ask).toContainText('independent settings');
    await ask.getByRole('button', { name: 'Cancel' }).click();
    await expect(own).toBeChecked();
    await own.click();
    await expect(ask).toContainText('This computer keeps them for 30 days');
    await ask.getByRole('button', { name: 'Turn off and delete' }).click();
    await expect(own).not.toBeChecked();
  });
  await step('given back as they were, from this computer', async () => {
    await expect(button(page, 'Restore them')).toBeVisible();
    await page.reload();
    await tab('Menu management').click();
    await button(page, 'Restore them').click();
    const dry = page.getByRole('dialog');
    await expect(dry).toContainText('Work messages');
    // A look at the losses takes nothing away.
    await dry.getByRole('button', { name: 'Cancel' }).click();
    await button(page, 'Restore them').click();
    await expect(dry).toContainText('Work messages');
    await dry.getByRole('button', { name: /^Take over/ }).click();
    await dry.getByRole('button', { name: 'Close' }).last().click();
    await expect(page.getByRole('switch', { name: 'Shown: Work messages' })).not.toBeChecked();
    await expect(button(page, 'Restore them')).toHaveCount(0);
  });
  await step('kept too where the answer to turning them off is lost', async () => {
    await page.route(`${base}/saveBackstageMenuConfig`, async (route) => {
      await route.fetch();
      route.abort();
    });
    await button(page, 'Back to the parent’s').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off and delete' }).click();
    await expect(button(page, 'Give it its own menus')).toBeVisible();
    await page.unroute(`${base}/saveBackstageMenuConfig`);
    await expect(button(page, 'Restore them')).toBeVisible();
  });
  await step('inherited menus are looked at', async () => {
    await tab('Menu management').click();
    await expect(rows(page).first()).toBeVisible();
    await expect(button(page, 'Add menu')).toHaveCount(0);
    await expect(page.getByRole('switch', { name: 'Shown: Base settings' })).toBeDisabled();
  });
});

// Rows BMENU-018, 066, 087.
test('a person without the right is told so: by the menu, by a 401 of either call', async ({
  page,
  console,
}) => {
  await console.openAs('employee', path);
  await expect(page.getByText('No permission').first()).toBeVisible();
  for (const call of ['queryBackstageMenuConfig', 'queryBackstageMenus']) {
    await step(call, async () => {
      await console.openAs('systemAdministrator', '/info');
      await page.route(`${base}/${call}`, (route) =>
        route.fulfill({ status: 200, body: '{"code":401,"msg":"No permission","data":null}' }),
      );
      await page.goto(path);
      await expect(page).toHaveURL(/\/noRight$/);
      await page.unroute(`${base}/${call}`);
    });
  }
});
