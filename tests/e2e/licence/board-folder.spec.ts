/** The board watches a folder: what comes, changes and goes in it is said and marked; all its words and states are in tests/screens. */
import type { Page } from '@playwright/test';
import { licenceFile } from '../../support/licences.ts';
import { expect, test } from '../support/console.ts';

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

test('the browser’s own folder: new, changed and gone files are seen; a folder that goes is said', async ({
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
  await put(page, 'cedar.lic', licence('Cedar'));
  await put(page, 'birch.lic', licence('Birch', 777));
  await take(page, 'alder.lic');
  await expect(row(page, /cedar/)).toContainText('New');
  await expect(row(page, /birch/)).toContainText('777');
  await expect(row(page, /alder/)).toContainText('Gone');
  await row(page, /alder/).click();
  await expect(page.getByText(/^Signed with a sample key, which anybody can use/)).toBeVisible();
  await page.getByRole('button', { name: 'Back to the board' }).click();
  await page.evaluate(async () => {
    await (await navigator.storage.getDirectory()).removeEntry('licences', { recursive: true });
  });
  await expect(page.getByText('The folder licences can’t be read at the moment')).toBeVisible();
  await expect(row(page, /cedar/)).toContainText('Gone');
});
