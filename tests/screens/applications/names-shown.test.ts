/** The name of an application in the reader's language, the stored one beside it, wherever it stands in a list. */
import { expect, step, test } from '../support/screens.ts';

test('lists show and find an application by its name in the reader’s language', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/appManage/edit/2');
  const editor = page.getByRole('dialog', { name: 'Edit “Workflow”' });
  await editor.getByRole('switch', { name: 'Custom name' }).click();
  await editor.getByRole('textbox', { name: 'Name', exact: true }).fill('审批');
  await editor.getByRole('textbox', { name: 'Short name', exact: true }).fill('审');
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(editor).toHaveCount(0);
  await page.goto('/appManage/names/2');
  const names = page.getByRole('dialog', { name: /in several languages$/ });
  await names.getByRole('checkbox', { name: 'English' }).check();
  await names.getByRole('textbox', { name: 'English' }).fill('Approvals');
  await names.getByRole('button', { name: 'Save' }).click();
  await expect(names).toHaveCount(0);
  for (const [address, role, name] of [
    ['/launcher/apps', 'table', 'My applications'],
    ['/appManage/view', 'grid', 'Applications as they are seen'],
    ['/appManage/usage', 'table', 'Use of applications'],
  ] as const) {
    await step(address, async () => {
      await page.goto(address);
      const list = page.getByRole(role, { name });
      await expect(list.getByText('审批')).toBeVisible();
      await page.getByRole('main').getByRole('textbox', { name: /name/i }).last().fill('approv');
      await expect(list.getByText(/^Approvals/)).toBeVisible();
    });
  }
});
