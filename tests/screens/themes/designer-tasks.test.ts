/**
 * A designer's weekly work, with presses counted: a theme handed over as a package, compared and imported, and last
 * week's theme brought back as it was. The festive theme and the wrong one are in `assignment.test.ts`, one look for
 * several in `several-themes.test.ts` (THM-001, GEN-068).
 */
import { readFile } from 'node:fs/promises';
import type { Locator } from '../support/locator.ts';
import type { Page } from '../support/page.ts';
import { expect, step, test } from '../support/screens.ts';

const update = '/api/basicserver/backTopic/updateTopic';
const edit = '/themes/pc/edit/TP100001?style=dark';

function countPresses() {
  const counted = { presses: 0 };
  const press = async (target: Locator) => {
    counted.presses += 1;
    await target.click();
  };
  /** The presses since the last question. */
  const spent = () => {
    const { presses } = counted;
    counted.presses = 0;
    return presses;
  };
  return { press, spent };
}

const lastSaved = (page: Page) => JSON.parse(page.calls(update).at(-1)?.body ?? '{}');

test('a theme is handed over in three presses, compared in none, imported in two', async ({
  page,
  console,
}) => {
  const { press, spent } = countPresses();
  await console.openAs('systemAdministrator', '/themes/pc');
  const row = page.getByRole('row').filter({ hasText: 'Harbour' }).first();
  await press(row.getByRole('button', { name: 'More' }));
  await press(page.getByRole('menuitem', { name: 'Export as a package…' }));
  const download = page.waitForEvent('download');
  await press(page.getByRole('dialog').getByRole('button', { name: 'Export 1 theme' }));
  const file = await download;
  expect(spent()).toBeLessThanOrEqual(3);

  await step('here the theme goes on meanwhile', async () => {
    await page.goto(edit);
    await page.getByRole('textbox', { name: 'Window title' }).fill('Changed since');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Saved successfully')).toBeVisible();
  });

  await page.goto('/theme_packages');
  await page.locator('input[type=file]').setInputFiles({
    name: file.suggestedFilename(),
    mimeType: 'application/zip',
    buffer: new Uint8Array(await readFile(await file.path())),
  });
  const card = page.getByRole('region', { name: 'Harbour', exact: true });
  await expect(card).toContainText('A theme with this name exists.');
  await expect(card.getByRole('row').filter({ hasText: 'Window title' })).toContainText('Changed since');
  expect(spent()).toBe(0);

  await press(page.getByRole('button', { name: 'Import 1 theme', exact: true }));
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'Import 1 theme', exact: true }));
  await expect(page.getByText('1 of 1 done.')).toBeVisible();
  expect(spent()).toBeLessThanOrEqual(2);
  await expect(page.getByRole('list', { name: 'Import' })).toContainText(
    'Imported. It is called “Harbour (2)”',
  );
});

test('last week’s theme is back as it was, every field of it, in five presses', async ({ page, console }) => {
  const { press, spent } = countPresses();
  await console.openAs('systemAdministrator', edit);
  const title = page.getByRole('textbox', { name: 'Window title' });
  await title.fill('Last week');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved successfully')).toBeVisible();
  const lastWeek = lastSaved(page);

  await step('this week name, style, colours and titles are others', async () => {
    await page.getByRole('button', { name: 'Colours as text' }).click();
    const dialog = page.getByRole('dialog');
    const slack = '#3F0E40,#350d36,#1164A3,#FFFFFF,#350D36,#FEFEFE,#2BAC76,#CD2553';
    await dialog.getByRole('textbox', { name: 'Colours from elsewhere' }).fill(slack);
    await dialog.getByRole('button', { name: 'Take 8 colours' }).click();
    await page.getByRole('radio', { name: 'Light', exact: true }).nth(1).click();
    await title.fill('This week');
    await page.getByRole('textbox', { name: 'Theme name' }).fill('Harbour this week');
    await page.keyboard.press('Control+s');
    await expect.poll(() => page.calls(update).length).toBe(2);
    await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0);
  });
  const thisWeek = lastSaved(page);
  const different = Object.keys(lastWeek).filter((name) => lastWeek[name] !== thisWeek[name]);
  expect(different.length).toBeGreaterThan(5);
  expect(different).toEqual(expect.arrayContaining(['topicName', 'topicStyle', 'titleName']));

  await page.goto('/themes/pc?style=light');
  await press(page.getByRole('button', { name: 'Edit Harbour this week' }));
  await press(page.getByRole('button', { name: 'Versions', exact: true }));
  const versions = page.getByRole('dialog', { name: /^Versions of / });
  await press(versions.getByRole('button', { name: /^Compare: / }).nth(1));
  await press(page.getByRole('button', { name: /^Restore \d+ fields$/ }));
  await press(page.getByRole('button', { name: 'Save', exact: true }));
  await expect.poll(() => page.calls(update).length).toBe(3);
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);
  expect(spent()).toBeLessThanOrEqual(5);
  expect(lastSaved(page)).toEqual(lastWeek);
});
