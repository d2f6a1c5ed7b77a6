/** The icon of an application: by its name, resolved by the platform, or a picture (APP-028, 113). */
import { expect, step, test } from '../support/screens.ts';

const info = '/api/basicserver/app/manage/querySysAppManageInfo';
const icon = '/api/basicserver/app/manage/queryIconValue';

test('an icon is seen by its name; without one the platform says which it is', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/appManage/edit/2');
  const drawer = page.getByRole('dialog', { name: 'Edit “Workflow”' });
  await expect(drawer.getByText('By its name: workflow')).toBeVisible();
  expect(page.calls(icon)).toHaveLength(0);
  await step('of a type and a value', async () => {
    const answer = JSON.parse(await page.ask(`${info}?sysMenuId=2&deptId=D200`));
    Object.assign(answer.data.sysMenus, { icon: '', appIconType: 'icon', appIconValue: 'stamp' });
    await page.route(info, (route) => route.fulfill({ json: answer }));
    await page.reload();
    await expect(drawer.getByText('By its name: stamp')).toBeVisible();
    expect(page.calls(icon)).toHaveLength(1);
  });
});

test('another icon is chosen by what it shows', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/appManage/edit/2');
  const drawer = page.getByRole('dialog', { name: 'Edit “Workflow”' });
  await drawer.getByText('Choose an icon', { exact: true }).first().click();
  await drawer.getByRole('radio', { name: 'Car', exact: true }).first().click();
  await expect(drawer.getByRole('textbox', { name: 'Icon', exact: true })).toHaveValue('car');
  await expect(drawer.getByText('By its name: car')).toBeVisible();
});

test('a picture in its place is seen, and taken away', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/appManage');
  const answer = JSON.parse(await page.ask(`${info}?sysMenuId=2&deptId=D200`));
  answer.data.sysMenus.icon = '/api/file/preview?fileId=F1&type=imgs';
  await page.route(info, (route) => route.fulfill({ json: answer }));
  await page.goto('/appManage/edit/2');
  const drawer = page.getByRole('dialog', { name: 'Edit “Workflow”' });
  await drawer.getByRole('button', { name: 'No picture: Icon', exact: true }).click();
  await expect(drawer.getByRole('textbox', { name: 'Icon', exact: true })).toHaveValue('');
});
