import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newServerDraft } from '#shared/rules/servers/draft.ts';
import { portableProfile } from '#shared/rules/servers/portable-profile.ts';
import type { ServerDraft } from '#shared/rules/servers/profile.ts';
import { createServersService, type ServersOptions } from './servers-service.ts';

const folder = await mkdtemp(join(tmpdir(), 'steward-no-sandbox-'));
const open = (over: Partial<ServersOptions> = {}) =>
  createServersService({
    folder,
    managed: { predefined: [], locked: false },
    keyStore: null,
    read: async () => ({ name: 'x', bytes: new Uint8Array() }),
    onChanged: () => undefined,
    forgetSession: () => undefined,
    diagnose: async () => ({ ok: true, steps: [], chain: [], clockSkew: null }),
    refusedCertificate: async () => null,
    report: () => undefined,
    ...over,
  });
const office = portableProfile.parse({ name: 'Office', address: 'https://office.example.com' });
const own: ServerDraft = { ...newServerDraft(), name: 'Mine', address: 'https://a.example' };

it('without the sandbox it can’t be used, and another server is begun with', async () => {
  const none = await open({ managed: { predefined: [], locked: false, sandbox: false } });
  expect(none.target()).toMatchObject({ kind: 'sandbox', blocked: true });
  expect(none.targetOf('sandbox')).toMatchObject({ blocked: true });
  expect(() => none.targetFor('sandbox')).toThrow(expect.objectContaining({ code: 'SERVER_BLOCKED' }));
  await expect(none.choose('sandbox')).rejects.toMatchObject({ code: 'SERVER_BLOCKED' });
  expect((await none.list()).profiles[0]).toMatchObject({ kind: 'sandbox', blocked: true });
  await none.add(own);
  expect(none.target()).toMatchObject({ address: 'https://a.example', blocked: false });
  const theirs = await open({ managed: { predefined: [office], locked: false, sandbox: false } });
  expect(theirs.target()).toMatchObject({ address: 'https://office.example.com' });
  // The sandbox was chosen before the policy came.
  const free = await open();
  await free.choose('sandbox');
  expect(free.target()).toMatchObject({ kind: 'sandbox', blocked: false });
  const later = await open({ managed: { predefined: [], locked: false, sandbox: false } });
  expect(later.target()).toMatchObject({ address: 'https://a.example' });
});
