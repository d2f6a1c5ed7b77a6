/** Choosing departments and people by name: the advanced search's fields, by mouse and by keyboard, at both scales. */
import { long } from '../../support/test-amount.ts';
import { expectAccessible } from '../support/accessible.ts';
import type { Page } from '../support/page.ts';
import { expect, test } from '../support/screens.ts';

const address = '/base/appAuth';

async function openAdvanced(page: Page, name = 'Advanced search') {
  await page.getByRole('button', { name, exact: true }).click();
  return page.getByRole('form', { name });
}

test('departments: search, tree, several, names in chips and conditions, also after a reload', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', address);
  const form = await openAdvanced(page);
  await form.getByRole('button', { name: 'Choose: Department' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose departments' });
  const takeNothing = picker.getByRole('button', { name: 'Choose (0)' });
  await expect(takeNothing).toHaveAttribute('title', 'Nothing is chosen yet. Tick a name first.');
  await picker.getByRole('treeitem', { name: '财务部' }).click();
  const checked = (is: 'true' | 'false') =>
    expect(picker.getByRole('treeitem', { name: '财务部' })).toHaveAttribute('aria-checked', is);
  await checked('true');
  await picker.getByRole('tree').press('Space');
  await checked('false');
  await picker.getByRole('tree').press('Space');
  await checked('true');
  await picker.getByRole('textbox', { name: 'Search: Departments' }).fill('销售');
  await expect(picker.getByText('3 departments found')).toBeVisible();
  await picker.getByText('华东销售部', { exact: true }).click();
  const chosen = picker.getByRole('region', { name: /^Chosen/ });
  await expect(chosen.getByRole('listitem')).toHaveText(['财务部', '华东销售部']);
  await expectAccessible();
  await picker.getByRole('button', { name: 'Choose (2)' }).click();
  const field = form.getByRole('group', { name: 'Department' });
  await expect(field.getByText('华东销售部')).toBeVisible();
  const before = page.calls('**/queryAppLicenseList').length;
  await form.getByRole('button', { name: 'Search' }).click();
  await page.waitForCall('**/queryAppLicenseList', before);
  const conditions = page.calls('**/queryAppLicenseList').at(-1)?.url.searchParams.get('conditions');
  expect(JSON.parse(conditions ?? '')).toEqual([
    { field: 'deptId', operator: 'in', value: ['D204', 'D206'] },
  ]);
  await expect(page.getByText('Department: 财务部, 华东销售部')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Department: 财务部, 华东销售部')).toBeVisible();
  await openAdvanced(page, 'Advanced search (1)').catch(() => null);
  await page.getByRole('button', { name: 'Remove the condition Department' }).click();
  await expect(page.getByText('48 in all')).toBeVisible();
});

test('people by the keyboard alone: department, search, Space, remove, Escape', async ({ page, console }) => {
  await console.openAs('systemAdministrator', address);
  const form = await openAdvanced(page);
  await form.getByRole('button', { name: 'Choose: Owner' }).press('Enter');
  const picker = page.getByRole('dialog', { name: 'Choose people' });
  const search = picker.getByRole('textbox', { name: 'Search: people' });
  await expect(search).toBeFocused();
  await page.keyboard.type('grace holloway');
  await expect(picker.getByRole('status').filter({ hasText: /^Everybody: \d/ })).toBeVisible();
  await expect(picker.getByRole('rowheader', { name: 'Grace Holloway' }).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(picker.getByRole('grid', { name: 'Everybody' })).toBeFocused();
  await page.keyboard.press('Space');
  const chosen = picker.getByRole('region', { name: /^Chosen/ });
  await expect(chosen.getByRole('listitem')).toHaveText(['Grace HollowayProduct Design']);
  // A department narrows the people; chosen again, everybody is back.
  const tree = picker.getByRole('tree', { name: 'Departments' });
  await tree.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(picker.getByRole('grid', { name: 'People of 研发中心' })).toBeVisible();
  await expect(picker.getByRole('rowheader', { name: 'Grace Holloway' }).first()).toBeVisible();
  await picker.getByRole('button', { name: 'Show everybody' }).press('Enter');
  await expect(picker.getByRole('grid', { name: 'Everybody' })).toBeVisible();
  await expectAccessible();
  await chosen.getByRole('button', { name: 'Remove Grace Holloway' }).press('Enter');
  await expect(chosen.getByText('Nothing is chosen yet.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(picker).toHaveCount(0);
  await expect(form.getByRole('group', { name: 'Owner' }).getByRole('button')).toHaveCount(1);
});

test.runIf(long)(
  'the large organisation: 1,000 teams below one department, 100,000 people, too many at once',
  async ({ page, console }) => {
    await console.pretend({ scale: 'large' });
    await console.openAs('systemAdministrator', address);
    const form = await openAdvanced(page);
    await form.getByRole('button', { name: 'Choose: Department' }).click();
    const departments = page.getByRole('dialog', { name: 'Choose departments' });
    const tree = departments.getByRole('tree', { name: 'Departments' });
    await tree.focus();
    await page.keyboard.type('Singapore');
    await page.keyboard.press('ArrowRight');
    await expect(tree.getByRole('treeitem', { name: '第 1 班组', exact: true })).toBeVisible();
    await page.keyboard.press('End');
    await expect(tree.getByRole('treeitem')).not.toHaveCount(0);
    expect(await tree.getByRole('treeitem').count()).toBeLessThan(60);
    await departments.getByRole('textbox').fill('上海');
    await expect(departments.getByText(/^\d,\d{3} departments found$/)).toBeVisible();
    await departments.getByRole('columnheader', { name: 'Choose everything found' }).click();
    await expect(departments.getByRole('alert')).toHaveText('At most 200 can be chosen.');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await form.getByRole('button', { name: 'Choose: Owner' }).click();
    const people = page.getByRole('dialog', { name: 'Choose people' });
    await expect(people.getByText('Everybody: 100,000')).toBeVisible();
    await people.getByRole('grid', { name: 'Everybody' }).press('Control+End');
    await expect(people.getByRole('row', { selected: false }).last()).toBeVisible();
  },
);

test('a tree that fails offers the own department; a branch that fails is tried again', async ({
  page,
  console,
}) => {
  await console.pretend({ failures: { 'people.orgTree': 'http500' } });
  await console.openAs('subAdministrator', address, 'zh-CN');
  await page
    .getByRole('button', { name: '部门：全部部门' })
    .or(page.getByRole('button', { name: '部门: 全部部门' }))
    .click();
  const picker = page.getByRole('dialog', { name: '选择部门' });
  await expect(picker.getByText('组织架构加载失败，仅可选择您所在的部门')).toBeVisible();
  await expect(picker.getByRole('treeitem')).toHaveText(['信息中心']);
  await expectAccessible();
  await console.pretend({ failures: {} });
  await picker.getByRole('button', { name: '重试' }).click();
  // The sub-administrator's own part of the organisation.
  await expect(picker.getByRole('treeitem')).toHaveText(['信息中心', '销售中心', '研发中心']);
  await console.pretend({ failures: { 'people.orgTree': 'refused' } });
  const tree = picker.getByRole('tree');
  await tree.focus();
  for (const key of ['Home', 'ArrowDown', 'ArrowRight', 'ArrowRight']) {
    await page.keyboard.press(key);
  }
  await expect(picker.getByRole('treeitem', { name: '加载失败，按回车键重试' })).toBeVisible();
  await console.pretend({ failures: {} });
  await page.keyboard.press('Enter');
  await expect(picker.getByRole('treeitem', { name: '华东销售部' })).toBeVisible();
});
