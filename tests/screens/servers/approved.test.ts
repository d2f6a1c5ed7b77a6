/** A server at which changes are approved because it is production: made another one, or removed, by typing its name. */
import { callBridge } from '../support/console-page.ts';
import { expect, test } from '../support/screens.ts';
import { add, choose, line, lines, openServers, save } from '../support/servers-page.ts';

test('less is asked there once its name was typed: in its form, and where it is removed', async ({
  page,
  shell,
}) => {
  await openServers(page, shell);
  await add(page, { name: 'Harbour', environment: 'production' });
  await callBridge(page, 'settings.update', { approve: 'production' });
  await openServers(page, shell);
  const question = page.getByRole('alertdialog');
  const give = question.getByRole('button', { name: 'Do not ask for approval' });

  await choose(page, 'Harbour', 'Remove');
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(question).toContainText('Until now changes at Harbour needed an approval.');
  await expect(give).toBeDisabled();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(line(page, 'Harbour')).toBeVisible();

  await page.getByRole('button', { name: 'Edit Harbour' }).click();
  await page.getByRole('radio', { name: 'Test' }).click();
  await save(page);
  await expect(question).toContainText('Until now changes at Harbour needed an approval.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  // It stays as it was typed, and nothing of it is saved.
  await expect(page.getByRole('radio', { name: 'Test' })).toBeChecked();
  expect(await callBridge(page, 'servers.list', {})).toMatchObject({
    profiles: [{}, { name: 'Harbour', environment: 'production' }],
  });
  await save(page);
  await question.getByRole('textbox').fill('Harbour');
  await give.click();
  await expect(page).toHaveURL(/\/servers$/);
  await expect(line(page, 'Harbour')).toContainText('Test');

  await choose(page, 'Harbour', 'Remove');
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(lines(page)).toHaveCount(1);
});
