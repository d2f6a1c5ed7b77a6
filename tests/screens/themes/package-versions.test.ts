/** Versions of a package: said with their changes, signed, and brought as an update to who has an earlier one. */
import { readFile } from 'node:fs/promises';
import { bytesSource, readPackage, writePackage } from '../../../src-main/formats/theme-package/index.ts';
import { memorySink } from '../../../src-main/formats/theme-package/memory-sink.ts';
import { packageDraft } from '../../../src-main/services/theme-packages/package-draft.ts';
import { newBackTheme } from '../../../src-shared/rules/themes/defaults.ts';
import { packTheme } from '../../../src-shared/rules/themes/package/from-theme.ts';
import type { Page } from '../support/page.ts';
import { expect, step, test } from '../support/screens.ts';

const api = '/api/basicserver/backTopic';

async function quayside(version: string, navigationBgColor: string, changes = ''): Promise<Uint8Array> {
  const form = { ...newBackTheme('pc', 'dark', { deptId: '' }), topicName: 'Quayside', navigationBgColor };
  const { pictures: _, ...theme } = packTheme('pc', form);
  const themes = [{ ...theme, pictures: [] }];
  const about = { part: 'whole' as const, author: 'Studio', licence: '', day: '2026-11-01' };
  const draft = { ...about, release: { version, changes }, themes };
  const sink = memorySink();
  await writePackage(
    sink,
    await packageDraft(draft, () => Promise.reject(new Error('there are no pictures'))),
  );
  return sink.bytes();
}

const theme = (page: Page) => page.getByRole('region', { name: 'Quayside', exact: true });

async function open(page: Page, name: string, buffer: Uint8Array): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/zip', buffer: new Uint8Array(buffer) });
}

async function bring(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Import 1 theme', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Import 1 theme', exact: true }).click();
  await expect(page.getByText('1 of 1 done.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the packages' }).click();
}

test('a later version of a package is an update of its theme, an earlier one is left out', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/theme_packages');
  await open(page, 'one.steward-theme', await quayside('1.0.0', '#123a63'));
  await expect(page.getByText('Version: 1.0.0')).toBeVisible();
  await bring(page);
  await page.getByRole('button', { name: 'Close one.steward-theme' }).click();

  await step('two presses bring the update, and who has the theme stays', async () => {
    await open(
      page,
      'two.steward-theme',
      await quayside('1.1.0', '#7a2048', 'The bar is red.\nNothing else.'),
    );
    await expect(page.getByRole('region', { name: 'Changes' })).toContainText('The bar is red.');
    await expect(theme(page)).toContainText('Version 1.0.0 is installed here.');
    await expect(theme(page).getByRole('radio', { name: 'Update to 1.1.0' })).toBeChecked();
    await bring(page);
    expect(page.calls(`${api}/uploadLocalFileZip`)).toHaveLength(1);
    const [update] = page.calls(`${api}/updateTopic`);
    expect(JSON.parse(update?.body ?? '{}')).toMatchObject({
      topicName: 'Quayside',
      navigationBgColor: '#7a2048',
    });
    await page.getByRole('button', { name: 'Close two.steward-theme' }).click();
  });

  await step('the earlier one is no way back by mistake', async () => {
    await open(page, 'one.steward-theme', await quayside('1.0.0', '#123a63'));
    await expect(theme(page)).toContainText('A later version is installed here: 1.1.0.');
    await expect(theme(page).getByRole('radio', { name: 'Leave out' })).toBeChecked();
  });
});

test('version and changes stand there in Chinese', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/theme_packages', 'zh-CN');
  await open(page, 'one.steward-theme', await quayside('1.0.0', '#123a63', '导航栏变深。'));
  await expect(page.getByRole('region', { name: '更新说明' })).toContainText('导航栏变深。');
  await expect(page.getByText('版本：1.0.0')).toBeVisible();
});

test('an export says its version and its changes, and is signed', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/themes/pc');
  const row = page.getByRole('row').filter({ hasText: 'Harbour' }).first();
  await row.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Export as a package…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Version, changes and signature').click();
  await dialog.getByRole('textbox', { name: 'Version' }).fill('1.2');
  await expect(dialog).toContainText('A version is three numbers with dots between them');
  await dialog.getByRole('button', { name: 'Export 1 theme' }).click();
  await expect(page.getByText('The package cannot be written like this')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Version' }).fill('1.2.0');
  await dialog.getByRole('textbox', { name: 'Changes' }).fill('The bar is darker.');
  await dialog.getByRole('checkbox', { name: /^Sign the package/ }).click();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export 1 theme' }).click();
  const bytes = await readFile(await (await download).path());
  const { report, package: found } = await readPackage(bytesSource(bytes));
  expect(found?.manifest.release).toEqual({ version: '1.2.0', changes: 'The bar is darker.' });
  expect(report.findings.map(({ code }) => code)).toContain('SIGNED');
});
