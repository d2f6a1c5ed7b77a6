/**
 * Differences between a server and the documents, edited in its form: calls in words, tried before they are saved,
 * opened from a file and saved to one, taken back; and a failure that the mapping is the cause of leads there.
 */

import { readFile } from 'node:fs/promises';
import { bridge } from '../../../src-renderer/data/bridge.ts';
import { noMapping } from '../../../src-shared/api/mapping/no-mapping.ts';
import { type PlatformServer, startPlatform } from '../../e2e/support/platform-server.ts';
import { kestrel, northgate } from '../../fixtures/licence/mapped/vendors.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/screens.ts';
import { add, openServers } from '../support/servers-page.ts';

let platform: PlatformServer;
test.beforeEach(async () => {
  platform = await startPlatform({ moved: { '/api/elsewhere/me': '/api/basicserver/session/current' } });
});
test.afterEach(() => platform.close());

const office = () => ({
  name: 'Office',
  address: platform.address,
  signIn: 'cookie' as const,
  credential: { kind: 'cookie' as const, cookie: platform.cookie },
});

test('a call is found in words, tried, said otherwise and taken back', async ({ page, shell }) => {
  await openServers(page, shell);
  const id = await add(page, office());
  await page.goto(`${shell.origin}/servers/edit/${id}`);
  await page.getByRole('button', { name: /^Other paths/ }).click();
  await page.getByRole('textbox', { name: 'Search: Other paths' }).fill('session current');
  await expect(page.getByText('session.current')).toBeVisible();
  await expect(page.getByText('session.signInPage')).toHaveCount(0);

  await page.getByRole('button', { name: 'Try: Session: Current' }).click();
  await expect(page.getByText('Nothing is at this path')).toBeVisible();
  await page.getByRole('textbox', { name: 'Path of session.current' }).fill('/api/elsewhere/me');
  await page.getByRole('button', { name: 'Try: Session: Current' }).click();
  await expect(page.getByText('Present', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'More: Session: Current' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('reads')).toBeVisible();
  await dialog.getByLabel('Fields of the answer').fill('user = person\nnothing');
  await dialog.getByRole('button', { name: 'Take over' }).click();
  await expect(dialog.getByText('Fields of the answer: line 2 is incomplete.')).toBeVisible();
  await dialog.getByLabel('Fields of the answer').fill('user = person');
  await dialog.getByLabel('Fields are sent as').selectOption('json');
  await dialog.getByRole('button', { name: 'Take over' }).click();
  await expect(dialog.getByText(/GET and DELETE carry their fields in the query only/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Fields are sent as').selectOption('');
  await dialog.getByRole('button', { name: 'Take over' }).click();
  await expect(page.getByText('1 field', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Try: Session: Current' }).click();
  await expect(page.getByText('The answer is different: user')).toBeVisible();

  await page.getByRole('button', { name: 'Reset: Session: Current' }).click();
  await expect(page.getByRole('textbox', { name: 'Path of session.current' })).toHaveValue('');
  await expect(page.getByText('1 field', { exact: true })).toHaveCount(0);
});

test('a mapping comes from a file, is refused by name, and goes into one', async ({ page, shell }) => {
  await openServers(page, shell);
  const id = await add(page, office());
  await page.goto(`${shell.origin}/servers/edit/${id}`);
  await page.getByRole('button', { name: /^Other paths/ }).click();
  const file = (calls: object) => ({
    name: 'office.steward-mapping',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ format: 'steward.mapping', version: 1, calls })),
  });
  await page
    .getByLabel('Mapping file')
    .setInputFiles(file({ 'session.current': { path: '//evil.example/api' } }));
  await expect(page.getByText(/“office.steward-mapping” was not opened\. A path begins with/)).toBeVisible();
  const mapped = {
    'session.current': { path: '/api/elsewhere/me' },
    'backMenu.status': { request: { names: { status: 'menuStatus' } } },
  };
  await page.getByLabel('Mapping file').setInputFiles(file(mapped));
  await expect(page.getByRole('textbox', { name: 'Path of session.current' })).toHaveValue(
    '/api/elsewhere/me',
  );
  await expect(page.getByText('backMenu.status')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const saved = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect(saved).toMatchObject({ format: 'steward.mapping', version: 1, about: 'Office', calls: mapped });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/servers$/);
  const { profiles } = await bridge.servers.list({});
  expect(profiles.find((profile) => profile.id === id)?.mapping.calls).toEqual(mapped);
});

test('an answer that is not understood because of the mapping says so and leads to its line', async ({
  page,
  shell,
}) => {
  await openServers(page, shell);
  const calls = {
    'session.current': { path: '/api/elsewhere/me', answer: { names: { user: 'person' } } },
  };
  const id = await add(page, { ...office(), mapping: { calls, pages: {}, menus: {}, permissions: {} } });
  await page.getByRole('button', { name: 'Use this server: Office' }).click();
  await page.goto(`${shell.origin}/info`);
  await expect(page.getByText(/“Other paths” has an entry for this call/)).toBeVisible();
  await page.getByRole('link', { name: 'Other paths' }).click();
  await expect(page).toHaveURL(new RegExp(`/servers/edit/${id}\\?path=session\\.current$`));
  await expect(page.getByRole('textbox', { name: 'Path of session.current' })).toBeFocused();
});

test('licence files of a mapping are named, and taken back', async ({ page, shell }) => {
  await openServers(page, shell);
  const mapping = { ...noMapping, licenceFiles: [northgate.kind, kestrel.kind] };
  const id = await add(page, { ...office(), mapping });
  await page.goto(`/servers/edit/${id}`);
  await expect(page.getByText('Northgate Suite · Kestrel ERP')).toBeVisible();
  await page.getByRole('button', { name: 'Reset: Licence files of the platform’s own kinds' }).click();
  await expect(page.getByText('Northgate Suite · Kestrel ERP')).toHaveCount(0);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/servers$/);
  const { profiles } = await bridge.servers.list({});
  expect(profiles.find((profile) => profile.id === id)?.mapping).toEqual(noMapping);
});
