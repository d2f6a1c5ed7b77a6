/** Typed values of a dialog without a record are asked about before they are lost, on each way out. */
import { expect, step, test } from '../support/screens.ts';

test('changed working hours ask before they are lost', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/loginlog');
  const dialog = page.getByRole('dialog', { name: 'Working hours' });
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  const open = async () => {
    await page.getByRole('button', { name: 'More for Login log' }).click();
    await page.getByRole('menuitem', { name: 'Working hours…' }).click();
    await expect(dialog).toBeVisible();
  };
  const begin = dialog.getByRole('combobox', { name: 'Beginning' });
  await step('unchanged, it closes at once', async () => {
    await open();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
  });
  await step('changed, Cancel asks; staying keeps what was chosen', async () => {
    await open();
    await begin.selectOption('7');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toContainText('will be lost');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(begin).toHaveValue('7');
  });
  await step('Esc does not close it', async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
  });
  await step('a way to another page asks', async () => {
    await page.evaluate(() => history.back());
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(begin).toHaveValue('7');
  });
  await step('leaving loses it', async () => {
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(dialog).toHaveCount(0);
    await open();
    await expect(begin).toHaveValue('8');
  });
  await step('saved, it closes without a question', async () => {
    await begin.selectOption('7');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(question).toHaveCount(0);
  });
});
