/** The tables of the licence tool: names are shown for what they are. */
import { readFile } from 'node:fs/promises';
import { sample } from '../../support/licences.ts';
import { expect, test } from '../support/screens.ts';

const board = '/licensetool?entry=board';

test('names with hidden, turning or piled-up characters are shown for what they are', async ({
  page,
  console,
}) => {
  await console.open(board);
  const grid = page.getByRole('grid', { name: 'Opened licences' });
  const names = ['turned\u202ecil.exe', `pile${'\u0301'.repeat(40)}.lic`, 'no\u200bthing.lic'];
  const buffer = await readFile(sample('farridge-2026.lic'));
  await page
    .getByLabel('Licence files', { exact: true })
    .setInputFiles(names.map((name) => ({ name, mimeType: 'text/plain', buffer })));
  await expect(grid).toHaveAttribute('aria-rowcount', '4');
  for (const shown of ['turned[U+202E]cil.exe', '[U+0301 ×38]', 'no[U+200B]thing.lic']) {
    await expect(grid.getByRole('rowheader').filter({ hasText: shown })).toHaveCount(1);
  }
  await grid.getByRole('rowheader').filter({ hasText: '[U+202E]' }).click();
  await expect(page.getByRole('heading', { name: 'turned[U+202E]cil.exe' })).toBeVisible();
  await expect(page.getByText('31 Dec 2035 (+08:00)').filter({ visible: true }).first()).toBeVisible();
  expect(await page.getByRole('main').textContent()).not.toMatch(/[\u202e\u200b]/);
});
