/** The key of an installation: backed up, restored, replaced and handed over. */
import { bridge } from '../../../src-renderer/data/bridge.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/screens.ts';
import { policyFile, saved } from './approval-files.ts';
import { account } from './tray-page.ts';

test('the key is kept as a file and restored; a new one is handed over, also when the file was not saved', async ({
  page,
  console,
}) => {
  const { shell } = console;
  await shell.restart(await policyFile(shell));
  await console.openAs(account, '/settings?find=approve');
  const { fingerprint } = await bridge.approval.key({});
  await page.getByRole('button', { name: 'Back up…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Back up the key of this installation' });
  await dialog.getByLabel('Password', { exact: true }).fill('correct horse');
  await dialog.getByLabel('The password again').fill('correct horse battery');
  await expect(dialog.getByRole('button', { name: 'Save the file' })).toBeDisabled();
  await dialog.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await expectAccessible(page);
  const backup = await saved(page, () => dialog.getByRole('button', { name: 'Save the file' }).click());
  expect(JSON.parse(backup).format).toBe('steward.key');

  await page.getByRole('button', { name: 'Replace…' }).click();
  const handOver = await saved(page, () =>
    page.getByRole('alertdialog').getByRole('button', { name: 'Replace…' }).click(),
  );
  const next = await bridge.approval.key({});
  expect(next.fingerprint).not.toBe(fingerprint);
  await expect(page.getByText(next.fingerprint)).toBeVisible();
  expect(await saved(page, () => page.getByRole('button', { name: 'Save the hand-over' }).click())).toBe(
    handOver,
  );

  await page.getByRole('button', { name: 'Restore…' }).click();
  const restore = page.getByRole('dialog', { name: 'Restore the key from a backup' });
  await restore
    .locator('input[type=file]')
    .setInputFiles({ name: 'x.steward-key', mimeType: 'application/json', buffer: Buffer.from(backup) });
  await restore.getByLabel('Password').fill('correct horse battery');
  await restore.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText(fingerprint)).toBeVisible();

  await page.getByRole('button', { name: 'Open a hand-over…' }).click();
  const open = page.getByRole('dialog', { name: 'Somebody has a new key' });
  await open.locator('input[type=file]').setInputFiles({
    name: 'x.steward-handover',
    mimeType: 'application/json',
    buffer: Buffer.from(handOver),
  });
  await open.getByRole('button', { name: 'Take over' }).click();
  await expect(page.getByText(/^No approvals count here with the key/)).toBeVisible();
});
