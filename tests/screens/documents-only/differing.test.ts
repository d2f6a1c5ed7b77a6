/** Settings with other values than the default, where a server lacks some of the calls: the others are listed. */
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

test('they are listed, and nothing is waited for that never comes', async ({ page, console }) => {
  await enterDocuments(page, console, server);
  await atRest(page);
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search or jump to' });
  await palette.getByRole('combobox').fill('Mail server');
  await expect(palette.getByRole('option').first()).toBeVisible();
  await palette.getByRole('button', { name: 'Only settings that differ from the default' }).click();
  await expect(palette.getByRole('status')).toHaveText(/^[1-9]\d* settings? differs?\./);
});
