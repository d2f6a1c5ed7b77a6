/** Files that the system opened lead to their page, and a page that is already open stays as it is. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { store } from '#data/store.ts';
import { openedFilesAtom, openedPackagesAtom } from '#state/opened-files.ts';
import type { ConsoleRouter } from './router.tsx';
import { watchShell } from './watch-shell.ts';

const heard = vi.hoisted(() => new Map<string, (payload: unknown) => void>());
vi.mock('#data/bridge.ts', () => ({
  bridge: {},
  hasBridgeOpened: () => false,
  onBridgeOpen: () => () => undefined,
  onBridgeEvent: (name: string, listener: (payload: unknown) => void) => heard.set(name, listener),
}));
vi.mock('#data/when-idle.ts', () => ({ whenPageIdle: (work: () => void) => work() }));

const forget = () => {
  store.set(openedFilesAtom, null);
  store.set(openedPackagesAtom, null);
};
beforeEach(forget);
afterEach(forget);

test.each([
  ['a licence', ['a.lic'], '/', '', ['/licensetool']],
  ['a theme package', ['a.steward-theme'], '/', '', ['/theme_packages']],
  ['a theme package where its page is open', ['a.steward-theme'], '/theme_packages', '?dept=D1', []],
  ['a licence where packages are', ['a.lic'], '/theme_packages', '', ['/licensetool']],
  ['a licence on the board', ['a.lic'], '/licensetool', '?entry=board', []],
  [
    'a theme package where licences are',
    ['a.steward-theme'],
    '/licensetool',
    '?entry=board',
    ['/theme_packages'],
  ],
])('%s', (_, names, pathname, search, went) => {
  const to: string[] = [];
  const navigate = async (address: string) => void to.push(address);
  watchShell({ state: { location: { pathname, search } }, navigate } as unknown as ConsoleRouter);
  heard.get('files.opened')?.({ files: names.map((name) => ({ id: name, name, size: 1 })) });
  expect(to).toEqual(went);
});
