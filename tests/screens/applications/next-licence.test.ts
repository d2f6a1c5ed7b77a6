/**
 * Effects of the licence that is open in the licence tool, beside the present state of each application (spec 3§3.4):
 * only where the licence is the own company's, or the user has said that it is the own next one.
 */
import { readFile } from 'node:fs/promises';
import { type Console, expect, step, test } from '../support/screens.ts';
import type { Page } from '../support/page.ts';

const name = 'farridge-unsigned.json';

async function parse(page: Page, content: object): Promise<void> {
  await page.getByRole('link', { name: 'Licence tool' }).first().click();
  const buffer = new TextEncoder().encode(JSON.stringify(content));
  const field = page.getByLabel('Licence file', { exact: true });
  await field.setInputFiles({ name, mimeType: 'application/json', buffer });
  await expect(page.getByRole('region', { name: new RegExp(`: ${name}$`) })).toContainText('Not signed');
}

async function opened(page: Page, console: Console) {
  const licence = JSON.parse(await readFile(`resources/samples/${name}`, 'utf8')) as Record<string, unknown>;
  await console.openAs('systemAdministrator', '/appManage');
  const apps = page.getByRole('list', { name: 'Applications' }).getByRole('listitem');
  const workflow = apps.filter({ hasText: 'Workflow' }).first();
  await expect(workflow).toBeVisible();
  await expect(page.getByText(/Next licence/)).toHaveCount(0);
  return { licence, workflow };
}

test('it stands beside each application, until it is ended in the banner', async ({ page, console }) => {
  const { licence, workflow } = await opened(page, console);
  await step('the own company’s, opened in the licence tool', () =>
    parse(page, { ...licence, companyname: '澄汀智造科技有限公司' }),
  );
  await step('said once, and beside what it would change', async () => {
    await page.getByRole('link', { name: 'Application management' }).first().click();
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
  await step('ended in the banner', async () => {
    await page.getByRole('button', { name: 'Stop showing' }).click();
    await expect(page.getByText(/Next licence/)).toHaveCount(0);
    await expect(page.getByText(/^Open in the licence tool/)).toHaveCount(0);
  });
});

test('another company’s licence says nothing of the applications, unless it is taken as the next one', async ({
  page,
  console,
}) => {
  const { licence, workflow } = await opened(page, console);
  await parse(page, licence);
  await page.getByRole('link', { name: 'Application management' }).first().click();
  await expect(workflow).toBeVisible();
  await page.settled();
  await expect(page.getByText(/Next licence|Open in the licence tool/)).toHaveCount(0);
  await parse(page, licence);
  await page.getByRole('button', { name: 'Use as my next licence' }).click();
  await expect(page.getByRole('button', { name: 'No longer my next licence' })).toBeVisible();
  await page.getByRole('link', { name: 'Application management' }).first().click();
  await expect(workflow).toContainText('Next licence: turned off');
});
