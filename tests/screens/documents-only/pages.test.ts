/**
 * Every page on a server that has what the documents show and nothing else, with ids of 64 bits and odd values: it opens,
 * shows what it can read, makes a write, and says of each call that the server lacks which one it is. What was found is
 * docs/platform/documents-only-pages.md.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect as expectValue } from 'vitest';
import { numberFor, startDocumentsServer } from '../../documents-only/documents-server.ts';
import { registeredScreens } from '../../e2e/support/registered-screens.ts';
import type { StrictServer } from '../../strict-server/strict-server.ts';
import { long } from '../../support/test-amount.ts';
import type { Page } from '../support/page.ts';
import { expect, test } from '../support/screens.ts';
import { button, expectEditable, field } from '../support/tenant-page.ts';
import { atRest, callsMade, enterDocuments, noticesIn } from './documents-page.ts';
import { frameCalls, type PageRow, pageLine, pageTable } from './page-table.ts';
import { addresses, closed, writes } from './writes.ts';

const screens = registeredScreens();
const opened = long ? screens : screens.filter((_, at) => at % 3 === 0);
const table = '../../../docs/platform/documents-only-pages.md';
const rows: PageRow[] = [];

let server: StrictServer;
beforeEach(async () => {
  server = await startDocumentsServer({ odd: true });
});
afterEach(() => server.close());

const main = (page: Page) => page.getByRole('main');

/** The title of each notice of a call that is lacking, by the call that it names; parts say a failure quietly. */
async function saidOf(page: Page): Promise<ReadonlyMap<string, string>> {
  const alerts = await main(page).getByRole('alert').allInnerTexts();
  expect(alerts.filter((alert) => noticesIn([alert]).size === 0)).toEqual([]);
  return noticesIn([...alerts, ...(await main(page).getByRole('status').allInnerTexts())]);
}

for (const { id, address } of opened) {
  test(`${id} ${address}`, async ({ page, console }) => {
    await enterDocuments(page, console, server);
    const before = page.calls(/./).length;
    await page.goto(addresses[id]?.(numberFor) ?? address);
    const heading = main(page).getByRole('heading', { level: 1 }).first();
    await expect(heading).toBeVisible();
    await atRest(page);
    await expect(main(page).getByText('This page has stopped working')).toHaveCount(0);
    const isClosed = closed.includes(id);
    if (id !== 'frame.noRight')
      await expect(main(page).getByText(/no permission/i)).toHaveCount(isClosed ? 1 : 0);
    const title = (await heading.textContent()).trim();
    const says = await saidOf(page);
    const asked = callsMade(page, server, before).filter((call) => !frameCalls.includes(call.id));
    const ids = (lacks: boolean) =>
      asked
        .filter((call) => call.lacks === lacks)
        .map((call) => call.id)
        .sort();
    const lacks = ids(true);
    expect([...says.keys()].filter((call) => !lacks.includes(call))).toEqual([]);

    const opened = page.calls(/./).length;
    const written = () =>
      callsMade(page, server, opened).filter(({ effect, lacks: refused }) => effect === 'write' && !refused);
    const write = writes[id];
    if (write) {
      await write(page);
      await expect.poll(() => written().length).toBeGreaterThan(0);
      // A write may be followed by one that completes it.
      await atRest(page);
    }
    const wrote = written().map((call) => call.id);
    rows.push({ id, address, isClosed, title, reads: ids(false), lacks, says, wrote });
  });
}

test('the table of all pages is up to date', async () => {
  expect(rows.map(({ id }) => id)).toEqual(opened.map(({ id }) => id));
  const sorted = rows.toSorted((a, b) => (a.address < b.address ? -1 : 1));
  if (long) await expectValue(pageTable(sorted)).toMatchFileSnapshot(table);
  const lines = readFileSync(join(import.meta.dirname, table), 'utf8').split('\n');
  expect(sorted.map(pageLine).filter((line) => !lines.includes(line))).toEqual([]);
  const named = screens.map(({ id, address }) => `| \`${address}\` (${id}) `);
  expect(named.filter((start) => !lines.some((line) => line.startsWith(start)))).toEqual([]);
});

test('the session is worked out from other calls, and only changed values are written', async ({
  page,
  console,
}) => {
  await enterDocuments(page, console, server);
  await page.goto('/base/teams');
  await expect(page.getByRole('banner').getByRole('button', { name: /^Account: Lin Yu/ })).toBeVisible();
  await expectEditable(page);
  await field(page, 'Contact').fill('沈望舒');
  await button(page, 'Save').click();
  await expect
    .poll(() => server.taken.findLast(({ name }) => name === 'updateTenantInfo')?.fields.get('tenant'))
    .toMatchObject({ contact: '沈望舒' });
});
