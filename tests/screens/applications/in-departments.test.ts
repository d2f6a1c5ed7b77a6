/** Task a: an application is enabled for two departments from its card, and somebody there has it (APP-001, 078, 118). */
import type { Locator } from '../support/locator.ts';
import { expect, step, test } from '../support/screens.ts';

const enable = '/api/basicserver/enableModules';

test('seven clicks from the card to what somebody of these departments sees', async ({ page, console }) => {
  await console.pretend({ detach: 'depth' });
  await console.openAs('systemAdministrator', '/appManage?disabled=1');
  await page.getByRole('switch', { name: 'Enable Calendar' }).click();
  await expect(page.getByRole('switch', { name: 'Enable Calendar' })).not.toBeChecked();
  let clicks = 0;
  const click = async (locator: Locator) => {
    clicks += 1;
    await locator.click();
  };
  await click(page.getByRole('button', { name: 'More for Calendar' }));
  await click(page.getByRole('menuitem', { name: 'Enable in departments…' }));
  const picker = page.getByRole('dialog').last();
  for (const name of ['研发中心', '财务部']) await click(picker.getByRole('treeitem', { name }));
  await click(picker.getByRole('button', { name: 'Choose (2)' }));
  const plan = page.getByRole('dialog', { name: 'Changes to be made' });
  const rows = plan.getByRole('grid').getByRole('row');
  await expect(rows.filter({ hasText: '研发中心' })).toContainText('Disabled → Enabled');
  await expect(rows.filter({ hasText: '财务部' })).toContainText('Disabled → Enabled');
  const before = page.calls(enable).length;
  await click(plan.getByRole('button', { name: 'Save 2 changes' }));
  const done = page.getByRole('dialog', { name: 'Changes made' });
  const look = done.getByRole('button', { name: 'View as somebody in these departments' });
  await expect(look).toBeVisible();
  const asked = page
    .calls(enable)
    .slice(before)
    .map(({ body }) => JSON.parse(body ?? '').deptId);
  expect(asked.toSorted()).toEqual(['D204', 'D210']);
  await click(look);
  await expect(page.getByRole('radio', { name: 'Person' })).toBeChecked();
  await expect(page.getByText(/, (研发中心|财务部|Product Design|嵌入式软件组)/).first()).toBeVisible();
  expect(clicks).toBe(7);
  await step('somebody of these departments signs in and has it', async () => {
    await console.openAs('employee', '/launcher/apps');
    await expect(
      page.getByRole('switch', { name: 'Show Calendar in the launcher', exact: true }),
    ).toBeVisible();
  });
  await step('somebody of another one has not', async () => {
    await console.openAs('departmentAdministrator', '/launcher/apps');
    await expect(
      page.getByRole('switch', { name: 'Show Workflow in the launcher', exact: true }),
    ).toBeVisible();
    await expect(
      page.getByRole('switch', { name: 'Show Calendar in the launcher', exact: true }),
    ).toHaveCount(0);
  });
});

test('applications enabled for the whole organisation say so on the card', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/appManage');
  await page.getByRole('button', { name: 'More for Calendar' }).click();
  await expect(
    page.getByRole('menuitem', {
      name: 'In departments: not here, it is enabled for the whole organisation',
    }),
  ).toBeDisabled();
});
