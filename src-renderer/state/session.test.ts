import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aProfile } from './testing/profile.ts';
import { aSession } from './testing/session.ts';

const submitChange = vi.hoisted(() => vi.fn());
vi.mock('#data/changes/index.ts', () => ({ submitChange, setActor: () => undefined }));
vi.mock('#data/bridge.ts', () => ({
  bridge: { servers: { forget: async () => ({}), takeTenant: async () => ({}) } },
}));

const { queryClient } = await import('#data/read.ts');
const { sessionQuery, signInAs, signOutOf, takeOverSession, takeSession } = await import('./session.ts');
const { guardUnsaved } = await import('./unsaved-work.ts');

const server = aProfile();
const before = aSession({ user: { id: '7' } });
const another = aSession({ user: { id: '8', username: 'Bo Chen' } });
const shown = () => queryClient.getQueryData(sessionQuery.queryKey);

describe('with unsaved work on the page', () => {
  const ask = vi.fn(async () => false);
  let stop: () => void;
  beforeEach(() => {
    submitChange.mockReset().mockResolvedValue(another);
    ask.mockReset().mockResolvedValue(false);
    stop = guardUnsaved(ask);
    takeSession(before, server);
  });
  afterEach(() => stop());

  test('signing out asks, and nothing is sent where the user stays', async () => {
    expect(await signOutOf(server)).toBe(false);
    expect(submitChange).not.toHaveBeenCalled();
    expect(shown()).toEqual(before);
    ask.mockResolvedValue(true);
    expect(await signOutOf(server)).toBe(true);
    expect(shown()).toBeNull();
  });

  test('another account asks; the same person again does not', async () => {
    expect(await signInAs('employee', server)).toBe(false);
    expect(submitChange).not.toHaveBeenCalled();
    submitChange.mockResolvedValue(before);
    expect(await signInAs('systemAdministrator', server, { samePerson: true })).toBe(true);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test('somebody else who signed in over the page is signed out again where the work is kept', async () => {
    expect(await takeOverSession(another, server)).toBe(false);
    expect(submitChange.mock.calls.map(([change]) => change.endpoint.id)).toEqual(['session.signOut']);
    expect(shown()).toEqual(before);
    expect(await takeOverSession(before, server)).toBe(true);
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
