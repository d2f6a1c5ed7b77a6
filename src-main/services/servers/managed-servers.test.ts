import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { noMapping } from '#shared/api/mapping/no-mapping.ts';
import { newServerDraft, serverDraftOf } from '#shared/rules/servers/draft.ts';
import { portableProfile } from '#shared/rules/servers/portable-profile.ts';
import type { ServerDraft } from '#shared/rules/servers/profile.ts';
import type { KeyStore } from '../key-store/key-store.ts';
import type { StoredProfile } from './profiles.ts';
import { createServersService, type ServersOptions } from './servers-service.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'steward-managed-'));
});
const forgetSession = vi.fn();
const report = vi.fn();
const open = (over: Partial<ServersOptions> = {}) =>
  createServersService({
    folder,
    managed: { predefined: [], locked: false },
    keyStore: null,
    read: async () => ({ name: 'x', bytes: new Uint8Array() }),
    onChanged: () => undefined,
    forgetSession,
    diagnose: async () => ({ ok: true, steps: [], chain: [], clockSkew: null }),
    refusedCertificate: async (host, fingerprint) => (host === 'a.example:443' ? `PEM ${fingerprint}` : null),
    report,
    now: () => Date.UTC(2026, 10, 21),
    ...over,
  });
const office = portableProfile.parse({ name: 'Office', address: 'https://office.example.com' });
const training = portableProfile.parse({
  name: 'Training',
  address: 'https://t.example.com',
  environment: 'training',
});
const managed = { predefined: [office, training], locked: false };
const own: ServerDraft = { ...newServerDraft(), name: 'Mine', address: 'https://a.example' };
const names = (list: { profiles: { name: string }[] }) => list.profiles.map(({ name }) => name);

describe('the organisation’s servers', () => {
  it('stand before the user’s own, and the first one is active at the first start', async () => {
    const servers = await open({ managed });
    const list = await servers.add(own);
    expect(names(list)).toEqual(['Sandbox', 'Office', 'Training', 'Mine']);
    expect(list.profiles.map((profile) => profile.managed)).toEqual([false, true, true, false]);
    expect(servers.target()).toMatchObject({ address: 'https://office.example.com' });
  });

  it('keep the user’s choice of another one', async () => {
    const servers = await open({ managed });
    await servers.choose('sandbox');
    expect((await open({ managed })).target().kind).toBe('sandbox');
  });

  it('bring their mapping along, which is theirs alone', async () => {
    const calls = { 'session.current': { path: '/papi/me', answer: { names: { user: 'person' } } } };
    const mapped = portableProfile.parse({ ...office, pathOverrides: {}, mapping: { calls } });
    const servers = await open({ managed: { predefined: [mapped], locked: false } });
    const [, profile] = (await servers.list()).profiles;
    expect(servers.target().mapping.calls).toEqual(calls);
    if (!profile) throw new Error('the organisation’s server is there');
    const draft = { ...serverDraftOf(profile), mapping: noMapping };
    await expect(servers.update(profile.id, draft)).rejects.toMatchObject({ code: 'SERVER_MANAGED' });
    expect(servers.target().mapping.calls).toEqual(calls);
  });

  it('can be signed in to and used, not changed or removed', async () => {
    const servers = await open({ managed });
    const profile = (await servers.list()).profiles[1];
    if (!profile) throw new Error('no profile');
    const credential = { kind: 'token', token: 'T' } as const;
    await servers.update(profile.id, { ...serverDraftOf(profile), credential });
    expect(servers.target().credential).toEqual(credential);
    for (const over of [{ name: 'Other' }, { address: 'https://evil.example' }, { readOnly: true }]) {
      await expect(servers.update(profile.id, { ...serverDraftOf(profile), ...over })).rejects.toMatchObject({
        code: 'SERVER_MANAGED',
      });
    }
    await expect(servers.remove(profile.id)).rejects.toMatchObject({ code: 'SERVER_MANAGED' });
    expect(servers.target()).toMatchObject({ address: 'https://office.example.com', credential });
  });

  it('leave the proxy’s login to the user, where the policy does not give the name', async () => {
    const address = 'https://p.example/x.pac';
    const named = { ...office, name: 'Named', proxy: { mode: 'pac', address, userName: 'office' } } as const;
    const open2 = { ...office, name: 'Open', proxy: { mode: 'pac', address } } as const;
    const servers = await open({ managed: { predefined: [named, open2], locked: true } });
    const [, first, second] = (await servers.list()).profiles;
    if (!first || !second) throw new Error('no profiles');
    expect([first.ownNames.proxy, second.ownNames.proxy]).toEqual([false, true]);
    await servers.update(first.id, { ...serverDraftOf(first), proxyPassword: 'one' });
    expect(servers.targetFor(first.id).route).toMatchObject({ proxy: named.proxy, proxyPassword: 'one' });
    const renamed = { ...serverDraftOf(first), proxy: { ...named.proxy, userName: 'me' } };
    await expect(servers.update(first.id, renamed)).rejects.toMatchObject({ code: 'SERVERS_LOCKED' });

    const mine = { ...open2.proxy, userName: 'me' };
    await servers.update(second.id, { ...serverDraftOf(second), proxy: mine, proxyPassword: 'two' });
    expect(servers.targetFor(second.id).route).toMatchObject({ proxy: mine, proxyPassword: 'two' });
    await servers.trust(second.id, 'a.example:443', 'AB:'.repeat(31).concat('CD'));
    expect(servers.targetFor(second.id).route.proxy).toEqual(mine);
    const elsewhere = { ...mine, address: 'https://evil.example/x.pac' };
    await expect(
      servers.update(second.id, { ...serverDraftOf(second), proxy: elsewhere }),
    ).rejects.toMatchObject({
      code: 'SERVERS_LOCKED',
    });
    const again = await open({ managed: { predefined: [named, open2], locked: true } });
    expect(again.targetFor(second.id).route.proxy).toEqual(mine);
    const [, , profile] = (await again.list()).profiles;
    if (!profile) throw new Error('no profile');
    await again.update(profile.id, { ...serverDraftOf(profile), proxy: open2.proxy });
    expect(again.targetFor(second.id).route.proxy).toEqual(open2.proxy);
  });

  it('keep what the user added by using them', async () => {
    const servers = await open({ managed });
    const id = (await servers.list()).profiles[1]?.id ?? '';
    await servers.choose(id);
    expect((await (await open({ managed })).list()).profiles[1]?.lastUsed).toBe('2026-11-21T00:00:00.000Z');
  });

  it('that can not be used are left out and told', async () => {
    const bad = { ...office, name: 'Bad', address: 'ftp://x' };
    const servers = await open({ managed: { predefined: [bad, office], locked: false } });
    expect(names(await servers.list())).toEqual(['Sandbox', 'Office']);
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ code: 'SERVER_ADDRESS_INVALID' }), 'Bad');
  });
});

it('a locked list can not be changed through any door', async () => {
  const id = (await (await open()).add(own)).profiles[1]?.id ?? '';
  const servers = await open({ managed: { predefined: [], locked: true } });
  const before = await servers.list();
  for (const call of [
    () => servers.add(own),
    () => servers.update(id, { ...own, name: 'Other' }),
    () => servers.remove(id),
    () => servers.reorder([id]),
    () => servers.take([{} as StoredProfile]),
  ]) {
    await expect(call()).rejects.toMatchObject({ code: 'SERVERS_LOCKED' });
  }
  expect(await servers.list()).toEqual(before);
  // The profile is kept, but unusable.
  expect(before.profiles.map(({ name, blocked }) => [name, blocked])).toEqual([
    ['Sandbox', false],
    ['Mine', true],
  ]);
  expect(before.locked).toBe(true);
});

it('a locked list stops what is not in it, and begins with what is', async () => {
  const free = await open();
  const id = (await free.add(own)).profiles[1]?.id ?? '';
  await free.choose(id);
  const { mark } = free.target();
  const servers = await open({ managed: { predefined: [office], locked: true } });
  expect(servers.target()).toMatchObject({ address: 'https://office.example.com', blocked: false });
  expect(servers.targetOf(mark)).toMatchObject({ address: 'https://a.example', blocked: true });
  const refused = { code: 'SERVER_BLOCKED' };
  await expect(servers.choose(id)).rejects.toMatchObject(refused);
  expect(() => servers.targetFor(id)).toThrow(expect.objectContaining(refused));
  const examination = { signal: new AbortController().signal, progress: () => undefined };
  await expect(servers.diagnose(id, examination)).rejects.toMatchObject(refused);
  await expect(servers.test(id, own, examination)).rejects.toMatchObject(refused);
});

it('keeps the order that the user gave', async () => {
  const servers = await open();
  for (const name of ['A', 'B', 'C']) await servers.add({ ...own, name });
  const ids = (await servers.list()).profiles.slice(1).map(({ id }) => id);
  expect(names(await servers.reorder([...ids].reverse()))).toEqual(['Sandbox', 'C', 'B', 'A']);
  expect(names(await servers.reorder(['unknown', ids[0] ?? '']))).toEqual(['Sandbox', 'A', 'C', 'B']);
  expect(names(await (await open()).list())).toEqual(['Sandbox', 'A', 'C', 'B']);
});

describe('trust', () => {
  const print = 'AB:'.repeat(31).concat('CD');
  it('is given to a certificate that the host showed, and taken back; connections go each time', async () => {
    const servers = await open();
    const id = (await servers.add(own)).profiles[1]?.id ?? '';
    const list = await servers.trust(id, 'a.example:443', print);
    expect(list.profiles[1]?.trusted).toEqual([
      { host: 'a.example:443', fingerprint: print, since: '2026-11-21T00:00:00.000Z' },
    ]);
    expect(servers.targetFor(id).route.trusted[0]?.pem).toBe(`PEM ${print}`);
    expect(forgetSession).toHaveBeenLastCalledWith(id);
    expect((await servers.revokeTrust(id, 'a.example:443', print)).profiles[1]?.trusted).toEqual([]);
  });
  it('is not given to one that nobody saw', async () => {
    const servers = await open();
    const id = (await servers.add(own)).profiles[1]?.id ?? '';
    await expect(servers.trust(id, 'other.example:443', print)).rejects.toMatchObject({
      code: 'CERTIFICATE_INVALID',
      params: { reason: 'notSeen' },
    });
  });
  it('does not follow a profile to another address', async () => {
    const servers = await open();
    const id = (await servers.add(own)).profiles[1]?.id ?? '';
    await servers.trust(id, 'a.example:443', print);
    expect((await servers.update(id, { ...own, address: 'https://b.example' })).profiles[1]?.trusted).toEqual(
      [],
    );
  });
});

describe('secrets', () => {
  const credential = { kind: 'token', token: 'very-secret' } as const;
  const secretDraft: ServerDraft = {
    ...own,
    credential,
    proxy: { mode: 'manual', address: 'proxy:3128', userName: 'ada', bypass: [] },
    proxyPassword: 'proxy-secret',
    headers: [{ name: 'X-Key', value: 'header-secret', secret: true }],
  };
  /** Seals by reversing the text, which shows that nothing else is written. */
  const keyStore: KeyStore = {
    status: async () => ({ available: true, backend: 'test' }),
    seal: async (text) => Buffer.from([...text].reverse().join('')),
    open: async (sealed) => ({
      text: [...Buffer.from(sealed).toString()].reverse().join(''),
      isStale: false,
    }),
  };
  const written = async (): Promise<string> => {
    const files = (await readdir(folder)).filter((name) => name.endsWith('.json') || name.endsWith('.bak'));
    return (await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))).join('\n');
  };

  /** Opens the written secrets with the tests' key store. */
  const unsealed = async (): Promise<string> =>
    [...(await written()).matchAll(/"([A-Za-z0-9+/=]{40,})"/g)]
      .map(([, text = '']) => [...Buffer.from(text, 'base64').toString()].reverse().join(''))
      .join('\n');

  it('stay in memory unless they are to be kept', async () => {
    const servers = await open({ keyStore });
    const list = await servers.add(secretDraft);
    const id = list.profiles[1]?.id ?? '';
    expect(servers.targetFor(id)).toMatchObject({
      credential,
      headers: [['x-key', 'header-secret']],
      route: { proxyPassword: 'proxy-secret' },
    });
    expect(JSON.stringify(list)).not.toMatch(/very-secret|proxy-secret|header-secret/);
    expect(list.profiles[1]).toMatchObject({ hasCredential: true, hasProxyPassword: true });
    expect(await written()).not.toMatch(/very-secret|proxy-secret|header-secret/);
    expect((await open({ keyStore })).targetFor(id)).toMatchObject({ credential: null, headers: [] });
  });

  it('are sealed where they are to be kept, and gone when they are forgotten', async () => {
    const servers = await open({ keyStore });
    const id = (await servers.add({ ...secretDraft, remember: true })).profiles[1]?.id ?? '';
    expect(await written()).not.toMatch(/very-secret|proxy-secret|header-secret/);
    expect((await open({ keyStore })).targetFor(id)).toMatchObject({ credential });
    expect(await unsealed()).toContain('very-secret');
    await servers.forget(id);
    expect(await unsealed()).not.toContain('very-secret');
    const kept = {
      credential: null,
      headers: [['x-key', 'header-secret']],
      route: { proxyPassword: 'proxy-secret' },
    };
    expect(servers.targetFor(id)).toMatchObject(kept);
    expect((await open({ keyStore })).targetFor(id)).toMatchObject(kept);
  });

  it('are refused to be kept where there is no key store, and nothing is added', async () => {
    const servers = await open();
    await expect(servers.add({ ...secretDraft, remember: true })).rejects.toMatchObject({
      code: 'KEY_STORE_UNAVAILABLE',
    });
    expect((await servers.list()).profiles).toHaveLength(1);
  });

  it('stay as they are where the form does not name them, and go with the address', async () => {
    const servers = await open();
    const id = (await servers.add(secretDraft)).profiles[1]?.id ?? '';
    const profile = (await servers.list()).profiles[1];
    if (!profile) throw new Error('no profile');
    await servers.update(id, { ...serverDraftOf(profile), name: 'Renamed' });
    expect(servers.targetFor(id)).toMatchObject({ credential, headers: [['x-key', 'header-secret']] });
    await servers.update(id, { ...serverDraftOf(profile), address: 'https://evil.example' });
    expect(servers.targetFor(id)).toMatchObject({
      credential: null,
      headers: [],
      route: { proxyPassword: null },
    });
  });
});
