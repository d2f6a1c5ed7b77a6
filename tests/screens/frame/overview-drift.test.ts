/** The overview says what differs from the last pull of this server: only where one is known, and to whom it concerns. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { steward } from '../../../src-main/cli/testing/steward.ts';
import { send } from '../../../src-renderer/data/http.ts';
import { segments } from '../../../src-shared/api/network/segments.ts';
import { allSegments } from '../changes/tray-page.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/screens.ts';

const account = 'systemAdministrator';

test('without a pull there is no line, and nothing of a configuration is read', async ({ page, console }) => {
  await console.openAs(account, '/info');
  await page.pass(3000);
  await expect(page.getByText(/differs? (since|from)/)).toHaveCount(0);
  expect(page.calls(segments.query.path)).toHaveLength(0);
});

/** The network's configuration, pulled as a terminal does it each day. */
async function pulled(dataDir: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'steward-pulled-'));
  const pull = ['config', 'pull', folder, '--daily', '03:00', '--area', 'network'];
  const here = ['--server', 'sandbox', '--user', account, '--data', dataDir];
  expect((await steward([...pull, ...here], { now: Date.now })).code).toBe(0);
  return folder;
}

test('changes since the pull are counted, with their authors, and compared', async ({ page, console }) => {
  const folder = await pulled(console.shell.dataDir);
  await console.openAs(account, '/changes');
  const [segment] = await allSegments();
  if (!segment) throw new Error('no segment');
  const { id, segmentName, segmentType, ipStart, ipEnd } = segment;
  const values = { segmentName, segmentType, ipStart, ipEnd, instructions: 'Gate 4' };
  await send(segments.update, { id, ...values });
  await page.goto('/info');
  await page.pass(3000);
  await expect(page.getByText(/^1 setting differs since/)).toBeVisible();
  await expect(page.getByText(/^Changed by .+, as the operation log says$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Compare with that configuration' }).click();
  const dialog = page.getByRole('dialog', { name: 'Compare a configuration' });
  await expect(dialog.getByText(/^The configuration pulled at/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Compare' }).click();
  await expect(dialog.getByText('1 difference')).toBeVisible();
  await rm(folder, { recursive: true, force: true });
});

test('an unchanged server says so; a missing folder counts as none', async ({ page, console }) => {
  const folder = await pulled(console.shell.dataDir);
  await console.openAs(account, '/info');
  await page.pass(3000);
  await expect(page.getByText(/^Nothing differs from the configuration pulled at/)).toBeVisible();
  await rm(folder, { recursive: true, force: true });
  await console.openAs(account, '/info');
  await page.pass(3000);
  await expect(page.getByText(/pulled/)).toHaveCount(0);
});
