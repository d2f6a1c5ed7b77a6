/** People and their themes, on a server that states nothing about its people: the page says that they are not known. */
import { afterEach, beforeEach } from 'vitest';
import { numberFor, startDocumentsServer } from '../../documents-only/documents-server.ts';
import type { StrictServer } from '../../strict-server/strict-server.ts';
import { expect, test } from '../support/screens.ts';
import { atRest, enterDocuments } from './documents-page.ts';

let server: StrictServer;
beforeEach(async () => {
  server = await startDocumentsServer({ odd: true });
});
afterEach(() => server.close());

test('a theme that is shown for a time', async ({ page, console }) => {
  await enterDocuments(page, console, server);
  await page.goto(`/themes/pc/trial/${numberFor('88021')}`);
  await atRest(page);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('This server does not say your user ID')).toBeVisible();
  await expect(dialog.getByRole('radio', { name: 'Only to me, to try it' })).toHaveCount(0);
  await expect(dialog.getByText(/number not known here/).first()).toBeVisible();
});

test('themes that nobody sees', async ({ page, console }) => {
  await enterDocuments(page, console, server);
  await page.goto('/themes/pc/unseen');
  await atRest(page);
  await expect(page.getByRole('dialog').getByRole('row').nth(1)).toBeVisible();
});
