/** Licence files of a platform's own kind on the screen: read through a mapping that is opened, or that a server has. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { noMapping } from '#shared/api/mapping/no-mapping.ts';
import { mappingText } from '#shared/rules/servers/mapping/mapping-file.ts';
import { publicJwk, signingKey } from '../../fixtures/licence/keys.ts';
import { lindqvist, northgate } from '../../fixtures/licence/mapped/vendors.ts';
import { expectAccessible } from '../support/accessible.ts';
import type { Page } from '../support/page.ts';
import { expect, test } from '../support/screens.ts';
import { add } from '../support/servers-page.ts';

const folder = mkdtempSync(join(tmpdir(), 'steward-mapped-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
const es256 = signingKey('test-es256');
const licenceFile = file('northgate.json', northgate.write(es256));
const unknownFile = file('lindqvist.xml', lindqvist.write(es256));
const mapping = { ...noMapping, licenceFiles: [northgate.kind, lindqvist.kind] };
const mappingFile = file('office.steward-mapping', mappingText(mapping, 'Office 9.2'));
const callsAlone = file('calls.steward-mapping', mappingText(noMapping, 'Calls'));

const banner = (page: Page) => page.getByRole('region', { name: /^Verdict/ });
async function read(page: Page, path: string): Promise<void> {
  await page.getByLabel('Licence file', { exact: true }).setInputFiles(path);
  await page.getByRole('button', { name: 'Parse', exact: true }).click();
  await expect(banner(page)).toBeVisible();
}

test('a mapping is opened beside the verdict, then the vendor’s key is given', async ({ page, console }) => {
  await console.open('/licensetool');
  await read(page, licenceFile);
  await expect(banner(page)).toContainText('Not a licence file');
  const open = banner(page).getByLabel('Mapping file');
  await open.setInputFiles(callsAlone);
  await expect(banner(page).getByRole('alert')).toHaveText(
    '“calls.steward-mapping” was not opened. It does not describe licence files.',
  );
  await open.setInputFiles(mappingFile);
  await expect(banner(page)).toContainText('Unknown key');
  await expect(banner(page)).toContainText('Signature not verified');
  await expect(banner(page)).toContainText(
    'Read through a mapping: Northgate Suite (Office 9.2); verified: nothing, as no trusted key vouches for its signature',
  );
  await expect(page.getByText('海岳物流 GmbH').first()).toBeVisible();
  await expectAccessible();

  await banner(page).getByRole('button', { name: 'Give a key…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Give a key' });
  await dialog.getByLabel('Public key of the issuer').fill(JSON.stringify(publicJwk(es256)));
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByLabel('The fingerprint is right. Trust this key.').check();
  await dialog.getByLabel('Name of the key (optional)').fill('Northgate');
  await dialog.getByRole('button', { name: 'Trust the key' }).click();
  await expect(banner(page)).toContainText('Valid');
  await expect(banner(page)).toContainText(
    'Read through a mapping: Northgate Suite (Office 9.2); verified: its signature, by the key “Northgate”',
  );

  await read(page, unknownFile);
  await expect(banner(page)).toContainText('verified: nothing, as its signature can’t be checked here');
  await expect(page.getByText('Signatures of this kind can’t be checked here.').first()).toBeVisible();

  await page.getByRole('link', { name: 'All trusted keys' }).click();
  const held = page.getByRole('region', { name: /^Platforms’ own files/ });
  await expect(held).toContainText('1 mapping');
  await expect(held).toContainText('Northgate Suite · Lindqvist Office');
  await expect(held).toContainText('opened by you, until Steward is closed');
  await expectAccessible();
  await held.getByRole('button', { name: 'Remove opened mappings' }).click();
  await expect(held).toContainText('no mapping');
  await page.getByRole('link', { name: 'Parse file' }).click();
  await read(page, licenceFile);
  await expect(banner(page)).toContainText('Not a licence file');
});

test('a server’s mapping is used without being opened, also on the board', async ({ page, console }) => {
  await console.open('/licensetool?entry=board');
  await add(page, { name: 'Head office', mapping });
  await page.getByRole('link', { name: 'Keys' }).click();
  const held = page.getByRole('region', { name: /^Platforms’ own files/ });
  await expect(held).toContainText('Head office');
  await expect(held).toContainText('of a server');
  await expect(held.getByRole('button', { name: 'Remove opened mappings' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Board' }).click();
  await page.getByLabel('Licence files', { exact: true }).setInputFiles([licenceFile, unknownFile]);
  const board = page.getByRole('grid').first();
  await expect(board).toContainText('NG-2026-00417');
  await expect(board).toContainText('LO-9-331');
  await board.getByText('LO-9-331').click();
  await expect(banner(page)).toContainText('Read through a mapping: Lindqvist Office (Head office)');
});
