/** *Feedback as a file*: nothing is sent, nothing written is lost, and the file says no more than what is shown. */
import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../support/accessible.ts';
import { signInAs } from '../support/console-page.ts';
import { expect, test } from '../support/screens.ts';

test('the file has the words and the diagnostics that are shown, and the words outlive a closed dialog', async ({
  page,
  shell,
}) => {
  await page.goto(shell.url);
  await signInAs(page, 'System administrator');
  const open = async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Help' }).click();
    await page.getByRole('menuitem', { name: 'Feedback as a file…' }).click();
  };
  await open();
  const dialog = page.getByRole('dialog', { name: 'Feedback as a file' });
  await expect(dialog.getByRole('button', { name: 'Save file' })).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Your words' }).fill('The list stayed empty 列表为空');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await open();
  await expect(dialog.getByRole('textbox', { name: 'Your words' })).toHaveValue(
    'The list stayed empty 列表为空',
  );
  await dialog.getByText('The diagnostics in full').click();
  const shown = (await dialog.getByText(/^taken: /).textContent()) ?? '';
  const waiting = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save file' }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toMatch(/^steward-feedback.*\.txt$/);
  expect(await readFile((await file.path()) ?? '', 'utf8')).toBe(
    `The list stayed empty 列表为空\n\n${shown}\n`,
  );
  expect(shown).toContain(`node: ${process.versions.node}`);
  await expect(dialog).toHaveCount(0);
  await open();
  await expect(dialog.getByRole('textbox', { name: 'Your words' })).toHaveValue('');
});
