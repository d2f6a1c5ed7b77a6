// @vitest-environment jsdom
/**
 * Two windows edit one server profile: each saves through the form's own way to the shell, which the real service
 * answers. What one of them did not touch stays as the other left it.
 */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { newServerDraft } from '#shared/rules/servers/draft.ts';
import { mappingOfPaths } from '#shared/rules/servers/mapping/mapping-file.ts';
import type { ServerDraft, ServerProfile } from '#shared/rules/servers/profile.ts';
import {
  createServersService,
  type ServersService,
} from '../../src-main/services/servers/servers-service.ts';
import '../../src-renderer/testing/dom.ts';
import type { ServerForm } from '../../src-renderer/screens/servers/edit/server-form.ts';

let service: ServersService;
/** Done between the read of the newest profile and the write. */
let meanwhile: (() => Promise<unknown>) | null = null;
vi.mock('../../src-renderer/data/bridge.ts', () => ({
  bridge: {
    servers: {
      list: () => service.list(),
      add: (draft: ServerDraft) => service.add(draft),
      update: async ({ id, edition, draft }: { id: string; edition: string; draft: ServerDraft }) => {
        const act = meanwhile;
        meanwhile = null;
        await act?.();
        return service.update(id, draft, edition);
      },
    },
  },
}));
const { toDraft, toForm } = await import('../../src-renderer/screens/servers/edit/server-form.ts');
const { saveProfile } = await import('../../src-renderer/screens/servers/edit/save-profile.ts');
const { fieldsOf } = await import('../../src-renderer/screens/servers/edit/profile-fields.ts');
const { giveCredential } = await import('../../src-renderer/state/profile-update.ts');

const begin: ServerDraft = {
  ...newServerDraft(),
  name: 'Head office',
  address: 'https://office.example.com',
  headers: [
    { name: 'X-Site', value: 'suzhou', secret: false },
    { name: 'X-Key', value: 'held-secret', secret: true },
  ],
  credential: { kind: 'token', token: 'held-token' },
};
let shown: ServerProfile;
const noQuestion = () => Promise.reject(new Error('nobody is to be asked'));

beforeEach(async () => {
  meanwhile = null;
  service = await createServersService({
    folder: await mkdtemp(join(tmpdir(), 'steward-profile-')),
    managed: { predefined: [], locked: false },
    keyStore: null,
    read: () => Promise.reject(new Error('no files')),
    onChanged: () => undefined,
    forgetSession: () => undefined,
    diagnose: () => Promise.reject(new Error('not asked')),
    refusedCertificate: async () => null,
    report: (error) => expect.unreachable(String(error)),
  });
  await service.add(begin);
  shown = await newest();
  return () => service.close();
});

async function newest(): Promise<ServerProfile> {
  return (await service.list()).profiles.at(-1) ?? expect.unreachable();
}
async function elsewhere(part: Partial<ServerForm>): Promise<void> {
  const profile = await newest();
  await service.update(profile.id, toDraft({ ...toForm(profile), ...part }, profile));
}
function work(part: Partial<ServerForm>, over: ServerProfile = shown) {
  const stored = toForm(over);
  const edits = Object.fromEntries(
    Object.entries(part).map(([name, to]) => [name, { from: stored[name as keyof ServerForm], to }]),
  );
  return { edits, values: { ...stored, ...part }, baseProfile: over, initialFields: fieldsOf(stored, over) };
}
const line = (name: string, value: string) => ({ key: name, name, value, secret: false, heldAs: null });

it('saves what was changed here over what was saved elsewhere, each path and each header by itself', async () => {
  const [site, key] = toForm(shown).headers;
  await elsewhere({
    name: 'Named elsewhere',
    mapping: mappingOfPaths({ 'licenceInfo.base': '/papi/base' }),
    headers: [...toForm(shown).headers, line('X-Theirs', '1')],
    proxyMode: 'none',
  });
  const mine = work({
    readOnly: true,
    mapping: mappingOfPaths({ 'licenceInfo.whiteList': '/papi/white' }),
    headers: [
      { ...(site ?? expect.unreachable()), value: 'wuxi' },
      key ?? expect.unreachable(),
      line('X-Mine', '2'),
    ],
  });
  await saveProfile(mine, noQuestion);
  const saved = await newest();
  expect(saved).toMatchObject({
    name: 'Named elsewhere',
    readOnly: true,
    proxy: { mode: 'none' },
    mapping: mappingOfPaths({ 'licenceInfo.base': '/papi/base', 'licenceInfo.whiteList': '/papi/white' }),
    hasCredential: true,
  });
  expect(saved.headers).toEqual([
    { name: 'X-Site', value: 'wuxi', secret: false },
    { name: 'X-Key', value: null, secret: true },
    { name: 'X-Theirs', value: '1', secret: false },
    { name: 'X-Mine', value: '2', secret: false },
  ]);
  // The secret that nobody touched is sent as ever.
  expect(service.targetFor(saved.id).headers).toContainEqual(['x-key', 'held-secret']);
});

it.each<[string, readonly string[] | null, string]>([
  ['mine', ['name'], 'Mine'],
  ['theirs', [], 'Theirs'],
  ['back to the form', null, 'Theirs'],
])('asks where both changed the same: %s', async (_what, answer, name) => {
  await elsewhere({ name: 'Theirs' });
  const choose = vi.fn(() => Promise.resolve(answer && new Set(answer)));
  const came = await saveProfile(work({ name: 'Mine' }), choose);
  expect(came === null).toBe(answer === null);
  expect(choose).toHaveBeenCalledExactlyOnceWith(
    [{ name: 'name', from: 'Head office', mine: 'Mine', theirs: 'Theirs' }],
    expect.objectContaining({ name: 'Theirs' }),
  );
  expect((await newest()).name).toBe(name);
});

it('the way to the server is one thing: a proxy and a script are not mixed', async () => {
  await elsewhere({ proxyMode: 'pac', pacAddress: 'https://p.example/x.pac' });
  const choose = vi.fn(() => Promise.resolve(new Set(['proxy'])));
  const mine = { proxyMode: 'manual', proxyAddress: 'http://proxy.example:3128' } as const;
  await saveProfile(work(mine), choose);
  expect(choose).toHaveBeenCalledOnce();
  expect((await newest()).proxy).toMatchObject({ mode: 'manual', address: 'http://proxy.example:3128' });
});

it('a save that comes in just before ours is merged, not overwritten', async () => {
  meanwhile = () => elsewhere({ environment: 'training' });
  await saveProfile(work({ name: 'Mine' }), noQuestion);
  expect(await newest()).toMatchObject({ name: 'Mine', environment: 'training' });
});

it('the shell itself refuses what was made over another edition; using a profile is no change of it', async () => {
  await service.choose(shown.id);
  await elsewhere({ readOnly: true });
  const draft = toDraft({ ...toForm(shown), name: 'Mine' }, shown);
  await expect(service.update(shown.id, draft, shown.edition)).rejects.toMatchObject({
    code: 'SERVER_EDITED',
  });
  expect(await newest()).toMatchObject({ name: 'Head office', readOnly: true });
});

it('a secret goes to the address that the user saw, or the user is asked', async () => {
  await elsewhere({ address: 'https://elsewhere.example.com' });
  const secret = work({ credential: { edit: 'set', value: 'typed-token' } });
  const choose = vi.fn(() => Promise.resolve(null));
  expect(await saveProfile(secret, choose)).toBeNull();
  expect(choose).toHaveBeenCalledWith(
    [expect.objectContaining({ name: 'address', theirs: 'https://elsewhere.example.com' })],
    expect.anything(),
  );
  expect(service.targetFor(shown.id).credential).toBeNull();
  const credential = { kind: 'token', token: 'typed-token' } as const;
  await expect(giveCredential(shown, credential)).rejects.toMatchObject({ code: 'SERVER_CHANGED' });
  await saveProfile(secret, () => Promise.resolve(new Set(['address'])));
  expect(service.targetFor(shown.id)).toMatchObject({ address: shown.address, credential });
});

it('a credential at the sign-in leaves what was saved elsewhere', async () => {
  await elsewhere({ name: 'Named elsewhere' });
  await giveCredential(shown, { kind: 'token', token: 'typed-token' });
  expect(await newest()).toMatchObject({ name: 'Named elsewhere' });
});

it('one that is gone says so', async () => {
  await service.remove(shown.id);
  await expect(saveProfile(work({ name: 'Mine' }), noQuestion)).rejects.toMatchObject({
    code: 'SERVER_UNKNOWN',
  });
});
