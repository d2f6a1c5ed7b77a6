/**
 * Theme packages as files: stopped in the middle and gone on with; as large as no page would hold (2§1; THM-001). What is
 * written and brought back, family by family, is in tests/screens/themes.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { zipSync } from 'fflate';
import { writePackageFile } from '../../../src-main/services/theme-packages/index.ts';
import { inventThemes } from '../../fixtures/themes/invent.ts';
import { expect, test } from '../support/console.ts';

const samples = join(import.meta.dirname, '../../../resources/sample-themes');
const results = (page: Page) => page.getByRole('list', { name: 'Import' });

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
