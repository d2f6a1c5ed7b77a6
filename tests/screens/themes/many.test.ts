/**
 * The cost of many themes: one request to open one of them, one reading of the lists for an import, few cards
 * (THM-028, 036).
 */
import { writePackage } from '../../../src-main/formats/theme-package/index.ts';
import { memorySink } from '../../../src-main/formats/theme-package/memory-sink.ts';
import { packageDraft } from '../../../src-main/services/theme-packages/package-draft.ts';
import { newBackTheme } from '../../../src-shared/rules/themes/defaults.ts';
import { packTheme } from '../../../src-shared/rules/themes/package/from-theme.ts';
import { long } from '../../support/test-amount.ts';
import { expect, test } from '../support/screens.ts';

const list = '/api/basicserver/backTopic/qryTopic';
/** An import of a hundred takes half a minute. */
const imported = long ? 100 : 20;

async function packageOf(count: number): Promise<Uint8Array> {
  const themes = Array.from({ length: count }, (_, index) => {
    const values = { ...newBackTheme('pc', 'dark', { deptId: '' }), topicName: `Quay ${index + 1}` };
    const { pictures: _none, ...theme } = packTheme('pc', values);
    return { ...theme, pictures: [] };
  });
  const draft = { part: 'whole' as const, author: '', licence: '', day: '2026-11-01', themes };
  const sink = memorySink();
  await writePackage(
    sink,
    await packageDraft(draft, () => Promise.reject(new Error('there are no pictures'))),
  );
  return sink.bytes();
}

test('a theme of the list is opened by one request, whatever page it stands on', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/themes/pc?page=2');
  await page.getByRole('button', { name: 'Edit 青瓷 2' }).click();
  const before = page.calls(list).length;
  await expect(page.getByRole('textbox', { name: 'Theme name' })).toHaveValue('青瓷 2');
  await page.settled();
  expect(page.calls(`${list}ByName`)).toHaveLength(1);
  expect(page.calls(list)).toHaveLength(before);
});

test('a long package draws its first cards alone; its import reads the lists once, at the end', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/theme_packages');
  const buffer = new Uint8Array(await packageOf(imported));
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'many.steward-theme', mimeType: 'application/zip', buffer });
  await expect(page.getByRole('region', { name: /^Quay/ })).toHaveCount(3);
  await page.getByRole('button', { name: `Import ${imported} themes`, exact: true }).click();
  const before = page.calls(list).length;
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: `Import ${imported} themes`, exact: true })
    .click();
  const results = page.getByRole('list', { name: 'Import' });
  await expect(results.getByRole('listitem').filter({ hasText: 'Imported.' })).toHaveCount(imported);
  await page.settled();
  expect(page.calls(list)).toHaveLength(before);
  await page.getByRole('button', { name: 'Back to the packages' }).click();
  await page.settled();
  // Once for each of the two styles.
  expect(page.calls(list)).toHaveLength(before + 2);
});

test('one theme is exported from its own menu, in three presses', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/themes/pc');
  const row = page.getByRole('row').filter({ hasText: 'Harbour' }).first();
  await row.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Export as a package…' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Export 1 theme' }).click();
  expect((await download).suggestedFilename()).toMatch(/^Harbour.*\.steward-theme$/);
});
