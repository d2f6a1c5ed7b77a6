import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '#data/read.ts';
import type { ServerProfile } from '#shared/bridge/servers.ts';
import { sessionQuery } from '#state/session.ts';
import { aProfile } from '#state/testing/profile.ts';
import { aSession } from '#state/testing/session.ts';
import { toForm } from './server-form.ts';
import { useServerForm } from './use-server-form.ts';

const bridge = vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  return { servers: { list: vi.fn(), update: vi.fn(), add: vi.fn() } };
});
vi.mock('#data/bridge.ts', () => ({ bridge }));

const saved = vi.fn();
const profile = aProfile({ headers: [{ name: 'X-Key', value: null, secret: true }] });
const open = (shown: ServerProfile = profile, gone = false) =>
  renderHook(
    (now: { shown: ServerProfile; gone: boolean }) =>
      useServerForm({
        profile: now.shown,
        gone: now.gone,
        draft: now.shown.id,
        stored: toForm(now.shown),
        saved,
      }),
    { initialProps: { shown, gone } },
  );
const kept = () => JSON.stringify({ ...sessionStorage });

beforeEach(() => {
  sessionStorage.clear();
  vi.clearAllMocks();
});
afterEach(cleanup);

it('what was typed survives closing the form, a sign-out and another sign-in; it is about this computer', () => {
  queryClient.setQueryData(sessionQuery.queryKey, aSession({}));
  const first = open();
  act(() => first.result.current.change({ name: 'Typed', proxyMode: 'none' }));
  first.unmount();
  queryClient.setQueryData(sessionQuery.queryKey, null);
  const second = open();
  expect(second.result.current.form.name).toBe('Head office');
  expect(second.result.current.offer?.fields).toEqual(['name']);
  act(() => second.result.current.offer?.take());
  expect(second.result.current.form.name).toBe('Typed');
  act(() => second.result.current.discard());
  second.unmount();
  expect(open().result.current.offer).toBeNull();
});

it('keeps no secret: no credential, no password, no value of a secret header, no passphrase, no user of an address', () => {
  const { result } = open();
  const file = { id: 'f1', name: 'me.p12', size: 1 } as never;
  const [header] = toForm(profile).headers;
  act(() =>
    result.current.change({
      name: 'Typed',
      address: 'https://me:hunter1@office.example/base',
      credential: { edit: 'set', value: 'hunter2' },
      proxyPassword: { edit: 'set', value: 'hunter3' },
      clientCertificate: { file, passphrase: 'hunter4' },
      headers: [
        { ...(header ?? expect.unreachable()), value: 'hunter5' },
        { key: 'a', name: 'Authorization', value: 'hunter6', secret: false, heldAs: null },
        { key: 'b', name: 'X-Site', value: 'suzhou', secret: false, heldAs: null },
      ],
    }),
  );
  expect(kept()).not.toContain('hunter');
  for (const word of ['Typed', 'https://office.example/base', 'suzhou']) expect(kept()).toContain(word);
});

it('fields that are not touched follow another window; a touched one says so and is asked about', () => {
  const { result, rerender } = open();
  act(() => result.current.change({ name: 'Typed' }));
  rerender({ shown: { ...profile, edition: 'y', name: 'Theirs', readOnly: true }, gone: false });
  expect(result.current.form).toMatchObject({ name: 'Typed', readOnly: true });
  expect(result.current.elsewhere).toHaveLength(1);
});

it('saves what was typed for a server that was removed elsewhere as a new one', async () => {
  bridge.servers.add.mockResolvedValue({ active: 'sandbox', locked: false, profiles: [] });
  const { result, rerender } = open();
  act(() => result.current.change({ name: 'Typed' }));
  rerender({ shown: profile, gone: true });
  expect(result.current.form.name).toBe('Typed');
  await act(() => result.current.save());
  expect(bridge.servers.add).toHaveBeenCalledWith(expect.objectContaining({ name: 'Typed' }));
  expect(bridge.servers.update).not.toHaveBeenCalled();
  expect(saved).toHaveBeenCalledOnce();
});

it('what is saved leaves no draft behind, also where the form closes with it', async () => {
  const list = { active: 'sandbox', locked: false, profiles: [profile] };
  bridge.servers.list.mockResolvedValue(list);
  bridge.servers.update.mockResolvedValue(list);
  const { result, unmount } = open();
  saved.mockImplementationOnce(unmount);
  act(() => result.current.change({ name: 'Typed' }));
  expect(kept()).toContain('Typed');
  await act(() => result.current.save());
  expect(bridge.servers.update).toHaveBeenCalledWith(expect.objectContaining({ edition: 'x' }));
  expect(kept()).not.toContain('Typed');
});
