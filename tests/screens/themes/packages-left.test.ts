/** Packages leave nothing in the data folder after a look: no refused ones, no closed ones, none of closed tabs. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { examplePackage } from '../../../src-shared/api/themes/example-package.ts';
import type { Console } from '../support/screens.ts';
import type { Page } from '../support/page.ts';
import { expect, step, test } from '../support/screens.ts';

const open = (page: Page, name: string, buffer: Uint8Array) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/zip', buffer: new Uint8Array(buffer) });

const imported = '/api/basicserver/backTopic/uploadLocalFileZip';

async function importOne(page: Page, console: Console): Promise<void> {
  await console.openAs('systemAdministrator', '/theme_packages');
  await open(page, 'good.zip', await examplePackage('backTopic').bytes());
  await page.getByRole('button', { name: 'Import 1 theme', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Import 1 theme', exact: true }).click();
  await page.waitForCall(imported, 0);
}

async function spooled({ shell }: Console): Promise<number> {
  const all = await readdir(join(shell.dataDir, 'uploads'), { recursive: true, withFileTypes: true });
  return all.filter((entry) => entry.isFile()).length;
}

test('nothing of a refused package, a closed one or a closed tab stays on the disk', async ({
  page,
  console,
}) => {
  await console.openAs('platformOperator', '/theme_packages');
  const good = await examplePackage('backTopic').bytes();
  const region = (name: string) => page.getByRole('region', { name, exact: true });

  await step('a refused one is gone once it is refused', async () => {
    await open(page, 'page.zip', Buffer.from('<!doctype html>'));
    await expect(region('page.zip')).toContainText('NOT_A_ZIP');
    await expect.poll(() => spooled(console)).toBe(0);
  });

  await step('a good one is there until it is closed', async () => {
    await open(page, 'good.zip', good);
    await expect(region('Example')).toBeVisible();
    expect(await spooled(console)).toBe(1);
    await page.getByRole('button', { name: 'Close good.zip' }).click();
    await expect.poll(() => spooled(console)).toBe(0);
  });

  await step('and until the tab is closed or reloaded', async () => {
    await open(page, 'good.zip', good);
    await expect(region('Example')).toBeVisible();
    expect(await spooled(console)).toBe(1);
    dispatchEvent(new Event('pagehide'));
    await expect.poll(() => spooled(console)).toBe(0);
  });
});

test('a theme that is imported goes from the disk to the server, and leaves nothing but its package', async ({
  page,
  console,
}) => {
  await console.pretend({ failures: { 'themes.back.import': 'refused' } });
  await importOne(page, console);
  const results = page.getByRole('list', { name: 'Import' });
  await expect(results).toContainText('a failure that the sandbox pretends');
  await expect.poll(() => spooled(console)).toBe(1);
  const sent = () => page.calls(imported);
  expect(sent()).toHaveLength(1);

  await console.pretend({ failures: {} });
  await page.getByRole('button', { name: 'Go on with 1 theme' }).click();
  await expect(results).toContainText('Imported.');
  await expect.poll(() => spooled(console)).toBe(1);
  expect(sent()).toHaveLength(2);
  expect(page.calls(/^\/bridge\/files\/./)).toEqual([]);
});

test('an ended session leaves nothing but the package', async ({ page, console }) => {
  await console.pretend({ failures: { 'themes.back.import': 'http401' } });
  await importOne(page, console);
  await expect.poll(() => spooled(console)).toBe(1);
});

test('while nobody answers the theme is there, and is gone with the import or the tab', async ({
  page,
  console,
}) => {
  // Nobody answers.
  await page.route(imported, () => undefined);
  await importOne(page, console);
  expect(await spooled(console)).toBe(2);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => spooled(console)).toBe(1);
  await page.getByRole('button', { name: 'Go on with 1 theme' }).click();
  await page.waitForCall(imported, 1);
  await expect.poll(() => spooled(console)).toBe(2);
  dispatchEvent(new Event('pagehide'));
  await expect.poll(() => spooled(console)).toBe(0);
});

test('a closed tab leaves nothing of a picture that is being taken out of a package', async ({
  page,
  console,
}) => {
  await console.openAs('platformOperator', '/theme_packages');
  const path = join(import.meta.dirname, '../../../resources/sample-themes/standard.steward-theme');
  const taken: string[] = [];
  // Its bytes never come.
  await page.route(/^\/bridge\/files\/.+/, ({ call }) => void taken.push(call.url.pathname));
  await open(page, 'standard.steward-theme', await readFile(path));
  await expect.poll(() => taken.length).toBeGreaterThan(0);
  expect(await spooled(console)).toBeGreaterThan(1);
  dispatchEvent(new Event('pagehide'));
  await expect.poll(() => spooled(console)).toBe(0);
});
