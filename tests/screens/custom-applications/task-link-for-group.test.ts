/** Task c: a link application with its icon for a group, and whom it reaches before it is made (CUST-002, 009, 017, 018). */
import { startMeanServer } from '../../hostile/link-check/hostile-web-server.ts';
import type { Locator } from '../support/locator.ts';
import type { Page } from '../support/page.ts';
import { expect, step, test } from '../support/screens.ts';

const wizard = (page: Page) => page.getByRole('dialog', { name: 'New application' });
const create = '/api/basicserver/free/createFreeApplication';
const part = (page: Page) => page.getByRole('region', { name: 'People who gain or lose access' });

test('ten clicks; a member of the group who signs in has it, another person has not', async ({
  page,
  console,
}) => {
  const server = await startMeanServer();
  let clicks = 0;
  const click = async (locator: Locator) => {
    clicks += 1;
    await locator.click();
  };
  const press = (name: string) => click(wizard(page).getByRole('button', { name, exact: true }));
  const type = (name: string, value: string) =>
    wizard(page).getByRole('textbox', { name, exact: true }).fill(value);
  try {
    await console.openAs('systemAdministrator', '/customApps');
    await click(page.getByRole('button', { name: 'New application' }).first());
    await click(wizard(page).getByRole('radio', { name: /^Link/ }));
    await press('Next');
    await type('Web address', `${server.address}/fine`);
    await press('Next');
    expect(server.asked).toHaveLength(0);
    await type('Name', 'Canteen');
    await type('Short name', 'Canteen');
    await press('Take the icon of the page');
    await expect.poll(() => server.asked.map(({ path }) => path)).toEqual(['/fine', '/icon.png']);
    await expect(part(page)).toHaveCount(0);
    await click(wizard(page).getByRole('button', { name: /^Share with/ }));
    await click(page.getByRole('menuitem', { name: 'Groups…', exact: true }));
    const picker = page.getByRole('dialog').last();
    await click(picker.getByText('项目管理组'));
    await click(picker.getByRole('button', { name: 'Choose (1)' }));
    await step('whom it reaches, in numbers and names', async () => {
      await expect(part(page)).toContainText(/152 people get it: .+, .+, .+/);
      await expect(part(page)).not.toContainText('lose');
    });
    await press('Build');
    await expect(page.getByRole('row').filter({ hasText: 'Canteen' })).toBeVisible();
  } finally {
    await server.close();
  }
  expect(clicks).toBe(10);
  const { info } = JSON.parse(page.calls(create).at(-1)?.body ?? '{}');
  expect(info.sysMenus.icon).toMatch(/^\//);
  const own = page.getByRole('switch', { name: 'Show Canteen in the launcher', exact: true });
  await console.openAs('employee', '/launcher/apps');
  await expect(own).toBeVisible();
  await console.openAs('systemAdministrator', '/launcher/apps');
  await expect(
    page.getByRole('switch', { name: 'Show Workflow in the launcher', exact: true }),
  ).toBeVisible();
  await expect(own).toHaveCount(0);
});

test('a missing icon of the page is reported, and nothing is taken', async ({ page, console }) => {
  const server = await startMeanServer();
  try {
    await console.openAs('systemAdministrator', '/customApps/new?source=freeUrl');
    await wizard(page)
      .getByRole('textbox', { name: 'Web address', exact: true })
      .fill(`${server.address}/none`);
    await wizard(page).getByRole('button', { name: 'Next', exact: true }).click();
    await wizard(page).getByRole('button', { name: 'Take the icon of the page' }).click();
    await expect(wizard(page).getByText('The page has no icon.')).toBeVisible();
  } finally {
    await server.close();
  }
});

test('the editor of custom applications tells who gains and who loses before it is saved', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/customApps');
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  const dialog = page.getByRole('dialog').first();
  await expect(dialog.getByRole('button', { name: 'Audience and reasons' })).toBeVisible();
  await expect(part(page)).toHaveCount(0);
  await dialog.getByRole('button', { name: /^Share with/ }).click();
  await page.getByRole('menuitem', { name: 'All external people', exact: true }).click();
  await expect(part(page)).toContainText(/\d+ people (gain|lose) it: .+, .+, .+/);
});
