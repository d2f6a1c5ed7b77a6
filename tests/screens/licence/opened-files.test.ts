/** Files that the system opens with the program: one is parsed, several go to the board. */
import { readFile } from 'node:fs/promises';
import { handleForFile } from '#data/files.ts';
import type { FileHandle } from '#shared/bridge/files.ts';
import { sample } from '../../support/licences.ts';
import { expect, test } from '../support/screens.ts';

/** Gives the shell the files of these names; answers their handles. */
function handOver(names: readonly string[]): Promise<FileHandle[]> {
  return Promise.all(
    names.map(async (name) => handleForFile(new File([await readFile(sample(name))], name))),
  );
}

test('one is parsed at once; several go to the board, whatever was on view; one more is added to it; told one by one, too', async ({
  page,
  console,
  shell,
}) => {
  const tellOpened = async (...each: (readonly FileHandle[])[]) => {
    await Promise.all(each.map((files) => shell.tell('files.opened', { files: [...files] })));
  };
  await console.open('/licensetool');
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await tellOpened(await handOver(['farridge-2026.lic']));
  await expect(page.getByText('Signed with a sample key: this proves nothing')).toBeVisible();
  await expect(page).toHaveURL(/licensetool$/);

  await page.getByRole('link', { name: 'Settings' }).click();
  const names = ['farridge-2026.lic', 'farridge-2027-renewal.lic', 'farridge-tampered.lic'];
  await tellOpened(await handOver(names));
  const grid = page.getByRole('grid', { name: 'Opened licences' });
  await expect(grid).toHaveAttribute('aria-rowcount', '4');
  await expect(page).toHaveURL(/licensetool\?entry=board/);
  for (const name of names) await expect(grid.getByRole('row', { name: new RegExp(name) })).toBeVisible();
  await expect(page.getByText('3 files added.')).toBeVisible();

  // While the board is on view, even one is added to it.
  await tellOpened(await handOver(['farridge-unsigned.json']));
  await expect(grid).toHaveAttribute('aria-rowcount', '5');
  await tellOpened(await handOver(['clinica-rs256.jws', 'farridge-2024-expired.lic']));
  await expect(grid).toHaveAttribute('aria-rowcount', '7');

  // The board that was left is a new one. Told one by one, as some systems do, they are all on it.
  await page.getByRole('link', { name: 'Settings' }).click();
  const handles = await handOver(['farridge-2036-future.lic', 'farridge-unknown-key.lic']);
  await tellOpened(...handles.map((handle) => [handle]));
  await expect(grid).toHaveAttribute('aria-rowcount', '3');
});
