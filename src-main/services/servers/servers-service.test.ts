import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ConnectionReport } from '#shared/bridge/servers.ts';
import { newServerDraft } from '#shared/rules/servers/draft.ts';
import { mappingOfPaths } from '#shared/rules/servers/mapping/mapping-file.ts';
import type { ServerDraft } from '#shared/rules/servers/profile.ts';
import { seal } from '../durable/envelope.ts';
import { createServersService, type ServersOptions } from './servers-service.ts';
import { sandboxTarget } from './target.ts';

let folder: string;
const changed = vi.fn();
const forgetSession = vi.fn();
const answer: ConnectionReport = { ok: true, steps: [], chain: [], clockSkew: null };
const diagnose = vi.fn(async () => answer);
const report = vi.fn();
const read = vi.fn(
  async (): Promise<{ name: string; bytes: Uint8Array }> => Promise.reject(new Error('no files')),
);
const noManaged = { predefined: [], locked: false };
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'steward-servers-'));
  vi.clearAllMocks();
});
const open = (over: Partial<ServersOptions> = {}) =>
  createServersService({
    folder,
    managed: noManaged,
    keyStore: null,
    read,
    onChanged: changed,
    forgetSession,
    diagnose,
    refusedCertificate: async () => null,
    report,
    now: () => Date.UTC(2026, 10, 21),
    ...over,
  });
const draft: ServerDraft = {
  ...newServerDraft(),
  name: 'Main',
  address: 'https://Platform.example.com/base/',
  environment: 'production',
  credential: { kind: 'token', token: 'very-secret-token' },
};
const lastId = (list: { profiles: { id: string }[] }): string => list.profiles.at(-1)?.id ?? '';

it('has the sandbox built in and active', async () => {
  const servers = await open();
  expect(await servers.list()).toMatchObject({
    active: 'sandbox',
    profiles: [{ id: 'sandbox', kind: 'sandbox' }],
  });
  expect(servers.target()).toBe(sandboxTarget);
});

it('adds a server, chooses it, and gives its credential to the gateway only', async () => {
  const servers = await open();
  const list = await servers.add(draft);
  const id = lastId(list);
  expect(list.profiles[1]).toMatchObject({
    id,
    name: 'Main',
    kind: 'remote',
    address: 'https://platform.example.com/base',
    environment: 'production',
    signIn: 'token',
    hasCredential: true,
  });
  expect(changed).toHaveBeenLastCalledWith(list);
  expect(JSON.stringify(list)).not.toContain('secret');
  await servers.choose(id);
  expect(servers.target()).toMatchObject({
    id,
    kind: 'remote',
    address: 'https://platform.example.com/base',
    credential: draft.credential,
  });
});

it('shows a name that was pasted for what it is', async () => {
  const servers = await open();
  const list = await servers.add({ ...draft, name: 'Test \u202enoitcudorP' });
  expect(list.profiles.at(-1)?.name).toBe('Test \ufffdnoitcudorP');
});

it('writes no credential to the disk; the next start has none', async () => {
  const servers = await open();
  await servers.choose(lastId(await servers.add(draft)));
  for (const name of ['servers.json', 'servers.json.bak']) {
    expect(await readFile(join(folder, name), 'utf8')).not.toContain('secret');
  }
  const next = await open();
  expect(next.target()).toMatchObject({ kind: 'remote', credential: null });
  expect((await next.list()).profiles[1]).toMatchObject({ hasCredential: false, signIn: 'token' });
});

it('never lets a credential or session follow a profile to another address', async () => {
  const servers = await open();
  const id = lastId(await servers.add(draft));
  await servers.choose(id);
  await servers.update(id, { ...draft, name: 'Renamed', credential: null });
  expect(servers.target().credential).toEqual(draft.credential);
  expect(forgetSession).not.toHaveBeenCalled();
  await servers.update(id, { ...draft, address: 'https://evil.example.net', credential: null });
  expect(servers.target()).toMatchObject({ address: 'https://evil.example.net', credential: null });
  expect(forgetSession).toHaveBeenCalledWith(id);
});

it('replaces a credential, and the session that the old one had', async () => {
  const servers = await open();
  const id = lastId(await servers.add(draft));
  await servers.choose(id);
  const credential = { kind: 'cookie', cookie: 'SID=1' } as const;
  const list = await servers.update(id, { ...draft, signIn: 'cookie', credential });
  expect(servers.target().credential).toEqual(credential);
  expect(list.profiles[1]).toMatchObject({ signIn: 'cookie', hasCredential: true });
  expect(forgetSession).toHaveBeenCalledWith(id);
});

it('takes a credential and a proxy password away where the draft says so', async () => {
  const servers = await open();
  const proxy: ServerDraft['proxy'] = {
    mode: 'manual',
    address: 'http://proxy.example:3128',
    userName: 'me',
    bypass: [],
  };
  const id = lastId(await servers.add({ ...draft, proxy, proxyPassword: 'proxy-secret' }));
  expect((await servers.list()).profiles.at(-1)).toMatchObject({
    hasCredential: true,
    hasProxyPassword: true,
  });
  const list = await servers.update(id, { ...draft, proxy, credential: 'remove', proxyPassword: '' });
  expect(list.profiles.at(-1)).toMatchObject({ hasCredential: false, hasProxyPassword: false });
  expect(servers.targetFor(id)).toMatchObject({ credential: null, route: { proxyPassword: null } });
});

it('keeps a gate’s password like the other secrets, and gives it to the gateway alone', async () => {
  const servers = await open();
  const gated: ServerDraft = { ...draft, signIn: 'cookie', credential: null, gateUser: 'ada' };
  const list = await servers.add({ ...gated, gatePassword: 'gate-secret' });
  const id = lastId(list);
  expect(list.profiles.at(-1)).toMatchObject({ gateUser: 'ada', hasGatePassword: true });
  expect(JSON.stringify(list) + servers.exportText([id])).not.toContain('gate-secret');
  expect(servers.targetFor(id).gate).toBe('ada:gate-secret');
  await servers.update(id, { ...gated, name: 'Renamed' });
  expect(servers.targetFor(id).gate).toBe('ada:gate-secret');
  await servers.forget(id);
  expect(servers.targetFor(id).gate).toBe('ada:gate-secret');
  await servers.update(id, { ...gated, address: 'https://evil.example.net' });
  expect(servers.targetFor(id).gate).toBeNull();
  await expect(servers.update(id, { ...gated, signIn: 'token' })).rejects.toMatchObject({
    params: { field: 'gateUser', reason: 'gateToken' },
  });
});

it('tells whether the key store keeps the secrets', async () => {
  const keyStore = {
    status: async () => ({ available: true, backend: 'test' }),
    seal: async (text: string) => Buffer.from(text),
    open: async (sealed: Uint8Array) => ({ text: Buffer.from(sealed).toString(), isStale: false }),
  };
  const servers = await open({ keyStore });
  const id = lastId(await servers.add({ ...draft, remember: true }));
  expect((await servers.list()).profiles.at(-1)?.remembered).toBe(true);
  const list = await servers.update(id, { ...draft, credential: null, remember: false });
  expect(list.profiles.at(-1)).toMatchObject({ remembered: false, hasCredential: true });
});

it('finds the server that a request means by its mark, whichever was chosen last', async () => {
  const servers = await open();
  const [one, other] = [
    lastId(await servers.add(draft)),
    lastId(await servers.add({ ...draft, name: 'Other' })),
  ];
  await servers.choose(other);
  const markOf = (id: string) => servers.targetFor(id).mark;
  expect([servers.target().id, servers.targetOf(markOf(one))?.id]).toEqual([other, one]);
  expect(servers.targetOf(markOf(one))).toBe(servers.targetFor(one));
  expect([servers.targetOf('sandbox')?.kind, servers.targetOf('nobody'), servers.targetOf('')]).toEqual([
    'sandbox',
    null,
    null,
  ]);

  const before = markOf(one);
  await servers.update(one, { ...draft, readOnly: true });
  expect([servers.targetOf(before), servers.targetOf(markOf(one))?.readOnly]).toEqual([null, true]);
  await servers.remove(other);
  expect(servers.targetOf(markOf(one))?.id).toBe(one);
});

it('removes a server, also one that new tabs begin with, with everything that was kept for it', async () => {
  const servers = await open();
  const id = lastId(await servers.add(draft));
  await servers.choose(id);
  expect(await servers.remove(id)).toMatchObject({ active: 'sandbox', profiles: [{ id: 'sandbox' }] });
  expect(forgetSession).toHaveBeenCalledWith(id);
  await expect(servers.choose(id)).rejects.toMatchObject({ code: 'SERVER_UNKNOWN' });
});

it('forgets a credential and a session', async () => {
  const servers = await open();
  const id = lastId(await servers.add(draft));
  expect((await servers.forget(id)).profiles[1]).toMatchObject({ hasCredential: false });
  await servers.forget('sandbox');
  expect(forgetSession.mock.calls).toEqual([[id], ['sandbox']]);
});

it.each(['nope', '', '__proto__', 'constructor'])('knows no server %j', async (id) => {
  const servers = await open();
  for (const call of [
    () => servers.choose(id),
    () => servers.remove(id),
    () => servers.forget(id),
    () => servers.update(id, draft),
  ]) {
    await expect(call()).rejects.toMatchObject({ code: 'SERVER_UNKNOWN' });
  }
});

it('does not let the sandbox be changed or removed', async () => {
  const servers = await open();
  await expect(servers.update('sandbox', draft)).rejects.toMatchObject({ code: 'SERVER_UNKNOWN' });
  await expect(servers.remove('sandbox')).rejects.toMatchObject({ code: 'SERVER_UNKNOWN' });
});

it('tests a server under its canonical address, and an impossible one not at all', async () => {
  const servers = await open();
  const examination = { signal: new AbortController().signal, progress: () => undefined };
  expect(await servers.test(null, draft, examination)).toBe(answer);
  expect(diagnose).toHaveBeenCalledWith(
    expect.objectContaining({
      address: 'https://platform.example.com/base',
      credential: draft.credential,
      route: expect.objectContaining({ proxy: { mode: 'system' } }),
    }),
    examination,
  );
  await expect(servers.test(null, { ...draft, address: 'ftp://x' }, examination)).rejects.toMatchObject({
    code: 'SERVER_ADDRESS_INVALID',
  });
});

it('goes back to the sandbox where the active server is not in the file', async () => {
  await writeFile(join(folder, 'servers.json'), seal('servers', 1, { active: 'gone', profiles: [] }));
  expect((await open()).target().kind).toBe('sandbox');
});

it('says when the profiles were lost', async () => {
  await writeFile(join(folder, 'servers.json'), 'broken');
  expect((await open()).loaded.outcome).toBe('defaults');
});

it('marks a server anew when it leads elsewhere or is something else, and only then', async () => {
  const servers = await open();
  const id = lastId(await servers.add(draft));
  const marks: string[] = [];
  const change = async (part: Partial<ServerDraft>) => {
    const { profiles } = await servers.update(id, { ...draft, ...part });
    marks.push(profiles.find((profile) => profile.id === id)?.mark ?? '');
    expect(servers.targetFor(id).mark).toBe(marks.at(-1));
  };
  await change({});
  await change({ name: 'Another name', credential: 'remove', proxy: { mode: 'none' } });
  expect(new Set(marks).size).toBe(1);
  await change({ address: 'https://other.example.com' });
  await change({ environment: 'test' });
  await change({ readOnly: true });
  await change({ mapping: mappingOfPaths({ 'session.current': '/papi/me' }) });
  expect(new Set(marks).size).toBe(5);
  expect((await servers.list()).profiles[0]).toMatchObject({ mark: 'sandbox' });
  expect(servers.target().mark).toBe('sandbox');
});
