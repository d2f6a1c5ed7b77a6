/** What the licence that is open in the licence tool would change, beside what each application has now (spec 3§3.4). */
import { readFile } from 'node:fs/promises';
import { expect, step, test } from '../support/screens.ts';

const name = 'farridge-unsigned.json';

test('it stands beside each application, until the file is taken away', async ({ page, console }) => {
  const bytes = await readFile(`resources/samples/${name}`);
  const file = { name, mimeType: 'application/json', buffer: new Uint8Array(bytes) };
  await console.openAs('systemAdministrator', '/appManage');
  const apps = page.getByRole('list', { name: 'Applications' }).getByRole('listitem');
  const workflow = apps.filter({ hasText: 'Workflow' }).first();
  await expect(workflow).toBeVisible();
  await expect(page.getByText(/Next licence/)).toHaveCount(0);
  await step('opened in the licence tool', async () => {
    await page.getByRole('link', { name: 'Licence tool' }).click();
    await page.getByLabel('Licence file', { exact: true }).setInputFiles(file);
    await page.getByRole('button', { name: 'Parse', exact: true }).click();
    await expect(page.getByRole('region', { name: new RegExp(`: ${name}$`) })).toContainText('Not signed');
  });
  await step('said once, and beside what it would change', async () => {
    await page.getByRole('link', { name: 'Application management' }).click();
    await expect(page.getByText(/^Open in the licence tool: farridge-unsigned\.json, of /)).toBeVisible();
    await expect(page.getByText('Its signature is not confirmed.')).toBeVisible();
    await expect(workflow).toContainText('Next licence: turned off');
  });
  await step('in the drawer with what is left now', async () => {
    await workflow.getByRole('button', { name: /^More for/ }).click();
    await page.getByRole('menuitem', { name: 'Settings' }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByText('Left', { exact: true })).toBeVisible();
    await expect(drawer.getByText('Next licence: turned off')).toBeVisible();
    await drawer.getByRole('button', { name: 'Cancel' }).click();
  });
});
