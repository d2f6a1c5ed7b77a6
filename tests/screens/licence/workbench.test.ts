/** The workbench's other entries: history on this computer, keys, encrypted files, present use, large modules. */

import { readFile, writeFile } from 'node:fs/promises';
import { licenceFile, licenceFolder, manyLicences, sample } from '../../support/licences.ts';
import { expectAccessible } from '../support/accessible.ts';
import type { Page } from '../support/page.ts';
import { expect, test } from '../support/screens.ts';

const parse = '/licensetool';
const secrets = {
  jwe: '7mIwUdCIMmBJogJmYFUG1BkuiCxkFbVJv649wIwG2mQ',
  keygen: 'A3F1C9-77B2E0-5D4186-C0FFEE-9B1D33-V3',
};

test('an encrypted file asks for its key: hidden, wrong said, right opens it', async ({ page, console }) => {
  await console.open(parse);
  await page.getByLabel('Licence file', { exact: true }).setInputFiles(sample('farridge-2026-encrypted.lic'));
  await page.getByRole('button', { name: 'Parse', exact: true }).click();
  const prompt = page.getByRole('form', { name: 'This file is encrypted' });
  await expect(prompt).toBeVisible();
  await expectAccessible();
  const field = prompt.getByLabel('Key of the file');
  await expect(field).toHaveAttribute('type', 'password');
  await expect(field).toHaveAttribute('spellcheck', 'false');
  await expect(prompt).toContainText('It can’t be kept');
  await prompt.getByRole('button', { name: 'Decrypt' }).click();
  await expect(prompt.getByRole('alert')).toHaveText('Enter the key first.');
  await field.fill('not the key');
  await page.keyboard.press('Enter');
  await expect(prompt.getByRole('alert')).toHaveText(/^The key is not of the kind that “[^{]+” needs/);
  await expect(field).toHaveValue('not the key');
  await expectAccessible();
  await prompt.getByRole('button', { name: 'Show what is typed' }).click();
  await expect(field).toHaveAttribute('type', 'text');
  await field.fill(secrets.jwe);
  await expect(prompt.getByRole('alert')).toBeEmpty();
  await prompt.getByRole('button', { name: 'Decrypt' }).click();
  await expect(page.getByText(/^Signed with a sample key, which anybody can use/)).toBeVisible();
  await expect(prompt).toHaveCount(0);
});

test('a Keygen file asks for its licence key, in a comparison too', async ({ page, console }) => {
  await console.open('/licensetool?entry=compare', 'zh-CN');
  await page.getByLabel('被对比文件', { exact: true }).setInputFiles(sample('halvorsen-keygen.lic'));
  await page.getByLabel('对比文件', { exact: true }).setInputFiles(sample('halvorsen-keygen-encrypted.lic'));
  await page.getByRole('button', { name: '对比', exact: true }).click();
  await expect(page.getByText('对比失败')).toBeVisible();
  const prompt = page.getByRole('form', { name: '此文件已加密' });
  await prompt.getByLabel('授权密钥').fill(secrets.keygen);
  await page.keyboard.press('Enter');
  await expect(page.getByText('对比成功')).toBeVisible();
});

test('the key that made the signature, and the reasons against the others', async ({ page, console }) => {
  await console.open(parse);
  const panel = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Signature', exact: true }) })
    .last();
  const cases = [
    ['farridge-2026.lic', 'This key made the signature, and the file is unchanged.'],
    ['farridge-tampered.lic', 'The signature does not match this key.'],
    ['farridge-unknown-key.lic', 'trusted keys has this id.'],
    ['farridge-unsigned.json', 'The file carries no signature'],
    ['farridge-revoked-key.lic', 'Revoked on'],
  ] as const;
  for (const [file, words] of cases) {
    await page.getByLabel('Licence file', { exact: true }).setInputFiles(sample(file));
    await page.getByRole('button', { name: 'Parse', exact: true }).click();
    await expect(panel).toContainText(words);
  }
  await expect(panel.getByRole('button', { name: 'Copy Thumbprint' })).toBeVisible();
  await expect(panel).toContainText('anyone could have made this file');
  await panel.getByRole('link', { name: 'All trusted keys' }).click();
  await expect(page.getByRole('heading', { name: /Trusted keys/ })).toBeVisible();
});

/** Files that were opened. */
const many = 30;

test('opened licences are kept without the file: search, details, export, delete one and all', async ({
  page,
  console,
}) => {
  const folder = await licenceFolder(manyLicences(many));
  await console.open('/licensetool?entry=opened');
  await expect(page.getByText('No licence has been opened on this computer yet.')).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'Board' }).click();
  await page.getByLabel('Licence files', { exact: true }).setInputFiles([...folder.files]);
  await expect(page.getByText(`${many} files added.`)).toBeVisible();
  await page.getByRole('link', { name: 'History on this computer' }).click();
  await expect(page.getByText(`${many} entries`)).toBeVisible();
  const list = page.getByRole('grid', { name: 'Opened on this computer' });
  await expect(list.getByRole('row').nth(1)).toContainText(`customer-00${many - 1}.lic`);
  await expectAccessible();
  await list.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: `customer-00${many - 2}.lic` });
  await expect(dialog.getByRole('button', { name: 'Copy SHA-256' })).toBeVisible();
  await expectAccessible();
  await page.keyboard.press('Escape');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export Opened on this computer' }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv.trim().split('\r\n')).toHaveLength(many + 1);

  await page.getByPlaceholder('Search name, code, company, fingerprint').fill('LIC-0007');
  await expect(page.getByText('1 entry', { exact: true })).toBeVisible();
  await list.focus();
  await page.keyboard.press('Space');
  await page.getByRole('toolbar').getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this entry?' });
  await expect(question).toContainText('the files themselves stay where they are.');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('1 entry deleted')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page.getByText(`${many - 1} entries`)).toBeVisible();
  await page.getByRole('button', { name: 'Delete all' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete all' }).click();
  await expect(page.getByText('No licence has been opened on this computer yet.')).toBeVisible();
  await folder.remove();
});

test('an unknown format offers the server; who is not signed in sends nothing', async ({ page, console }) => {
  const folder = await licenceFolder(new Map([['odd.dat', 'PLATFORM-LICENCE\u0001x']]));
  await console.open(parse);
  await page.getByText('The server', { exact: true }).click();
  await expect(page.getByText('Sign in to Sandbox first.')).toBeVisible();
  await page.getByLabel('Licence file', { exact: true }).setInputFiles([...folder.files]);
  await page.getByRole('button', { name: 'Parse', exact: true }).click();
  await expect(page.getByText('You are not signed in. Nothing was sent.')).toBeVisible();
  await console.signIn('platformOperator');
  await page.getByLabel('Licence file', { exact: true }).setInputFiles([...folder.files]);
  await page.getByRole('button', { name: 'Parse', exact: true }).click();
  await expect(page.getByText('Parse failed')).toBeVisible();
  await page.getByRole('button', { name: 'Let the server read it' }).click();
  await expect(page.getByRole('radio', { name: 'The server' })).toBeChecked();
  await expect(page.getByRole('alert')).toContainText(/Parse failed: .+/);
  await folder.remove();
});

test('against present use: seats used, seats that the new licence allows', async ({ page, console }) => {
  const folder = await licenceFolder(
    new Map([
      ['now.lic', licenceFile({ seats: 500 })],
      ['next.lic', licenceFile({ company: '澄汀智造科技有限公司', seats: 3, mobileSeats: 999_999 })],
      ['other.lic', licenceFile({ company: 'Farridge', seats: 3 })],
    ]),
  );
  await console.openAs('systemAdministrator', '/licensetool?entry=compare');
  await page.getByLabel('File to be compared', { exact: true }).setInputFiles(folder.files[0] ?? '');
  await page.getByLabel('Comparison file', { exact: true }).setInputFiles(folder.files[1] ?? '');
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  const use = page.getByRole('region', { name: /^Present use on/ });
  await expect(use.getByRole('listitem').first()).toHaveText(
    /Too few\s*PC seats: [\d,]+ used, the new licence allows 3: [\d,]+ too few/,
  );
  await expect(use).toContainText('the new licence has no limit');
  const verdict = page.getByRole('region', { name: 'Result', exact: true });
  await expect(verdict).toContainText('Too few for the present use.');
  await expectAccessible();
  // Another company's licence is not measured by this one's use.
  await page.getByLabel('Comparison file', { exact: true }).setInputFiles(folder.files[2] ?? '');
  await expect(use).toContainText('The new licence is for Farridge, which is not the company on');
  await expect(use.getByRole('listitem')).toHaveCount(0);
  await expect(verdict).not.toContainText('Too few');
  await folder.remove();
});

test('10,000 modules: the tree of changes is searched with the path, changes only or all', async ({
  page,
  console,
}) => {
  const folder = await licenceFolder(new Map());
  const wish = { modules: 10_000, subModules: 1, seats: 500 };
  await writeFile(`${folder.path}/a.lic`, licenceFile({ ...wish, seed: 3 }));
  await writeFile(`${folder.path}/b.lic`, licenceFile({ ...wish, seed: 4, seats: 450 }));
  await console.open('/licensetool?entry=compare');
  await page.getByLabel('File to be compared', { exact: true }).setInputFiles(`${folder.path}/a.lic`);
  await page.getByLabel('Comparison file', { exact: true }).setInputFiles(`${folder.path}/b.lic`);
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page.getByText('Compare successful')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Meaning' })).toContainText('50 fewer PC seats');
  const tree = page.getByRole('treegrid', { name: 'Modules that differ' });
  const changes = Number(await tree.getAttribute('aria-rowcount'));
  expect(changes).toBeGreaterThan(1000);
  // Only what is seen is drawn.
  expect(await tree.getByRole('row').count()).toBeLessThan(60);
  await page.getByRole('switch', { name: 'Changes only' }).click();
  await page.getByRole('button', { name: 'Expand all' }).click();
  await expect(tree).toHaveAttribute('aria-rowcount', /^2\d{4}$/);
  await page.getByPlaceholder('Search modules').fill('module-9999');
  await expect(page.getByText(/^[\d,]+ of [\d,]+ modules match$/)).toBeVisible();
  await folder.remove();
});

/** The shell's answer to a call, changed on its way. */
async function changeAnswer(
  page: Page,
  call: string,
  change: (value: Record<string, unknown>) => Record<string, unknown>,
): Promise<void> {
  await page.route(`**/bridge/call/${call}`, async (route) => {
    const lines = (await (await route.fetch()).text()).trim().split('\n');
    const reply = JSON.parse(lines.pop() ?? '{}');
    lines.push(JSON.stringify({ ...reply, value: change(reply.value) }));
    route.fulfill({ body: `${lines.join('\n')}\n` });
  });
}

test('a clock in doubt: what it means, what to do, and parsing again', async ({ page, console }) => {
  await console.open(parse);
  await changeAnswer(page, 'licence.parse', (reading) => ({
    ...reading,
    state: 'CLOCK_SUSPECT',
    findings: [{ state: 'CLOCK_SUSPECT', params: { latest: '2026-12-24', now: '2026-11-21' } }],
  }));
  await page.getByLabel('Licence file', { exact: true }).setInputFiles(sample('farridge-2026.lic'));
  await page.getByRole('button', { name: 'Parse', exact: true }).click();
  await expect(page.getByRole('region', { name: /^Verdict/ })).toContainText('Clock in doubt');
  const advice = page.getByRole('status').filter({ hasText: 'This computer’s clock is behind' });
  await expect(advice.getByRole('listitem')).toHaveCount(3);
  await expectAccessible();
  await page.unroute('**/bridge/call/licence.parse');
  await advice.getByRole('button', { name: 'Parse again' }).click();
  await expect(page.getByText(/^Signed with a sample key, which anybody can use/)).toBeVisible();
});

test('a system with a key store keeps the key only on request', async ({ page, console }) => {
  await console.open(parse);
  await changeAnswer(page, 'licence.keyStore', () => ({ available: true, backend: 'GNOME Keyring' }));
  const asked: unknown[] = [];
  // This shell has no key store of its own: what it is asked to keep is noted here instead.
  await page.route('**/bridge/call/licence.parse', async (route) => {
    const { remember, ...args } = JSON.parse(route.call.body ?? '') as Record<string, unknown>;
    asked.push({ ...args, remember });
    route.continue({ body: JSON.stringify(args) });
  });
  await page.getByLabel('Licence file', { exact: true }).setInputFiles(sample('farridge-2026-encrypted.lic'));
  const keep = page.getByRole('checkbox', { name: 'Keep it in this computer’s key store (GNOME Keyring)' });
  await expect(keep).not.toBeChecked();
  await page.getByLabel('Key of the file').fill('wrong');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('form').getByRole('alert')).not.toBeEmpty();
  await keep.check();
  await page.getByLabel('Key of the file').fill(secrets.jwe);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Signed with a sample key, which anybody can use/)).toBeVisible();
  expect(asked).toMatchObject([
    {},
    { secret: 'wrong', remember: false },
    { secret: secrets.jwe, remember: true },
  ]);
});

test('a key that could not be kept: the file is read, and what became of the wish is said', async ({
  page,
  console,
}) => {
  await console.open(parse);
  await changeAnswer(page, 'licence.keyStore', () => ({ available: true, backend: 'GNOME Keyring' }));
  await page.getByLabel('Licence file', { exact: true }).setInputFiles(sample('farridge-2026-encrypted.lic'));
  await page.getByRole('button', { name: 'Parse', exact: true }).click();
  await page.getByRole('checkbox', { name: /^Keep it in this computer’s key store/ }).check();
  await page.getByLabel('Key of the file').fill(secrets.jwe);
  // The web shell is really asked: it has no key store.
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Signed with a sample key, which anybody can use/)).toBeVisible();
  await expect(page.getByText('The licence was read, but its key was not kept')).toBeVisible();
  await expect(page.getByText('You will be asked again next time.', { exact: false })).toBeVisible();
  await expectAccessible();
});
