/** Tabs on different servers in one program: a server's rules apply to every request that means it. */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { ServerList } from '#shared/bridge/servers.ts';
import { newServerDraft } from '#shared/rules/servers/draft.ts';
import { testProxy } from '../gateway/testing/proxy-server.ts';
import { createProgram, type ShellHooks } from './index.ts';

const hooks: ShellHooks = {
  shell: 'web',
  systemLanguage: 'en-US',
  keyStore: null,
  systemProxy: null,
  openDialog: async () => [],
  openFolder: async () => null,
  chooseSaveTarget: async () => null,
  openExternal: async () => false,
  openPlatformPage: async () => false,
  signInPage: async () => null,
};

async function start() {
  const dataDir = join(await mkdtemp(join(tmpdir(), 'steward-tabs-')), 'data');
  const program = await createProgram({ dataDir, hooks, version: '1.2.3' });
  onTestFinished(() => program.close());
  const ask = async (name: string, args: unknown): Promise<unknown> => {
    const reply = await program.door.call(name, args, { trusted: true });
    if (!reply.ok) throw reply.error;
    return reply.value;
  };
  /** A server that does not exist: a call that gets past the checks ends as `UNREACHABLE` or the like. */
  const add = async (name: string, part: object): Promise<{ id: string; mark: string }> => {
    const draft = {
      ...newServerDraft(),
      name,
      address: 'http://127.0.0.1:9',
      proxy: { mode: 'none' },
      ...part,
    };
    const added = ((await ask('servers.add', draft)) as ServerList).profiles.at(-1);
    if (!added) throw new Error('it was not added');
    return added;
  };
  const send = async (method: string, mark: string | null): Promise<string> => {
    const answer = await program.gateway.handle({
      method,
      target: '/api/nobody/knows/this',
      body: null,
      headers: mark === null ? [] : [['x-steward-profile', mark]],
      signal: new AbortController().signal,
    });
    await answer.body?.cancel();
    return new Headers(answer.headers).get('x-steward-gateway') ?? String(answer.status);
  };
  return { ask, add, send };
}

it('a server that is used read-only is so for its own tabs, whichever was chosen last', async () => {
  const { ask, add, send } = await start();
  const kept = await add('Kept', { readOnly: true });
  const free = await add('Free', { address: 'http://127.0.0.1:9/free' });
  for (const { id } of [kept, free, { id: 'sandbox' }]) {
    await ask('servers.choose', { id });
    expect(await send('POST', kept.mark), id).toBe('READ_ONLY');
    expect(['READ_ONLY', 'SERVER_CHANGED'], id).not.toContain(await send('POST', free.mark));
    // The sandbox answers by itself.
    expect(await send('GET', 'sandbox'), id).toBe('404');
  }
  expect(await send('GET', null)).toBe('404');
});

it('changes of production are approved before, also while new tabs begin elsewhere', async () => {
  const { ask, add, send } = await start();
  const production = await add('Production', { environment: 'production' });
  const tried = await add('Tried', { environment: 'test', address: 'http://127.0.0.1:9/tried' });
  await ask('settings.update', { approve: 'production' });
  for (const { id } of [tried, production]) {
    await ask('servers.choose', { id });
    expect(await send('POST', production.mark), id).toBe('NOT_APPROVED');
    expect(['NOT_APPROVED', 'SERVER_CHANGED'], id).not.toContain(await send('POST', tried.mark));
  }
});

it('an approval is not given up without the typed name of a server that asked for it', async () => {
  const { ask, add, send } = await start();
  await ask('settings.update', { approve: 'always' });
  // The sandbox's data are invented, so it needs no approval.
  await ask('settings.update', { approve: 'never' });
  const production = await add('Production', { environment: 'production' });
  await add('Tried', { environment: 'test', address: 'http://127.0.0.1:9/tried' });
  await ask('settings.update', { approve: 'always' });
  const guarded = (server: string, count: number) => ({ code: 'SETTING_GUARDED', params: { server, count } });
  const lowered = [
    ['settings.update', { approve: 'never' }, guarded('Production', 2)],
    ['settings.update', { approve: 'never', journalDays: 8, typed: 'Other' }, guarded('Production', 2)],
    ['settings.update', { approve: 'production', typed: 'Production' }, guarded('Tried', 1)],
    ['settings.update', { dailyDecisions: 'atOnce' }, guarded('Production', 2)],
    ['settings.reset', { keys: ['approve'] }, guarded('Production', 2)],
    ['settings.reset', { keys: ['journalDays', 'approve'], typed: '' }, guarded('Production', 2)],
  ] as const;
  for (const [call, args, refusal] of lowered) {
    await expect(ask(call, args), `${call} ${JSON.stringify(args)}`).rejects.toMatchObject(refusal);
  }
  expect(await ask('settings.get', {})).toMatchObject({ approve: 'always', journalDays: 90 });
  expect(await send('POST', production.mark)).toBe('NOT_APPROVED');

  // Unrelated or stricter settings require no typed name.
  await ask('settings.update', { journalDays: 8 });
  await ask('settings.reset', { keys: ['journalDays'] });
  await ask('settings.update', { approve: 'production', typed: ' Tried ' });
  await ask('settings.update', { approve: 'always' });
  await ask('settings.reset', { keys: ['approve'], typed: 'Tried' });
  expect(await send('POST', production.mark)).not.toBe('NOT_APPROVED');
});

it('no way around the guard: neither by making a production server another one, nor by taking it from the list', async () => {
  const { ask, add, send } = await start();
  await ask('settings.update', { approve: 'production' });
  const one = await add('Production', { environment: 'production' });
  const two = await add('The same', { environment: 'production', address: 'HTTP://127.0.0.1:9/' });
  const draft = (part: object) => ({
    ...newServerDraft(),
    name: 'Production',
    address: 'http://127.0.0.1:9',
    environment: 'production',
    proxy: { mode: 'none' },
    ...part,
  });
  const update = async (part: object, typed?: string) => {
    const { profiles } = (await ask('servers.list', {})) as ServerList;
    const edition = profiles.find(({ id }) => id === one.id)?.edition;
    return ask('servers.update', { id: one.id, edition, draft: draft(part), typed });
  };
  // Another production profile with the same address keeps the approvals.
  await update({ environment: 'test' });
  await update({ environment: 'production' });
  await ask('servers.remove', { id: two.id });
  const guarded = { code: 'SETTING_GUARDED', params: { server: 'Production' } };
  await expect(update({ environment: 'test' })).rejects.toMatchObject(guarded);
  await expect(update({ address: 'http://127.0.0.1:9/elsewhere' })).rejects.toMatchObject(guarded);
  await expect(update({ environment: 'test' }, 'Other')).rejects.toMatchObject(guarded);
  await expect(ask('servers.remove', { id: one.id })).rejects.toMatchObject(guarded);
  expect(await send('POST', one.mark)).toBe('NOT_APPROVED');
  // Unrelated fields require no typed name.
  await update({ name: 'Renamed', readOnly: true });
  await update({ name: 'Renamed', environment: 'test' }, 'Renamed');
  await ask('servers.remove', { id: one.id });
});

it('facts that one profile states about an address hold for all its profiles, also where its tenant was seen', async () => {
  const { ask, add, send } = await start();
  const production = await add('Production', { environment: 'production' });
  const other = await add('As test', { environment: 'test', address: 'HTTP://127.0.0.1:9/' });
  const named = await add('By name', { environment: 'test', address: 'http://localhost:9' });
  await ask('settings.update', { approve: 'production' });
  expect(await send('POST', other.mark)).toBe('NOT_APPROVED');
  expect(await send('POST', named.mark)).not.toBe('NOT_APPROVED');
  await ask('servers.takeTenant', { id: production.id, tenant: 'T1' });
  // Until the session names the tenant, the tray's name does.
  const change = {
    title: 'ruleConfigs.changed',
    kind: 'ruleConfig',
    place: { id: 'R1' },
    edits: { ruleName: { from: 'a', to: 'b' } },
    touches: [],
    path: '',
  };
  await ask('changes.collect', { server: `${named.id}/T1`, user: 'Lin', changes: [change] });
  expect(await ask('approval.state', { server: `${named.id}/T1` })).toMatchObject({ demanded: true });
  expect(await ask('approval.state', { server: `${named.id}/T2` })).toMatchObject({ demanded: false });
  await ask('servers.takeTenant', { id: named.id, tenant: 'T1' });
  expect(await send('POST', named.mark)).toBe('NOT_APPROVED');
  const { profiles } = (await ask('servers.list', {})) as ServerList;
  expect(
    profiles.map(({ rules }) => rules.production && [rules.production.by, rules.production.profile]),
  ).toEqual([null, ['own', 'Production'], ['address', 'Production'], ['tenant', 'Production']]);
  await add('Only to look', { readOnly: true });
  for (const { mark } of [production, other, named]) expect(await send('POST', mark)).toBe('READ_ONLY');
});

it('a mark that was a server’s before it was changed or removed is nobody’s', async () => {
  const { ask, add, send } = await start();
  const one = await add('One', {});
  const { profiles } = (await ask('servers.list', {})) as ServerList;
  const edition = profiles.find(({ id }) => id === one.id)?.edition;
  const draft = { ...newServerDraft(), name: 'One', address: 'http://127.0.0.1:9', readOnly: true };
  const list = (await ask('servers.update', { id: one.id, edition, draft })) as ServerList;
  const now = list.profiles.find(({ id }) => id === one.id)?.mark ?? '';
  expect([await send('POST', one.mark), await send('POST', now)]).toEqual(['SERVER_CHANGED', 'READ_ONLY']);
  await ask('servers.remove', { id: one.id });
  expect(await send('POST', now)).toBe('SERVER_CHANGED');
});

it('a link is checked through the proxy of the tab’s own server, whichever was chosen last', async () => {
  const { ask, add } = await start();
  const [one, other] = await Promise.all(['One', 'Other'].map((answer) => testProxy({ answer })));
  if (!one || !other) throw new Error('a proxy did not start');
  onTestFinished(() => Promise.all([one.close(), other.close()]).then(() => undefined));
  const through = (port: number) => ({
    proxy: { mode: 'manual', address: `http://127.0.0.1:${port}`, userName: '', bypass: [] },
  });
  const first = await add('First', { ...through(one.port), address: 'http://127.0.0.1:9/one' });
  const second = await add('Second', { ...through(other.port), address: 'http://127.0.0.1:9/other' });
  for (const { id } of [second, first]) {
    await ask('servers.choose', { id });
    await ask('links.check', { address: 'http://page.example/', server: first.mark });
  }
  expect(other.asked).toEqual([]);
  expect(one.asked).toContain('GET http://page.example/');
  await expect(
    ask('links.check', { address: 'http://page.example/', server: 'mark of nobody' }),
  ).rejects.toMatchObject({ code: 'SERVER_CHANGED' });
});
