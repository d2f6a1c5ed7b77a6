/** Zips of another layout: handed on as they are, once that was said, and what a browser runs of them was named (THM-145, 150). */
import { zipSync } from 'fflate';
import { examplePackage } from '../../../src-shared/api/themes/example-package.ts';
import type { Page } from '../support/page.ts';
import { expect, test } from '../support/screens.ts';

const imported = '/api/basicserver/backTopic/uploadLocalFileZip';

const open = (page: Page, name: string, buffer: Uint8Array) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/zip', buffer: new Uint8Array(buffer) });
const theme = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a sound zip of another layout is sent as it is, and only once it was said', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/theme_packages');
  await open(page, 'skin.zip', zipSync({ 'skin/theme.properties': Buffer.from('colour=red') }));
  const opened = theme(page, 'skin.zip');
  await expect(opened).toContainText('LAYOUT_UNKNOWN');
  await opened.getByRole('button', { name: 'Send as it is' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  // The reading takes longer than the sending would.
  await open(page, 'one.zip', await examplePackage('backTopic').bytes());
  await expect(theme(page, 'Example')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import 1 theme', exact: true })).toBeEnabled();
  expect(page.calls(imported)).toHaveLength(0);
  await opened.getByRole('button', { name: 'Send as it is' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send as it is' }).click();
  await page.waitForCall(imported, 0);
});

test('a zip of another layout that a browser would run names its files, and wants the server’s name typed', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', '/theme_packages');
  const scripts = Array.from({ length: 24 }, (_, index) => [
    `skin/${100 + index}.js`,
    Buffer.from('alert(1)'),
  ]);
  const files = { 'skin/login.html': Buffer.from('<p>'), ...Object.fromEntries(scripts) };
  await open(page, 'skin.zip', zipSync(files));
  const opened = theme(page, 'skin.zip');
  await expect(opened).toContainText('skin/login.html: A browser that receives it');
  await expect(opened).toContainText('load something: 5');
  await opened.getByRole('button', { name: 'Send as it is' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('skin/login.html');
  await expect(question).toContainText('skin/108.js');
  await expect(question).not.toContainText('skin/109.js');
  await expect(question).toContainText('and 15 more');
  const send = question.getByRole('button', { name: 'Send as it is' });
  await expect(send).toBeDisabled();
  await question.getByRole('textbox').fill('Sandbox');
  await expect(send).toBeEnabled();
  expect(page.calls(imported)).toHaveLength(0);
  await send.click();
  await page.waitForCall(imported, 0);
});
