/** Two windows on one program: what one chooses reaches the other late, or never, and takes nothing from it. */
import { getDefaultStore } from 'jotai';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { meant } from '#data/meant.ts';
import type { ServerList } from '#shared/bridge/servers.ts';
import { settingsSchema } from '#shared/rules/settings/settings.ts';
import { elsewhereAtom, programAtom, takeProgram, takeServers } from './program.ts';
import { chooseServer, comeBack, followElsewhere, hearServers } from './servers.ts';
import { aProfile } from './testing/profile.ts';
import { guardUnsaved } from './unsaved.ts';

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

it('goes along with another window where nothing is lost by it', async () => {
  calls.list.mockResolvedValue(using('b'));
  expect(await hearServers()).toBe('followed');
  expect([shown()?.active, meant(), elsewhere()]).toEqual(['b', 'mark-b', null]);
});

it('with unsaved work it goes on meaning the server that it shows, and says so', async () => {
  const done = typed();
  calls.list.mockResolvedValue(using('b'));
  expect(await hearServers()).toBe('kept');
  expect([shown()?.active, meant(), elsewhere()?.active]).toEqual(['a', 'mark-a', 'b']);

  calls.choose.mockResolvedValue(using('a'));
  await comeBack();
  expect(calls.choose).toHaveBeenCalledWith({ id: 'a' });
  expect([shown()?.active, meant(), elsewhere()]).toEqual(['a', 'mark-a', null]);
  done();
});

it('goes along later only when the user lets the work go', async () => {
  const done = typed();
  calls.list.mockResolvedValue(using('b'));
  await hearServers();
  expect(await followElsewhere()).toBe(false);
  expect(meant()).toBe('mark-a');
  letGo = true;
  expect(await followElsewhere()).toBe(true);
  expect([shown()?.active, meant(), elsewhere()]).toEqual(['b', 'mark-b', null]);
  done();
});

it('chooses another server only when the user lets the work go', async () => {
  const done = typed();
  calls.choose.mockResolvedValue(using('b'));
  expect(await chooseServer('b')).toBe(false);
  expect([calls.choose.mock.calls.length, meant()]).toEqual([0, 'mark-a']);
  letGo = true;
  expect(await chooseServer('b')).toBe(true);
  expect(meant()).toBe('mark-b');
  done();
});

it('a server that leads elsewhere since is another server', async () => {
  const done = typed();
  calls.list.mockResolvedValue(
    using('a', [{ ...a, mark: 'mark-of-production', environment: 'production' }, b]),
  );
  expect(await hearServers()).toBe('kept');
  expect([meant(), shown()?.profiles[0]?.environment]).toEqual(['mark-a', 'staging']);
  done();
});

it('one that was removed meanwhile is still what is shown', async () => {
  const done = typed();
  calls.list.mockResolvedValue(using('b', [b]));
  await hearServers();
  expect(shown()?.profiles.map(({ id }) => id)).toEqual(['b', 'a']);
  expect([shown()?.active, meant()]).toEqual(['a', 'mark-a']);
  done();
});

it('an answer to another question does not take the tab to another server', () => {
  takeServers(using('b'));
  expect([shown()?.active, meant(), elsewhere()?.active]).toEqual(['a', 'mark-a', 'b']);
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
  expect(meant()).toBe('mark-b');
});
