/** Two windows of one program, each on a server of its own: a change to a server reaches the window that uses it. */
import { getDefaultStore } from 'jotai';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { serverMark } from '#data/server-mark.ts';
import { tabServer } from '#data/shell/tab-server.ts';
import type { ServerList } from '#shared/bridge/servers.ts';
import { settingsSchema } from '#shared/rules/settings/settings.ts';
import { elsewhereAtom, ofThisTab, programAtom, takeProgram, takeServers } from './program.ts';
import { chooseServer, followElsewhere, hearServers } from './servers.ts';
import { aProfile } from './testing/profile.ts';
import { guardUnsaved } from './unsaved-work.ts';

const calls = vi.hoisted(() => ({ choose: vi.fn(), list: vi.fn() }));
vi.mock('#data/bridge.ts', () => ({ bridge: { servers: calls, settings: { update: vi.fn() } } }));
vi.mock('#data/text.ts', () => ({ loadLanguage: vi.fn(() => Promise.resolve()) }));
vi.mock('./appearance.ts', () => ({ applyAppearance: vi.fn() }));
vi.mock('./session.ts', () => ({ renewSession: vi.fn(() => Promise.resolve()) }));

const a = aProfile({ id: 'a', name: 'Test', mark: 'mark-a' });
const b = aProfile({ id: 'b', name: 'Head office', mark: 'mark-b', environment: 'production' });
const using = (active: string, profiles = [a, b]): ServerList => ({ active, profiles, locked: false });
const shown = () => getDefaultStore().get(programAtom)?.servers;
const elsewhere = () => getDefaultStore().get(elsewhereAtom);
let letGo: boolean;
const typed = () => guardUnsaved(async () => letGo);

afterAll(() => getDefaultStore().set(programAtom, null));
beforeEach(async () => {
  vi.resetAllMocks();
  letGo = false;
  const settings = settingsSchema.parse({ language: 'en-US' });
  const facts = { shell: 'desktop', systemLanguage: 'en-US' };
  await takeProgram({ facts, settings, servers: using('a') } as never);
  getDefaultStore().set(elsewhereAtom, null);
});

it('stays on its server when another window chooses one, and begins there when it is loaded anew', async () => {
  calls.list.mockResolvedValue(using('b'));
  expect(await hearServers()).toBe('same');
  expect([shown()?.active, serverMark(), elsewhere(), tabServer.get()]).toEqual(['a', 'mark-a', null, 'a']);
  getDefaultStore().set(programAtom, null);
  expect(ofThisTab(using('b')).active).toBe('a');
});

it('a new tab begins with the server that was chosen last', () => {
  getDefaultStore().set(programAtom, null);
  sessionStorage.clear();
  expect(ofThisTab(using('b')).active).toBe('b');
});

it('its own choice is kept for its next load, also where another window chose meanwhile', async () => {
  calls.choose.mockResolvedValue(using('a'));
  await chooseServer('b');
  expect([shown()?.active, serverMark(), tabServer.get()]).toEqual(['b', 'mark-b', 'b']);
});

it('goes to another server where its own was removed and nothing is lost by it', async () => {
  calls.list.mockResolvedValue(using('b', [b]));
  expect(await hearServers()).toBe('moved');
  expect([shown()?.active, serverMark(), elsewhere(), tabServer.get()]).toEqual(['b', 'mark-b', null, 'b']);
});

it('uses its server as another window changed it', async () => {
  calls.list.mockResolvedValue(using('b', [{ ...a, mark: 'mark-2' }, b]));
  expect(await hearServers()).toBe('renewed');
  expect([shown()?.active, serverMark(), elsewhere()]).toEqual(['a', 'mark-2', null]);
});

it('with unsaved work it goes along only when the user lets the work go', async () => {
  const done = typed();
  calls.list.mockResolvedValue(using('b', [b]));
  expect(await hearServers()).toBe('kept');
  expect([shown()?.active, serverMark(), elsewhere()?.active]).toEqual(['a', 'mark-a', 'b']);
  expect(await followElsewhere()).toBe(false);
  expect(serverMark()).toBe('mark-a');
  letGo = true;
  expect(await followElsewhere()).toBe(true);
  expect([shown()?.active, serverMark(), elsewhere()]).toEqual(['b', 'mark-b', null]);
  done();
});

it('chooses another server only when the user lets the work go', async () => {
  const done = typed();
  calls.choose.mockResolvedValue(using('b'));
  expect(await chooseServer('b')).toBe(false);
  expect([calls.choose.mock.calls.length, serverMark()]).toEqual([0, 'mark-a']);
  letGo = true;
  expect(await chooseServer('b')).toBe(true);
  expect(serverMark()).toBe('mark-b');
  done();
});

it('a server that leads elsewhere since is another server', async () => {
  const done = typed();
  calls.list.mockResolvedValue(
    using('a', [{ ...a, mark: 'mark-of-production', environment: 'production' }, b]),
  );
  expect(await hearServers()).toBe('kept');
  expect([serverMark(), shown()?.profiles[0]?.environment]).toEqual(['mark-a', 'staging']);
  done();
});

it('one that was removed meanwhile is still what is shown', async () => {
  const done = typed();
  calls.list.mockResolvedValue(using('b', [b]));
  await hearServers();
  expect(shown()?.profiles.map(({ id }) => id)).toEqual(['b', 'a']);
  expect([shown()?.active, serverMark()]).toEqual(['a', 'mark-a']);
  done();
});

it('an answer to another question does not take the tab to another server', () => {
  takeServers(using('b'));
  expect([shown()?.active, serverMark(), elsewhere()]).toEqual(['a', 'mark-a', null]);
  takeServers(using('b', [b]));
  expect([shown()?.active, serverMark(), elsewhere()?.active]).toEqual(['a', 'mark-a', 'b']);
  takeServers(using('a', [b, a]));
  expect([shown()?.profiles[0]?.id, elsewhere()]).toEqual(['b', null]);
});

it('its own choice is no other window’s, also where the event comes before the answer', async () => {
  const answer = Promise.withResolvers<ServerList>();
  calls.choose.mockReturnValue(answer.promise);
  calls.list.mockResolvedValue(using('b'));
  const choosing = chooseServer('b');
  const heard = hearServers();
  answer.resolve(using('b'));
  await choosing;
  expect(await heard).toBe('same');
  expect(serverMark()).toBe('mark-b');
});
