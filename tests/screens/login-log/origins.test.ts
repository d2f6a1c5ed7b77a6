/** Origins of login log entries: by a file of this computer, by named segments, in rows and filters. */
import { readFile } from 'node:fs/promises';
import { send } from '../../../src-renderer/data/http.ts';
import { segments } from '#shared/api/network/segments.ts';
import { writeMmdb } from '../../../src-main/formats/origins/testing/write-mmdb.ts';
import type { Page } from '../support/page.ts';
import { expect, test } from '../support/screens.ts';

const path = '/loginlog';
const origins = (page: Page) => page.getByRole('table', { name: 'Where from' });
const v4 = (a: number, b: number) => BigInt((a * 256 + b) * 65_536);
const inGermany = { network: v4(203, 0), prefix: 112, record: { country: { iso_code: 'DE' } } };
const file = (bytes: Uint8Array) => ({
  name: 'countries.mmdb',
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(bytes),
});

test('a chosen file tells the countries of figures, rows and exports, and leads to the rows from there and from elsewhere', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', path);
  await page.getByText('Where from', { exact: true }).click();
  await expect(
    origins(page)
      .getByRole('row', { name: /^(Not known|Private addresses)/ })
      .first(),
  ).toBeVisible();
  await page
    .getByLabel('File of countries or networks', { exact: true })
    .setInputFiles(file(writeMmdb([inGermany], { type: 'GeoLite2-Country' })));
  await expect(page.getByText(/^Countries: GeoLite2-Country, of .+ 2026$/)).toBeVisible();
  const germany = origins(page).getByRole('row', { name: /^Germany/ });
  await expect(germany).toBeVisible();
  const grid = page.getByRole('grid', { name: 'Login log' });
  await expect(grid.getByRole('columnheader', { name: 'From' })).toBeVisible();

  await germany.getByRole('link', { name: 'Show entries from Germany' }).click();
  await expect(page).toHaveURL(/ip=203\.0\./);
  await expect(grid.getByRole('row').nth(1)).toContainText('Germany');
  await expect(grid.getByRole('row').nth(1)).toContainText('203.0.');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export Login log' }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  const saved = await download;
  const lines = (await readFile(await saved.path(), 'utf8')).split('\r\n').slice(1, -1);
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.filter((line) => !line.includes('Germany'))).toEqual([]);

  await page.goto(path);
  await page.getByText('Where from', { exact: true }).click();
  await germany.getByRole('link', { name: 'All others, not from Germany' }).click();
  await expect(page).toHaveURL(/ip=%21203\.0\./);
  await expect(grid.getByRole('row').nth(1)).toBeVisible();
  await expect(grid).not.toContainText('Germany');
});

test('a file of another kind is refused by name, and a chosen one is forgotten', async ({
  page,
  console,
}) => {
  await console.openAs('systemAdministrator', path);
  await page.getByText('Where from', { exact: true }).click();
  const chooser = page.getByLabel('File of countries or networks', { exact: true });
  await chooser.setInputFiles(file(new Uint8Array(9000)));
  await expect(page.getByText(/^This is not a usable file in MaxMind’s format/)).toBeVisible();
  // Another file can be chosen once the files were read again.
  await expect(chooser).toBeEnabled();
  await chooser.setInputFiles(file(writeMmdb([inGermany])));
  await expect(origins(page).getByRole('row', { name: /^Germany/ })).toBeVisible();
  await page.getByRole('button', { name: 'Remove the file of countries' }).click();
  await expect(origins(page).getByRole('row', { name: /^Germany/ })).toHaveCount(0);
  await expect(
    page.getByRole('grid', { name: 'Login log' }).getByRole('columnheader', { name: 'From' }),
  ).toHaveCount(0);
});

test('a named segment is told instead of an address', async ({ page, console }) => {
  await console.openAs('systemAdministrator', '/info');
  const [id = ''] = await send(segments.newIds, { size: 1 });
  const office = { segmentName: 'Head office', segmentType: 'IPv4', instructions: '' } as const;
  await send(segments.add, { id, ...office, ipStart: '10.24.0.0', ipEnd: '10.24.0.255' });
  await page.goto(path);
  await page.getByText('Where from', { exact: true }).click();
  const named = origins(page).getByRole('row', { name: /^Head office/ });
  await expect(named).toContainText('IP segment');
  await named.getByRole('link', { name: 'Show entries from Head office' }).click();
  await expect(page).toHaveURL(/ip=10\.24\.0\./);
  await expect(page.getByRole('grid', { name: 'Login log' }).getByRole('row').nth(1)).toContainText(
    '10.24.0.',
  );
});
