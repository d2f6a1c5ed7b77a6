/**
 * Functions that need the user’s own ID, on a server that does not state it: they lead to the profile, where it can be
 * entered.
 */
import { afterEach, beforeEach } from 'vitest';
import { startDocumentsServer } from '../../documents-only/documents-server.ts';
import type { StrictServer } from '../../strict-server/strict-server.ts';
import { expect, test } from '../support/screens.ts';
import { atRest, enterDocuments } from './documents-page.ts';

let server: StrictServer;
beforeEach(async () => {
  server = await startDocumentsServer();
});
afterEach(() => server.close());

test('choosing entrances', async ({ page, console }) => {
  await enterDocuments(page, console, server);
  await page.goto('/quickCreate');
  await atRest(page);
  const main = page.getByRole('main');
  await expect(main.getByText('This server does not say your user ID')).toBeVisible();
  await main.getByRole('button', { name: 'Choose entrances' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose quick-create entrances' });
  await expect(dialog.getByText('This server does not say your user ID')).toBeVisible();
  await dialog.getByRole('link', { name: 'Enter your user ID in the server’s profile' }).click();
  await expect(main.getByRole('textbox', { name: 'Your user ID' })).toBeVisible();
  expect(server.refusals.filter((one) => one.includes('queryAllEmpEnableModules'))).toEqual([]);
});
