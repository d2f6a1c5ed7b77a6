/**
 * Orders that a person arranges, as only a browser shows them: dragged by hand, in a table, among cards, in a list, and
 * the menu of the last row lies over the rows. By keys, and what is sent, they are in tests/screens, area by area.
 */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/console.ts';
import { drag } from './support/drag.ts';
import { add, line, names } from './support/servers-page.ts';

const handles = (within: Locator) => within.getByRole('button', { name: /^Move / });
const nameAt = async (within: Locator, place: number) =>
  (await handles(within).nth(place).getAttribute('aria-label')) ?? '-';

/** The third row of a table to the place of the first; answers what stood at both. */
async function thirdToTheTop(table: Locator): Promise<readonly [third: string, first: string]> {
  await expect(handles(table).nth(2)).toBeVisible();
  const moved = [await nameAt(table, 2), await nameAt(table, 0)] as const;
  await drag(handles(table).nth(2), table.getByRole('row').nth(1), { x: 60, y: 4 });
  await expect(handles(table).first()).toHaveAttribute('aria-label', moved[0]);
  return moved;
}

const table = (page: Page, name: string) => page.getByRole('table', { name });

test('rows, cards and lines are dragged to another place, and stand there', async ({ page, console }) => {
  await test.step('my applications: saved, also after a reload', async () => {
    await console.openAs('employee', '/launcher/apps');
    const [third, first] = await thirdToTheTop(table(page, 'My applications'));
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved successfully')).toBeVisible();
    await page.reload();
    await expect(handles(table(page, 'My applications')).first()).toHaveAttribute('aria-label', third);
    await expect(handles(table(page, 'My applications')).nth(1)).toHaveAttribute('aria-label', first);
  });

  await test.step('quick-create entrances: at once', async () => {
    await console.open('/quickCreate');
    const [third] = await thirdToTheTop(table(page, 'Quick-create entrances'));
    await expect(page.getByText('Operation successful')).toBeVisible();
    await page.reload();
    await expect(handles(table(page, 'Quick-create entrances')).first()).toHaveAttribute('aria-label', third);
  });

  await test.step('application cards', async () => {
    await console.openAs('systemAdministrator', '/appManage?group=AC10003');
    const cards = page.getByRole('list', { name: 'Applications' }).getByRole('listitem');
    await expect(cards.first()).toContainText('Human resources');
    await drag(handles(cards.nth(2)), cards.first(), { x: 60, y: 4 });
    await expect(page.getByText('Modified app order successfully').first()).toBeVisible();
    await expect(cards.first()).toContainText('Performance');
  });

  // Row GEN-065.
  await test.step('themes', async () => {
    await console.open('/themes/pcClient');
    await thirdToTheTop(table(page, 'Desktop client themes'));
    await expect(page.getByText('Operation successful')).toBeVisible();
  });

  await test.step('servers', async () => {
    for (const name of ['A', 'B', 'C']) await add(page, { name: `Server ${name}` });
    await console.open('/servers');
    const moved = page.getByRole('button', { name: 'Move Server A' });
    await drag(moved, line(page, 'Server C'), { x: 200, y: 50 });
    await expect.poll(() => names(page)).toEqual(['Sandbox', 'Server B', 'Server C', 'Server A']);
  });
});

test('the menu of the last row, and of a card, is whole and over the rows', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/themes/pc');
  await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).last().click();
  await page.getByRole('menuitem', { name: 'Appoint…' }).click();
  await expect(page.getByRole('dialog', { name: /^Appoint/ })).toBeVisible();
  await page.goto(`${console.shell.origin}/appManage?group=AC10001`);
  await page.getByRole('button', { name: 'More for Workflow' }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit “Workflow”' })).toBeVisible();
});
