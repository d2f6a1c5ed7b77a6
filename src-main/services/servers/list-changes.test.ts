/** Events about the list of servers: one for each change by this program or by another one. */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { newServerDraft } from '#shared/rules/servers/draft.ts';
import type { ServerDraft } from '#shared/rules/servers/profile.ts';
import { until } from '#shared/testing/until.ts';
import { createServersService, type ServersOptions } from './servers-service.ts';

let folder: string;
const changed = vi.fn();
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'steward-servers-'));
  vi.clearAllMocks();
});
const open = (over: Partial<ServersOptions> = {}) =>
  createServersService({
    folder,
    managed: { predefined: [], locked: false },
    keyStore: null,
    read: async () => Promise.reject(new Error('no files')),
    onChanged: changed,
    forgetSession: vi.fn(),
    diagnose: async () => ({ ok: true, steps: [], chain: [], clockSkew: null }),
    refusedCertificate: async () => null,
    report: vi.fn(),
    ...over,
  });
const draft: ServerDraft = {
  ...newServerDraft(),
  name: 'Main',
  address: 'https://platform.example.com/base/',
};
const lastId = (list: { profiles: { id: string }[] }): string => list.profiles.at(-1)?.id ?? '';

it('sees at once what the terminal or another shell adds to the list', async () => {
  const here = await open();
  const there = await open({ onChanged: vi.fn() });
  const list = await there.add(draft);
  await until(() => changed.mock.calls.length > 0);
  expect(changed.mock.lastCall?.[0].profiles).toHaveLength(2);
  expect((await here.list()).profiles).toHaveLength(2);
  // An own change is reported once.
  changed.mockClear();
  await here.reorder([lastId(list)]);
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(changed).toHaveBeenCalledOnce();
  here.close();
  await there.add({ ...draft, name: 'Another' });
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(changed).toHaveBeenCalledOnce();
  there.close();
  expect((await here.list()).profiles).toHaveLength(3);
});

it('tells what another program wrote during a change of its own', async () => {
  const removed = vi.fn(() => new Promise<void>((resolve) => setTimeout(resolve, 150)));
  const here = await open({ removed });
  const id = lastId(await here.add(draft));
  const there = await open({ onChanged: vi.fn() });
  const removal = here.remove(id);
  await until(() => removed.mock.calls.length > 0);
  await there.add({ ...draft, name: 'Another' });
  await removal;
  await until(() => changed.mock.lastCall?.[0].profiles.at(-1).name === 'Another');
  here.close();
  there.close();
});

it('tells a change of its own once where the disk reports it before it is done', async () => {
  const here = await open({ removed: () => new Promise((resolve) => setTimeout(resolve, 150)) });
  const id = lastId(await here.add(draft));
  await new Promise((resolve) => setTimeout(resolve, 100));
  changed.mockClear();
  await here.remove(id);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(changed).toHaveBeenCalledOnce();
  here.close();
});
