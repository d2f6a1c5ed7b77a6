/** Keys and secrets given in the console: compared by their fingerprint first, forgotten again, one for many files. */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { sample } from '../../support/licences.ts';
import { expectAccessible } from '../support/accessible.ts';
import type { Locator } from '../support/locator.ts';
import type { Page } from '../support/page.ts';
import { type Console, expect, test } from '../support/screens.ts';

const keygen = (name: string) => resolve(import.meta.dirname, '../../fixtures/licence/keygen', name);
const parse = '/licensetool';
/** The licence key of the encrypted file of Keygen. */
const licenceKey = '988214-F0A6B2-5D11C4-77E0AA-31C9DE-V3';
const banner = (page: Page) => page.getByRole('region', { name: /^Verdict/ });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Give a key' });

async function read(page: Page, file: string): Promise<void> {
  await page.getByLabel('Licence file', { exact: true }).setInputFiles(file);
  await page.getByRole('button', { name: 'Parse', exact: true }).click();
  await expect(banner(page)).toBeVisible();
}

test('Keygen’s file and key: pasted, compared, verified, forgotten', async ({ page, console }) => {
  await console.open(parse);
  await read(page, keygen('signed.lic'));
  await expect(banner(page)).toContainText('Unknown key');
  await banner(page).getByRole('button', { name: 'Give a key…' }).click();
  await expectAccessible();
  await dialog(page).getByRole('button', { name: 'Next' }).click();
  await expect(dialog(page).getByRole('alert')).toHaveText('Paste a key or choose a file first.');
  const field = dialog(page).getByLabel('Public key of the issuer');
  await field.fill('no key at all');
  await dialog(page).getByRole('button', { name: 'Next' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('It is not a key.');
  await field.fill(await readFile(keygen('public-key.txt'), 'utf8'));
  await dialog(page).getByRole('button', { name: 'Next' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Copy Thumbprint' })).toBeVisible();
  await expectAccessible();
  const trust = dialog(page).getByRole('button', { name: 'Trust the key' });
  await trust.click();
  await expect(dialog(page).getByRole('alert')).toHaveText('Confirm a fingerprint first.');
  await dialog(page).getByLabel('The fingerprint is right. Trust this key.').check();
  await dialog(page).getByLabel('Name of the key (optional)').fill('Acme');
  await trust.click();
  await expect(banner(page)).toContainText('Signature verified');
  await expect(banner(page)).toContainText('“Acme”');
  await expect(banner(page)).not.toContainText('Unknown key');

  await page.getByRole('link', { name: 'All trusted keys' }).click();
  const keys = page.getByRole('grid', { name: 'Trusted keys' });
  const row = keys.getByRole('row', { name: /Acme/ });
  await expect(row).toContainText('you, until Steward is closed');
  await expectAccessible();
  await row.click();
  await page.getByRole('dialog', { name: 'Acme' }).getByRole('button', { name: 'Remove this key' }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('link', { name: 'Parse file' }).click();
  await read(page, keygen('signed.lic'));
  await expect(banner(page)).toContainText('Unknown key');
});

/** Keygen's encrypted file, and what asks for its secret. */
async function readEncrypted(page: Page, console: Console): Promise<Locator> {
  await console.open(parse);
  await read(page, keygen('encrypted.lic'));
  return page.getByRole('form', { name: 'This file is encrypted' });
}

test('Keygen’s encrypted file: opened by its licence key, then verified by its account’s key', async ({
  page,
  console,
}) => {
  const prompt = await readEncrypted(page, console);
  await expect(banner(page)).toContainText('Unknown key');
  await prompt.getByRole('button', { name: 'Decrypt' }).click();
  await expect(prompt.getByRole('alert')).not.toBeEmpty();
  await prompt.getByLabel('Licence key').fill(licenceKey);
  await prompt.getByRole('button', { name: 'Decrypt' }).click();
  await expect(prompt).toHaveCount(0);
  await banner(page).getByRole('button', { name: 'Give a key…' }).click();
  await dialog(page)
    .getByLabel('Public key of the issuer')
    .fill(await readFile(keygen('public-key.txt'), 'utf8'));
  await dialog(page).getByRole('button', { name: 'Next' }).click();
  await dialog(page).getByLabel('The fingerprint is right. Trust this key.').check();
  await dialog(page).getByRole('button', { name: 'Trust the key' }).click();
  await expect(banner(page)).toContainText('Signature verified');
  // It stays open: the key given afterwards asks for no secret once more.
  await expect(prompt).toHaveCount(0);
  await expect(page.getByText('Clínica Río Blanco').first()).toBeVisible();
  await expect(page.getByText('DICOM', { exact: true })).toBeVisible();
});

test('a key from a file is kept over a new start of the page, and a private one is refused', async ({
  page,
  console,
}) => {
  await console.open('/licensetool?entry=keys');
  await page.getByRole('button', { name: 'Give a key…' }).click();
  const field = dialog(page).getByLabel('Public key of the issuer');
  await field.fill(
    '-----BEGIN PRIVATE KEY-----\nMC4CAQAwBQYDK2VwBCIEIJ+DYvh6SEqVTm50DFtMDoQikTmiCqirVv9mWG9qfSnF\n-----END PRIVATE KEY-----',
  );
  await dialog(page).getByRole('button', { name: 'Next' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('private key');
  await dialog(page).getByLabel('Choose a file', { exact: true }).setInputFiles(keygen('public-key.pem'));
  await dialog(page).getByLabel('The fingerprint is right. Trust this key.').check();
  await dialog(page).getByText('Keep on this computer').click();
  await dialog(page).getByRole('button', { name: 'Trust the key' }).click();
  await expect(page.getByRole('grid', { name: 'Trusted keys' })).toContainText('you, kept on this computer');
  await page.reload();
  await expect(page.getByRole('grid', { name: 'Trusted keys' })).toContainText('you, kept on this computer');
  await page.getByRole('button', { name: 'Remove given keys' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove given keys' }).click();
  await expect(page.getByRole('grid', { name: 'Trusted keys' })).not.toContainText('kept on this computer');
});

test('a secret is asked for though the signer is unknown, and opens the other files too', async ({
  page,
  console,
}) => {
  const prompt = await readEncrypted(page, console);
  await prompt.getByLabel('Licence key').fill(licenceKey);
  await prompt.getByLabel('Try it on other encrypted files too, until Steward is closed').check();
  await prompt.getByRole('button', { name: 'Decrypt' }).click();
  await expect(prompt).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Licence', exact: true })).toBeVisible();
  await read(page, sample('farridge-2026.lic'));
  await read(page, keygen('encrypted.lic'));
  await expect(prompt).toHaveCount(0);
  await page.getByRole('link', { name: 'All trusted keys' }).click();
  await expect(page.getByText('1 secret kept')).toBeVisible();
  await page.getByRole('button', { name: 'Remove all secrets' }).click();
  await expect(page.getByText('no secret kept')).toBeVisible();
  await page.getByRole('link', { name: 'Parse file' }).click();
  await read(page, keygen('encrypted.lic'));
  await expect(prompt).toBeVisible();
});

test('keys: name, algorithm, thumbprint, validity, revoked, source, and the administrator’s file', async ({
  page,
  console,
}) => {
  await console.open('/licensetool?entry=keys');
  const table = page.getByRole('grid', { name: 'Trusted keys' });
  await expect(table.getByRole('columnheader')).toHaveText([
    'Key',
    'Key id',
    'State',
    'Comes from',
    'Algorithm',
    'Trusted',
  ]);
  const row = table.getByRole('row', { name: /steward-sample-ed25519/ });
  await expect(row).toContainText('this program');
  await expect(row).toContainText('For samples only');
  await expect(row).toContainText('EdDSA');
  await expect(table.getByRole('row', { name: /steward-sample-revoked/ })).toContainText('Revoked on');
  await row.click();
  const detail = page.getByRole('dialog');
  await expect(detail.getByRole('button', { name: 'Copy Thumbprint' })).toBeVisible();
  await expectAccessible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Not there. The keys of the program are used.')).toBeVisible();
  await expectAccessible();
});
