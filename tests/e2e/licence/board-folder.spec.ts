/** The board watches a folder: what comes, changes and goes in it is said and marked. */
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/console.ts';
import { licenceFile } from '../support/licence-workbench.ts';

const grid = (page: Page) => page.getByRole('grid', { name: 'Opened licences' });
const row = (page: Page, name: RegExp) => grid(page).getByRole('row', { name });

/** A folder of the browser's own in the place of the one that a person would pick. */
async function pickOwnFolder(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle('licences', { create: true });
    Object.defineProperty(window, 'showDirectoryPicker', { value: async () => folder, configurable: true });
  });
}

async function put(page: Page, name: string, content: string): Promise<void> {
  await page.evaluate(
    async ([file, text]) => {
      const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('licences');
      const writer = await (await folder.getFileHandle(file, { create: true })).createWritable();
      await writer.write(text);
      await writer.close();
    },
    [name, content] as const,
  );
}

async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(async (file) => {
    const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('licences');
    await folder.removeEntry(file);
  }, name);
}

const licence = (company: string, seats = 100) =>
  licenceFile({ company, customerId: company, code: company, seats, modules: 3, subModules: 0 });

test('new, changed and gone files are announced and marked; a gone one keeps what was read', async ({
  page,
  console,
}) => {
  await console.open('/licensetool?entry=board');
  await pickOwnFolder(page);
  await put(page, 'alder.lic', licence('Alder'));
  await put(page, 'birch.lic', licence('Birch'));
  await put(page, 'readme.docx', 'no licence');
  await page.getByRole('button', { name: 'Open a folder' }).click();
  await expect(page.getByText('Watching licences')).toBeVisible();
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '3');
  await expect(row(page, /alder/)).not.toContainText('New');

  await put(page, 'cedar.lic', licence('Cedar'));
  await expect(page.getByText('New in licences: cedar.lic')).toBeVisible();
  await expect(page.getByText('New in licences: cedar.lic')).toHaveAttribute('aria-live', 'polite');
  await expect(row(page, /cedar/)).toContainText('New');
  await expectAccessible(page);

  await put(page, 'birch.lic', licence('Birch', 777));
  await expect(row(page, /birch/)).toContainText('777');
  await expect(row(page, /birch/)).toContainText('Changed');

  await take(page, 'alder.lic');
  await expect(page.getByText('No longer in licences: alder.lic')).toBeVisible();
  await expect(row(page, /alder/)).toContainText('Gone');
  await row(page, /alder/).click();
  await expect(page.getByText('This file is no longer in the folder.', { exact: false })).toBeVisible();
  await expect(page.getByText('Signed with a sample key: this proves nothing')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the board' }).click();

  await put(page, 'alder.lic', licence('Alder'));
  await expect(row(page, /alder/)).not.toContainText('Gone');
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '4');

  await page.getByRole('button', { name: 'Stop watching' }).click();
  await put(page, 'dogwood.lic', licence('Dogwood'));
  await page.waitForTimeout(3000);
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '4');
});

test('a row taken off the board does not come back with the next look; a folder that goes is said', async ({
  page,
  console,
}) => {
  await console.open('/licensetool?entry=board');
  await pickOwnFolder(page);
  await put(page, 'alder.lic', licence('Alder'));
  await put(page, 'birch.lic', licence('Birch'));
  await page.getByRole('button', { name: 'Open a folder' }).click();
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '3');
  await grid(page).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Take off the board' }).click();
  await put(page, 'cedar.lic', licence('Cedar'));
  await expect(row(page, /cedar/)).toBeVisible();
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '3');
  await page.evaluate(async () => {
    await (await navigator.storage.getDirectory()).removeEntry('licences', { recursive: true });
  });
  await expect(page.getByText('The folder licences can’t be read at the moment')).toBeVisible();
  await expect(page.getByText('As soon as it is back', { exact: false })).toBeVisible();
  await expect(row(page, /cedar/)).toContainText('Gone');
});

test('a gone file that can’t be read any more still shows what was read of it, and says why', async ({
  page,
  console,
}) => {
  await console.open('/licensetool?entry=board');
  await pickOwnFolder(page);
  await put(page, 'alder.lic', licence('Alder', 321));
  await page.getByRole('button', { name: 'Open a folder' }).click();
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '2');
  await take(page, 'alder.lic');
  await expect(row(page, /alder/)).toContainText('Gone');
  // As the desktop answers, whose handle stands for the file in the folder.
  const params = { name: 'alder.lic', reason: 'MISSING' };
  const error = { code: 'FILE_UNREADABLE', message: 'the file can not be read: MISSING', params };
  await page.route('**/bridge/call/licence.parse', (route) =>
    route.fulfill({ body: `${JSON.stringify({ ok: false, error })}\n` }),
  );
  await row(page, /alder/).click();
  await expect(page.getByText('This file is no longer in the folder.', { exact: false })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('alder.lic: It is no longer there.');
  await expect(page.getByText('This is what was read earlier.', { exact: false })).toBeVisible();
  await expect(page.getByText('Signed with a sample key: this proves nothing')).toBeVisible();
  await expect(page.locator('dl').getByText('321')).toBeVisible();
  await expect(page.getByRole('treegrid')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Back to the board' }).click();
  await expect(row(page, /alder/)).toContainText('321');
});
