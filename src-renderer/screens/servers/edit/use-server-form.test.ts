import { act, renderHook } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '#data/read.ts';
import { loadLanguage } from '#data/text.ts';
import type { ServerProfile } from '#shared/rules/servers/profile.ts';
import { sessionQuery } from '#state/session.ts';
import { aProfile } from '#state/testing/profile.ts';
import { aSession } from '#state/testing/session.ts';
import { type ServerForm, toForm } from './server-form.ts';
import { useServerForm } from './use-server-form.ts';

const bridge = vi.hoisted(() => ({ servers: { list: vi.fn(), update: vi.fn(), add: vi.fn() } }));
vi.mock('#data/bridge.ts', () => ({ bridge }));

beforeAll(() => loadLanguage('en-US'));

const profile = aProfile({ headers: [{ name: 'X-Key', value: null, secret: true }] });
const open = (shown: ServerProfile = profile, gone = false) =>
  renderHook(
    (now: { shown: ServerProfile; gone: boolean }) =>
      useServerForm({
        profile: now.shown,
        isRemoved: now.gone,
        draft: now.shown.id,
        stored: toForm(now.shown),
        copied: false,
      }),
    { initialProps: { shown, gone } },
  );
const set = ({ result }: ReturnType<typeof open>, part: Partial<ServerForm>) =>
  act(() => {
    for (const [name, value] of Object.entries(part))
      result.current.form.set(name as 'name', value as string);
  });
const kept = () => JSON.stringify({ ...sessionStorage });

beforeEach(() => {
  sessionStorage.clear();
  vi.clearAllMocks();
});

it('typed values survive closing the form, a sign-out and another sign-in; they are about this computer', () => {
  queryClient.setQueryData(sessionQuery.queryKey, aSession({}));
  const first = open();
  set(first, { name: 'Typed', proxyMode: 'none' });
  first.unmount();
  queryClient.setQueryData(sessionQuery.queryKey, null);
  const second = open();
  expect(second.result.current.form.values.name).toBe('Head office');
  expect(second.result.current.form.offer?.fields).toEqual(['name']);
  act(() => second.result.current.form.offer?.take());
  expect(second.result.current.form.values.name).toBe('Typed');
  act(() => second.result.current.form.discard());
  second.unmount();
  expect(open().result.current.form.offer).toBeNull();
});

it('keeps no secret: no credential, no password, no value of a secret header, no passphrase, no user of an address', () => {
  const opened = open();
  const file = { id: 'f1', name: 'me.p12', size: 1 } as never;
  const [header] = toForm(profile).headers;
  set(opened, {
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
  });
  expect(kept()).not.toContain('hunter');
  for (const word of ['Typed', 'https://office.example/base', 'suzhou']) expect(kept()).toContain(word);
});

it('fields that are not touched follow another window; a touched one says so and is asked about', () => {
  const opened = open();
  const { result, rerender } = opened;
  set(opened, { name: 'Typed' });
  rerender({ shown: { ...profile, edition: 'y', name: 'Theirs', readOnly: true }, gone: false });
  expect(result.current.form.values).toMatchObject({ name: 'Typed', readOnly: true });
  expect(result.current.elsewhere).toHaveLength(1);
});

it('saves what was typed for a server that was removed elsewhere as a new one', async () => {
  bridge.servers.add.mockResolvedValue({ active: 'sandbox', locked: false, profiles: [] });
  const opened = open();
  const { result, rerender } = opened;
  set(opened, { name: 'Typed' });
  rerender({ shown: profile, gone: true });
  expect(result.current.form.values.name).toBe('Typed');
  const list = await act(() => result.current.save());
  expect(bridge.servers.add).toHaveBeenCalledWith(expect.objectContaining({ name: 'Typed' }));
  expect(bridge.servers.update).not.toHaveBeenCalled();
  expect(list).toMatchObject({ active: 'sandbox' });
});

it('saving leaves no draft behind, also if the form closes with it', async () => {
  const list = { active: 'sandbox', locked: false, profiles: [profile] };
  bridge.servers.list.mockResolvedValue(list);
  bridge.servers.update.mockResolvedValue(list);
  const opened = open();
  const { result, unmount } = opened;
  set(opened, { name: 'Typed' });
  expect(kept()).toContain('Typed');
  await act(() => result.current.save().then(unmount));
  expect(bridge.servers.update).toHaveBeenCalledWith(expect.objectContaining({ edition: 'x' }));
  expect(kept()).not.toContain('Typed');
});

it('waits for the certificate that was just chosen, and saves it', async () => {
  const list = { active: 'sandbox', locked: false, profiles: [profile] };
  bridge.servers.list.mockResolvedValue(list);
  bridge.servers.update.mockResolvedValue(list);
  const opened = open();
  const reading = Promise.withResolvers<void>();
  const chosen = reading.promise.then(() =>
    opened.result.current.form.set('clientCertificate', {
      file: { id: 'f1', name: 'me.p12', size: 1 } as never,
      passphrase: '',
    }),
  );
  act(() => opened.result.current.form.waitFor(chosen));
  const saved = act(() => opened.result.current.save());
  expect(bridge.servers.update).not.toHaveBeenCalled();
  reading.resolve();
  await saved;
  expect(bridge.servers.update.mock.lastCall?.[0].draft.clientCertificate).toEqual({
    file: 'f1',
    passphrase: '',
  });
});

it('keeps whether the server is to be used afterwards', () => {
  const first = open();
  set(first, { useAfter: false });
  expect(first.result.current.form.dirty).toBe(true);
  first.unmount();
  const second = open();
  act(() => second.result.current.form.offer?.take());
  expect(second.result.current.form.values.useAfter).toBe(false);
});
