/**
 * Registration of links and recent files with the system: never by a portable set-up, and with `--` before the link.
 */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { openDesktopStore } from '../../src-main/desktop/desktop-store.ts';
import { takeLinks } from '../../src-main/desktop/link-client.ts';
import { keptRecentFiles } from '../../src-main/desktop/recent-files.ts';
import { answers, recordedOf, readyElectron } from './electron.ts';

import { pretendPlatform } from './start.ts';

vi.mock('electron', () => import('./electron.ts'));
beforeEach(readyElectron);

it('an installed program takes links, behind `--`', () => {
  takeLinks({ portable: false, argv: ['/opt/Steward/steward', '--some-switch'] });
  expect(recordedOf('app.setAsDefaultProtocolClient')).toEqual([['steward', process.execPath, ['--']]]);
});

it('a checkout tells Electron where the program is', () => {
  answers.packaged = false;
  takeLinks({ portable: false, argv: ['/x/electron', '.'] });
  expect(recordedOf('app.setAsDefaultProtocolClient')).toEqual([
    ['steward', '/x/electron', [resolve('.'), '--']],
  ]);
});

it('a portable one leaves the system as it is', () => {
  takeLinks({ portable: true, argv: ['/stick/steward'] });
  expect(recordedOf('app.setAsDefaultProtocolClient')).toEqual([]);
});

it.each([
  [true, [], []],
  [false, [['/x/a.lic'], ['/x/b.lic']], [[]]],
])('portable %s: the system’s lists of recent files', async (portable, added, cleared) => {
  pretendPlatform('win32');
  const folder = await mkdtemp(join(tmpdir(), 'steward-recent-'));
  const changed = vi.fn();
  const recent = keptRecentFiles({ store: await openDesktopStore(folder), portable, changed });
  await recent.add(['/x/a.lic', '/x/b.lic']);
  expect(recordedOf('app.addRecentDocument')).toEqual(added);
  await recent.remove('/x/b.lic');
  expect(recent.list()).toEqual([{ name: 'a.lic', path: '/x/a.lic' }]);
  await recent.clear();
  expect(recordedOf('app.clearRecentDocuments')).toEqual(cleared);
  expect(recent.list()).toEqual([]);
  expect(changed).toHaveBeenCalledTimes(3);
});

it('ten files are remembered, each once, the youngest first', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'steward-recent-'));
  const recent = keptRecentFiles({ store: await openDesktopStore(folder), portable: true, changed: vi.fn() });
  for (let n = 0; n < 12; n += 1) await recent.add([`/x/${n}.lic`]);
  await recent.add(['/x/5.lic']);
  expect(recent.list().map(({ name }) => name)).toEqual(
    [5, 11, 10, 9, 8, 7, 6, 4, 3, 2].map((n) => `${n}.lic`),
  );
});
