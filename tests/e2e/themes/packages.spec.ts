/** A theme package as large as no page would hold (2§1; THM-001); what is in one, and what is sent, is in tests/screens/themes. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writePackageFile } from '../../../src-main/services/theme-packages/index.ts';
import { inventThemes } from '../../fixtures/themes/invent-themes.ts';
import { expect, test } from '../support/console.ts';

test('a package that is larger than what the page would hold is checked', async ({ page, console }) => {
  const folder = await mkdtemp(join(tmpdir(), 'steward-large-package-'));
  try {
    const path = join(folder, 'large.steward-theme');
    await writePackageFile(path, inventThemes({ themes: 4, megabytes: 80, seed: 1 }));
    await console.openAs('systemAdministrator', '/theme_packages');
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: /Choose theme packages/ }).click();
    await (await chooser).setFiles(path);
    await expect(page.getByRole('button', { name: 'Import 4 themes' })).toBeVisible();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
