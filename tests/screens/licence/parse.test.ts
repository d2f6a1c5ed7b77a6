/** The licence tool's first entry: parse a file (spec 1§2.6, rows TOOL). */

import { picture, sample } from '../../support/licences.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/screens.ts';

/** Requests that carry a licence anywhere: to the shell's services or to the server. */
const licenceRequests = /\/bridge\/(files|call\/licence)|\/api\/license\//;

const states: readonly [file: string | typeof picture, english: string, chinese: string][] = [
  ['farridge-2026.lic', 'Sample key only', '仅由示例密钥签名'],
  ['clinica-rs256.jws', 'Sample key only', '仅由示例密钥签名'],
  ['halvorsen-unlimited-es256.lic', 'Sample key only', '仅由示例密钥签名'],
  ['farridge-unsigned.json', 'Not signed', '未签名'],
  ['farridge-unsigned.b64', 'Not signed', '未签名'],
  ['farridge-unsigned.properties', 'Not signed', '未签名'],
  ['farridge-2024-expired.lic', 'Expired', '已过期'],
  ['farridge-2036-future.lic', 'Not yet valid', '尚未生效'],
  ['farridge-tampered.lic', 'Changed after signing', '签名后被改动'],
  ['farridge-unknown-key.lic', 'Unknown key', '未知密钥'],
  ['farridge-revoked-key.lic', 'Key no longer trusted', '密钥不再可信'],
  [picture, 'Not a licence file', '不是授权文件'],
  [{ name: 'empty.lic', mimeType: 'text/plain', buffer: Buffer.alloc(0) }, 'Empty file', '空文件'],
];
const given = (file: string | typeof picture) => (typeof file === 'string' ? sample(file) : file);

test('every verdict is said in both languages', async ({ page, console }) => {
  for (const [language, label, button, column] of [
    ['en-US', 'Licence file', 'Parse', 1],
    ['zh-CN', '授权文件', '解析', 2],
  ] as const) {
    await console.open('/licensetool', language);
    for (const state of states) {
      await page.getByLabel(label, { exact: true }).setInputFiles(given(state[0]));
      await page.getByRole('button', { name: button, exact: true }).click();
      const name = typeof state[0] === 'string' ? state[0] : state[0].name;
      await expect(page.getByRole('region', { name: new RegExp(`: ${name}$`) })).toContainText(state[column]);
    }
  }
});

// Rows TOOL-005 to 007, 026, 035.
test('signed out and by file chooser: message, verdict, result list, module table', async ({
  page,
  console,
}) => {
  await console.open('/licensetool');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file: Licence file' }).click();
  await (await chooser).setFiles(sample('halvorsen-unlimited-es256.lic'));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Parse successful')).toBeVisible();
  // The verdict is said once; its details are folded away.
  await expect(page.getByRole('region', { name: /^Verdict/ }).locator('details')).not.toHaveAttribute('open');
  await page.getByText('Details', { exact: true }).click();
  await expect(page.getByText('Signature verified')).toBeVisible();
  for (const field of ['Company', 'Licence code', 'Customer id', 'Tenancy', 'PC seats', 'Mobile seats']) {
    await expect(page.getByRole('term').filter({ hasText: field }).first()).toBeVisible();
  }
  await expect(page.getByRole('definition').filter({ hasText: 'unlimited' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy SHA-256' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy SM3' })).toBeVisible();
  await expect(page.getByRole('treegrid', { name: 'Modules of the licence' })).toBeVisible();
  await expectAccessible();
});

// Row TOOL-006: the button stays, for a server and for another look.
test('a file is read as soon as it is chosen; what goes to a server waits for the button', async ({
  page,
  console,
}) => {
  await console.openAs('platformOperator', '/licensetool');
  const field = page.getByLabel('Licence file', { exact: true });
  await field.setInputFiles(sample('farridge-2026.lic'));
  await expect(page.getByText('Parse successful')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sample key only' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Parse', exact: true })).toBeEnabled();
  await page.getByText('The server', { exact: true }).click();
  const sent = page.calls('/api/license/parseLicenseFile').length;
  await field.setInputFiles(sample('farridge-unsigned.json'));
  await page.settled();
  expect(page.calls('/api/license/parseLicenseFile')).toHaveLength(sent);
  await page.getByRole('button', { name: 'Parse', exact: true }).click();
  await expect(page.getByText('Read by the server, not verified here')).toBeVisible();
});

test('a file dropped anywhere on the page is chosen', async ({ page, console }) => {
  await console.open('/licensetool');
  await expect(page.getByRole('button', { name: 'Parse', exact: true })).toBeVisible();
  await page.getByRole('heading', { level: 1 }).dropFiles(sample('farridge-2026.lic'));
  await expect(page.getByText('farridge-2026.lic')).toBeVisible();
  await page.getByRole('button', { name: 'Parse', exact: true }).click();
  await expect(page.getByText(/^Signed with a sample key, which anybody can use/)).toBeVisible();
});

// Row TOOL-028.
test('without a file nothing is sent and the tool says so', async ({ page, console }) => {
  await console.openAs('platformOperator', '/licensetool');
  const sent = page.calls(licenceRequests).length;
  for (const where of ['This computer', 'The server']) {
    await page.getByText(where, { exact: true }).click();
    await page.getByRole('button', { name: 'Parse', exact: true }).click();
    await expect(page.getByText('Choose a licence file first. Nothing was sent.')).toBeVisible();
  }
  expect(page.calls(licenceRequests)).toHaveLength(sent);
});

// Rows TOOL-027, 036.
test('a file that is no licence has a message and an empty result', async ({ page, console }) => {
  await console.open('/licensetool');
  await page.getByLabel('Licence file', { exact: true }).setInputFiles(sample('farridge-2026.lic'));
  await page.getByRole('button', { name: 'Parse', exact: true }).click();
  await expect(page.getByRole('treegrid')).toBeVisible();
  await page.getByLabel('Licence file', { exact: true }).setInputFiles(picture);
  await page.getByRole('button', { name: 'Parse', exact: true }).click();
  await expect(page.getByText('Parse failed')).toBeVisible();
  await expect(page.getByText('PNG')).toBeVisible();
  await expect(page.getByRole('treegrid')).toHaveCount(0);
  await expect(page.getByText('Company')).toHaveCount(0);
  await expectAccessible();
});

test('work over a second shows what it does and can be cancelled', async ({ page, console }) => {
  await console.open('/licensetool');
  await page.route('**/bridge/call/licence.parse', () => undefined);
  await page.getByLabel('Licence file', { exact: true }).setInputFiles(sample('farridge-2026.lic'));
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Cancelled. Nothing was changed.')).toBeVisible();
  await page.unroute('**/bridge/call/licence.parse');
  await page.getByRole('button', { name: 'Parse', exact: true }).click();
  await expect(page.getByText('Parse successful')).toBeVisible();
});

test('the module table is searched, filtered and walked with the keyboard alone', async ({
  page,
  console,
}) => {
  await console.open('/licensetool');
  await page.getByLabel('Licence file', { exact: true }).setInputFiles(sample('farridge-2026.lic'));
  await page.getByRole('button', { name: 'Parse', exact: true }).click();
  const tree = page.getByRole('treegrid', { name: 'Modules of the licence' });
  const active = () =>
    tree.evaluate((grid) => {
      const row = document.getElementById(grid.getAttribute('aria-activedescendant') ?? '');
      return `${row?.getAttribute('aria-level')} ${row?.getAttribute('aria-expanded')}`;
    });
  await tree.focus();
  expect(await active()).toBe('1 false');
  await page.keyboard.press('ArrowRight');
  expect(await active()).toBe('1 true');
  await page.keyboard.press('ArrowRight');
  expect(await active()).toBe('2 null');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  expect(await active()).toBe('1 false');
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  expect(await active()).toBe('1 false');

  await page.keyboard.press('/');
  await expect(page.getByPlaceholder('Search modules')).toBeFocused();
  await page.keyboard.type('workflow');
  await expect(page.getByText(/^\d+ of \d+ modules match$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Disabled only' }).click();
  await expect(tree.getByText('disabled').first()).toBeVisible();
  await expectAccessible();
});

// Rows TOOL-001, 026, 027, 035, 036.
test('the server reads the file, and its failure has its message', async ({ page, console }) => {
  await console.openAs('platformOperator', '/licensetool');
  await page.getByLabel('Licence file', { exact: true }).setInputFiles(sample('farridge-2026.lic'));
  await page.getByText('The server', { exact: true }).click();
  await page.getByRole('button', { name: 'Parse', exact: true }).click();
  await expect(page.getByText('Parse successful')).toBeVisible();
  await expect(page.getByText('Read by the server, not verified here')).toBeVisible();
  await expect(page.getByRole('treegrid')).toBeVisible();

  await console.pretend({ failures: { 'licenceTool.parse': 'refused' } });
  await page.getByRole('button', { name: 'Parse', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(/Parse failed: .+/);
  await expect(page.getByRole('treegrid')).toHaveCount(0);

  await console.pretend({ failures: {} });
  await page.getByLabel('Licence file', { exact: true }).setInputFiles(picture);
  await page.getByRole('button', { name: 'Parse', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(/Parse failed: .+/);
});

// Rows TOOL-002 to 005; FRAME-034.
test('the left menu has five entries, and switching starts afresh', async ({ page, console }) => {
  await console.open('/licensetool');
  const menu = page.getByRole('navigation', { name: 'Licence tool entries' });
  // The specification's five first and in its order; the workbench below them.
  await expect(menu.getByRole('list').first().getByRole('link')).toHaveText([
    'Parse file',
    'Compare file',
    'Submit history',
    'Licence code history',
    'Licence log',
  ]);
  await expect(menu.getByRole('list', { name: 'Workbench' }).getByRole('link')).toHaveText([
    'Board',
    'Family',
    'History on this computer',
    'Keys',
  ]);
  await expect(menu.getByRole('link', { name: 'Parse file' })).toHaveAttribute('aria-current', 'page');
  await page.getByLabel('Licence file', { exact: true }).setInputFiles(sample('farridge-2026.lic'));
  await page.getByRole('button', { name: 'Parse', exact: true }).click();
  await expect(page.getByText('Parse successful')).toBeVisible();
  await menu.getByRole('link', { name: 'Compare file' }).click();
  await expect(page).toHaveURL(/entry=compare/);
  await expect(page.getByText('farridge-2026.lic')).toHaveCount(0);
  await menu.getByRole('link', { name: 'Parse file' }).click();
  await expect(page.getByText('What does this licence say?')).toBeVisible();
  await expect(page.getByText('farridge-2026.lic')).toHaveCount(0);
});
