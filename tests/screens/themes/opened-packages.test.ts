/** Theme packages that the system opened with the program stand on their page, checked, beside those that are chosen. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { handleForFile } from '#data/files.ts';
import { noteOpenedFiles } from '#state/opened-files.ts';
import { expect, test } from '../support/screens.ts';

const samples = join(import.meta.dirname, '../../../resources/sample-themes');

async function opened(name: string): Promise<void> {
  const file = new File([await readFile(join(samples, name))], name);
  const handle = await handleForFile(file);
  noteOpenedFiles([handle]);
}

test('one after the other they stand beside each other', async ({ page, console }) => {
  await console.open('/theme_packages');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await opened('mobile.steward-theme');
  await expect(page.getByText('Pocket').first()).toBeVisible();
  await opened('special.steward-theme');
  await expect(page.getByText('Lantern').first()).toBeVisible();
  await expect(page.getByText('Pocket').first()).toBeVisible();
});
