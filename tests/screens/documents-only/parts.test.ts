/**
 * Dialogs and views that open by an address of their own, on a server with the documents’ calls alone: each opens, and says
 * of each call that the server lacks which one it is. What was found is docs/platform/documents-only-parts.md.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect as expectValue } from 'vitest';
import { numberFor, startDocumentsServer } from '../../documents-only/documents-server.ts';
import type { StrictServer } from '../../strict-server/strict-server.ts';
import { long } from '../../support/test-amount.ts';
import { expect, test } from '../support/screens.ts';
import { atRest, callsMade, enterDocuments, noticesIn } from './documents-page.ts';
import { frameCalls, type PartRow, partLine, partTable } from './page-table.ts';
import { parts } from './part-addresses.ts';

const opened = long ? parts : parts.filter((_, at) => at % 5 === 0);
const table = '../../../docs/platform/documents-only-parts.md';
const rows: PartRow[] = [];

let server: StrictServer;
beforeEach(async () => {
  server = await startDocumentsServer({ odd: true });
});
afterEach(() => server.close());

for (const { id, address, of = '' } of opened) {
  test(`${id} ${address}`, async ({ page, console }) => {
    await enterDocuments(page, console, server);
    const before = page.calls(/./).length;
    await page.goto(address.replace(':id', numberFor(of)));
    await atRest(page);
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    const isDialog = (await dialog.count()) > 0;
    const part = isDialog ? dialog.last() : page.getByRole('main');
    const heading = part.getByRole('heading').first();
    await expect(heading).toBeVisible();
    await expect(page.getByText('This page has stopped working')).toHaveCount(0);
    // Nothing is waited for that never comes.
    const waits = document.querySelectorAll(
      '[role="dialog"] [data-skeleton], [role="alertdialog"] [data-skeleton]',
    );
    expect(waits).toHaveLength(0);
    // The stand-in for an id is shown nowhere.
    await expect(page.getByText(/\uf8ff/)).toHaveCount(0);
    const alerts = await page.getByRole('alert').allInnerTexts();
    expect(alerts.filter((alert) => noticesIn([alert]).size === 0)).toEqual([]);
    const says = noticesIn([...alerts, ...(await page.getByRole('status').allInnerTexts())]);
    const asked = callsMade(page, server, before).filter((call) => !frameCalls.includes(call.id));
    const ids = (lacks: boolean) =>
      asked
        .filter((call) => call.lacks === lacks)
        .map((call) => call.id)
        .sort();
    const lacks = ids(true);
    expect([...says.keys()].filter((call) => !lacks.includes(call))).toEqual([]);
    const title = (await heading.textContent()).trim();
    rows.push({ id, address, isDialog, title, reads: ids(false), lacks, says });
  });
}

test('the table of all parts is up to date', async () => {
  expect(rows.map(({ id }) => id)).toEqual(opened.map(({ id }) => id));
  if (long) await expectValue(partTable(rows)).toMatchFileSnapshot(table);
  const lines = readFileSync(join(import.meta.dirname, table), 'utf8').split('\n');
  expect(rows.map(partLine).filter((line) => !lines.includes(line))).toEqual([]);
});
