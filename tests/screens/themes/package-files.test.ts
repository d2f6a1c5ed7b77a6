/**
 * Theme packages as files: what a server has is written, looked at, and brought to it again, family by family; stopped in
 * the middle and gone on with; as large as no page would hold (2§1; THM-001).
 */
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Page } from '../support/page.ts';
import { expect, test } from '../support/screens.ts';

const samples = join(import.meta.dirname, '../../../resources/sample-themes');
const dialog = (page: Page) => page.getByRole('dialog');
const results = (page: Page) => page.getByRole('list', { name: 'Import' });

/** The dialog's button writes this file, as the browser got it. */
async function written(page: Page, button: string | RegExp): Promise<{ name: string; buffer: Buffer }> {
  const download = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: button }).click();
  const file = await download;
  await expect(dialog(page)).toHaveCount(0);
  return { name: file.suggestedFilename(), buffer: await readFile(await file.path()) };
}

/** The sentence about an unchanged theme. */
const same = 'The theme with this name is identical.';

type Given = string | { name: string; buffer: Buffer };

async function choose(page: Page, file: Given): Promise<void> {
  const given = typeof file === 'string' ? { name: basename(file), buffer: await readFile(file) } : file;
  await page
    .locator('input[type=file]')
    .setInputFiles({ ...given, mimeType: 'application/zip', buffer: new Uint8Array(given.buffer) });
}

async function begin(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
}

for (const terminal of ['pc', 'pcClient', 'h5', 'special'] as const)
  test(`a theme of ${terminal} is a file that is imported again, beside the one that is there`, async ({
    page,
    console,
  }) => {
    await console.openAs('systemAdministrator', `/themes/${terminal}/export`);
    await dialog(page).getByRole('row').nth(1).getByRole('checkbox').click();
    const file = await written(page, 'Export 1 theme');
    expect(file.name).toMatch(/\.steward-theme$/);
    await expect(page.getByText('Package saved')).toBeVisible();

    await page.getByRole('button', { name: /^More for / }).click();
    await page.getByRole('menuitem', { name: 'Import local theme' }).click();
    await choose(page, file);
    await expect(page.getByText(same)).toBeVisible();
    await page.getByText('Import as a copy', { exact: true }).click();
    await begin(page, 'Import 1 theme');
    await expect(results(page)).toContainText('Imported. It is called “');
    await page.getByRole('button', { name: 'Show the themes' }).click();
    await page.getByPlaceholder('Search', { exact: true }).fill('(2)');
    await expect(page.getByText(/ \(2\)$/).first()).toBeVisible();
  });

test('a theme of CSS, chosen on its list, is the same as the one that is there', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/css_theme');
  await page.getByRole('row').nth(1).getByRole('gridcell').first().click();
  await page.getByRole('button', { name: 'Export themes…' }).click();
  const file = await written(page, 'Export 1 theme');
  await page.goto(new URL('/theme_packages', page.url()).href);
  await choose(page, file);
  await expect(page.getByText(same)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Same as here' })).toBeChecked();
  await expect(page.getByRole('button', { name: /^Import \d+ theme/ })).toBeDisabled();
});

test('all of a department, every terminal at once, in one package', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/themes/pc/export');
  await dialog(page).getByText('All of this department').click();
  const kinds = dialog(page).getByRole('group', { name: 'Kinds of themes' });
  await expect(kinds.getByRole('checkbox')).toHaveCount(5);
  await kinds.getByRole('checkbox', { name: /^Special themes/ }).click();
  const button = dialog(page).getByRole('button', { name: /^Export \d+ themes$/ });
  const count = Number(/\d+/.exec((await button.textContent()) ?? '')?.[0]);
  const file = await written(page, /^Export \d+ themes$/);
  await page.getByRole('button', { name: /^More for / }).click();
  await page.getByRole('menuitem', { name: 'Import local theme' }).click();
  await choose(page, file);
  // Of a long package only the first cards are drawn before anything is scrolled.
  await expect(page.getByText(same)).toHaveCount(3);
  await expect(page.getByRole('status').filter({ hasText: `${count} ` })).toBeVisible();
});

test('all of a department that keeps its own: the tenant’s themes of CSS go along where one says so', async ({
  page,
  console,
}) => {
  await console.pretend({ detach: 'on' });
  await console.openAs('systemAdministrator', '/themes/pc/export');
  await dialog(page).getByText('All of this department').click();
  const kinds = dialog(page).getByRole('group', { name: 'Kinds of themes' });
  const css = kinds.getByRole('checkbox', { name: /^CSS/ });
  await expect(css).not.toBeChecked();
  const button = dialog(page).getByRole('button', { name: /^Export/ });
  const before = await button.textContent();
  await css.click();
  await expect(css).toBeChecked();
  await expect(button).not.toHaveText(before ?? '');
});

test('a picture of a package is seen before anything is sent', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/theme_packages');
  await choose(page, join(samples, 'all.steward-theme'));
  const pictured = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('[role="img"]')].some((host) =>
        (host as HTMLElement).style.cssText.includes('url("blob:'),
      ),
    );
  await expect.poll(pictured).toBe(true);
});
