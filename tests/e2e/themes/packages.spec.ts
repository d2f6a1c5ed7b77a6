/**
 * Theme packages as files: what a server has is written, looked at, and brought to it again, family by family; stopped in
 * the middle and gone on with; as large as no page would hold (2§1; THM-001).
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { zipSync } from 'fflate';
import { writePackageFile } from '../../../src-main/services/theme-packages/index.ts';
import { inventThemes } from '../../fixtures/themes/invent.ts';
import { expect, test } from '../support/console.ts';

const samples = join(import.meta.dirname, '../../../resources/sample-themes');
const dialog = (page: Page) => page.getByRole('dialog');
const results = (page: Page) => page.getByRole('list', { name: 'Import' });

/** What the dialog's button writes, as the file that the browser got. */
async function written(page: Page, button: string | RegExp): Promise<{ name: string; buffer: Buffer }> {
  const download = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: button }).click();
  const file = await download;
  await expect(dialog(page)).toHaveCount(0);
  return { name: file.suggestedFilename(), buffer: await readFile(await file.path()) };
}

type Given = string | { name: string; buffer: Buffer };

async function choose(page: Page, file: Given): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /Choose theme packages/ }).click();
  const given = typeof file === 'string' ? file : { ...file, mimeType: 'application/zip' };
  await (await chooser).setFiles(given);
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

    await page.getByRole('button', { name: 'Import local theme' }).click();
    await choose(page, file);
    await expect(page.getByText('There is a theme of this name.')).toBeVisible();
    await begin(page, 'Import 1 theme');
    await expect(results(page)).toContainText('Imported. It is called “');
    await page.getByRole('button', { name: 'Show the themes' }).click();
    await page.getByPlaceholder('Search', { exact: true }).fill('(2)');
    await expect(page.getByText(/ \(2\)$/).first()).toBeVisible();
  });

test('a theme of CSS, chosen on its list, is laid over the one that is there', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/css_theme');
  await page.getByRole('row').nth(1).getByRole('gridcell').first().click();
  await page.getByRole('button', { name: 'Export themes…' }).click();
  const file = await written(page, 'Export 1 theme');
  await page.goto(new URL('/theme_packages', page.url()).href);
  await choose(page, file);
  await expect(page.getByText('There is a theme of this name.')).toBeVisible();
  await page.getByText('Replace', { exact: true }).click();
  await begin(page, 'Import 1 theme');
  await expect(results(page)).toContainText(/Replaced\.|Left as it is\./);
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
  await page.getByRole('button', { name: 'Import local theme' }).click();
  await choose(page, file);
  await expect(page.getByText('There is a theme of this name.')).toHaveCount(count);
  await expect(page.getByRole('button', { name: `Import ${count} themes` })).toBeVisible();
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

test('stopped in the middle, what is left is gone on with, and none comes twice', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/theme_packages');
  await choose(page, join(samples, 'all.steward-theme'));
  const bar = page.getByRole('button', { name: /^Import \d+ themes$/ });
  const name = (await bar.textContent()) ?? '';
  const sent: string[] = [];
  let answers = true;
  await page.route('**/uploadLocalFileZip*', async (route) => {
    sent.push(route.request().url());
    if (sent.length === 2 && answers) return;
    await route.continue();
  });
  await begin(page, name);
  await expect.poll(() => sent.length).toBe(2);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(results(page)).toContainText('Sent, but no answer came.');
  await expect(results(page)).toContainText('Not sent yet.');
  answers = false;
  await page.getByRole('button', { name: /^Go on with \d+ themes$/ }).click();
  await expect(page.getByText(/^(\d+) of \1 are through\.$/)).toBeVisible();
  await expect(results(page)).not.toContainText('Not imported.');
});

test('a zip of the server’s own layout is told apart, and goes out as it is', async ({ page, console }) => {
  const zip = Buffer.from(zipSync({ 'skin/theme.properties': Buffer.from('colour=red\n'.repeat(40)) }));
  await console.openAs('systemAdministrator', '/theme_packages');
  await choose(page, { name: 'skin.zip', buffer: zip });
  await expect(page.getByText('LAYOUT_UNKNOWN')).toBeVisible();
  const bodies: (Buffer | null)[] = [];
  await page.route('**/backTopic/uploadLocalFileZip*', async (route) => {
    bodies.push(route.request().postDataBuffer());
    await route.fulfill({ json: { code: 200, data: [] } });
  });
  await page.getByRole('button', { name: 'Send as it is' }).click();
  expect(bodies).toHaveLength(0);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send as it is' }).click();
  await expect.poll(() => bodies.length).toBe(1);
  expect(bodies[0]?.includes(zip)).toBe(true);
});

test('a package that is larger than what the page would hold is checked', async ({ page, console }) => {
  const folder = await mkdtemp(join(tmpdir(), 'steward-large-package-'));
  try {
    const path = join(folder, 'large.steward-theme');
    await writePackageFile(path, inventThemes({ themes: 4, megabytes: 80, seed: 1 }));
    await console.openAs('systemAdministrator', '/theme_packages');
    await choose(page, path);
    await expect(page.getByRole('button', { name: 'Import 4 themes' })).toBeVisible();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
