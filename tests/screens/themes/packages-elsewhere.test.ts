/** A package’s theme goes from the disk to servers of other makers, as their documents show it (THM-142). */
import type { Mapping } from '#shared/api/mapping/mapping.ts';
import { noMapping } from '#shared/api/mapping/no-mapping.ts';
import { examplePackage } from '../../../src-shared/api/themes/example-package.ts';
import { startDocumentsServer } from '../../documents-only/documents-server.ts';
import { startStrictServer, type StrictServer } from '../../strict-server/strict-server.ts';
import { callBridge } from '../support/console-page.ts';
import type { Page } from '../support/page.ts';
import { type Console, expect, test } from '../support/screens.ts';
import { add } from '../support/servers-page.ts';
import { button } from '../support/tenant-page.ts';

async function importExample(
  page: Page,
  console: Console,
  server: StrictServer,
  more: Partial<Mapping>,
): Promise<void> {
  await console.open('/servers');
  const { address, token } = server;
  const id = await add(page, {
    name: 'Harbour',
    address,
    environment: 'test',
    signIn: 'token',
    credential: { kind: 'token', token },
    mapping: { ...noMapping, menus: { interfaceConfig: 'ui_config' }, ...more },
  });
  await callBridge(page, 'servers.choose', { id });
  await page.goto('/theme_packages');
  await page.locator('input[type=file]').setInputFiles({
    name: 'good.zip',
    mimeType: 'application/zip',
    buffer: new Uint8Array(await examplePackage('backTopic').bytes()),
  });
  await button(page, 'Import 1 theme').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Import 1 theme', exact: true }).click();
}

async function expectZipOn(
  page: Page,
  console: Console,
  server: StrictServer,
  more: Partial<Mapping> = {},
): Promise<void> {
  try {
    await importExample(page, console, server, more);
    const imported = () => server.taken.filter(({ name }) => name.endsWith('uploadLocalFileZip'));
    await expect.poll(() => imported().length).toBe(1);
    const [sent] = imported();
    const zip = sent?.fields.get('file') as File;
    const bytes = new Uint8Array(await zip.arrayBuffer());
    expect(String.fromCharCode(...bytes.subarray(0, 2), ...bytes.subarray(-22, -20))).toBe('PKPK');
    expect(Object.keys(sent?.headers ?? {}).filter((name) => name.startsWith('x-'))).toEqual([]);
    expect(server.refusals.filter((line) => line.includes('uploadLocalFileZip'))).toEqual([]);
  } finally {
    await server.close();
  }
}

test('a server that lets pass only what the documents show receives the whole zip', async ({
  page,
  console,
}) => {
  await expectZipOn(page, console, await startStrictServer());
});

test('a server that has the documented calls and no other receives it too', async ({ page, console }) => {
  const session = { userName: 'Lin Yu', deployment: 'public' } as const;
  await expectZipOn(page, console, await startDocumentsServer(), { session });
});
