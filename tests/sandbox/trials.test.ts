/**
 * A change that is in force for a while is taken back by the program itself, with the session that it keeps: no window is
 * needed. Where that session is gone or another one, it says so, before or at the end.
 */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Endpoint, Input, Output } from '#shared/api/endpoint.ts';
import { queryIpListFlag, updateIsBlackList, updateIsWhiteList } from '#shared/api/network/ip-lists.ts';
import { type SandboxAccount, signIn, signOut } from '#shared/api/session/session.ts';
import type { JournalEntry, KeptEntry } from '#shared/bridge/journal.ts';
import type { Trial } from '#shared/rules/security/trial.ts';
import { until } from '#shared/testing/until.ts';
import { callThrough } from '../../src-main/gateway/call-through.ts';
import { createProgram, type Program } from '../../src-main/program/index.ts';
import { webHooks } from '../../src-main/web/web-hooks.ts';
import { giveFilledSandbox } from '../support/filled-sandbox.ts';

const length = 400;
let dataDir: string;
let program: Program;
const events = vi.fn<(name: string, payload: unknown) => void>();

const start = async () => {
  const hooks = webHooks('en-US', join(dataDir, 'downloads'));
  program = await createProgram({ dataDir, hooks, version: '0.0.0', trialLength: length });
  program.onEvent((name, payload) => events(name, payload));
};
beforeEach(async () => {
  events.mockReset();
  dataDir = await mkdtemp(join(tmpdir(), 'steward-trials-'));
  await giveFilledSandbox(dataDir);
  await start();
});
afterEach(() => program.close());

async function ask<T>(name: string, args: unknown = {}): Promise<T> {
  const reply = await program.door.call(name, args, { trusted: true });
  if (!reply.ok) throw reply.error;
  return reply.value as T;
}
const call = <E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Output<E>> =>
  callThrough(program.gateway, { mapping: program.servers.target().mapping }, endpoint, input);
const enter = (account: SandboxAccount) => call(signIn, { account });
const flags = () => call(queryIpListFlag, {});
const isOn = async () => (await flags()).isBlackList;
const trials = async () => (await ask<{ trials: Trial[] }>('trials.list')).trials;
const begin = (entry: number) =>
  ask<{ problem: string | null }>('trials.begin', { entry, language: 'en-US' });
const journal = async () =>
  (
    await ask<{ entries: KeptEntry[] }>('journal.listWhole', {
      search: '',
      titles: [],
      server: null,
      result: null,
      from: null,
      to: null,
      offset: 0,
      limit: 10,
    })
  ).entries;

/** The console's steps: the call, and its entry with the way back. Nobody here is on the black list. */
async function turnOn(more: Partial<JournalEntry> = {}, list: 'white' | 'black' = 'black'): Promise<number> {
  if (list === 'black') await call(updateIsBlackList, { isBlackList: true });
  else await call(updateIsWhiteList, { isWhiteList: true });
  const way = { place: { list }, edits: { on: { from: true, to: false } } };
  const undo = { title: 'ipList.turnedOn', endpoint: updateIsBlackList.id, touches: [queryIpListFlag.id] };
  const entry: JournalEntry = {
    time: Date.now(),
    server: 'sandbox',
    serverName: 'Sandbox',
    user: 'Lin',
    title: 'ipList.turnedOn',
    endpoint: updateIsBlackList.id,
    before: null,
    after: '{}',
    result: 'done',
    message: '',
    undo: { ...undo, input: JSON.stringify(way), record: 'ipListFlag' },
    ...more,
  };
  return (await ask<{ id: number }>('journal.append', entry)).id;
}

it('is taken back with no window open, where nobody can sign in any more; it is noted and told', async () => {
  await enter('systemAdministrator');
  const entry = await turnOn({}, 'white');
  expect(await begin(entry)).toEqual({ problem: null });
  expect(await trials()).toMatchObject([{ entry, server: 'sandbox', user: 'Lin', problem: null }]);
  await until(async () => !(await flags()).isWhiteList);
  await until(async () => (await trials()).length === 0);
  expect(events).toHaveBeenCalledWith('trials.takenBack', {
    server: 'sandbox',
    title: 'ipList.turnedOn',
    touches: [queryIpListFlag.id],
  });
  const [back, made] = await journal();
  expect(made).toMatchObject({ id: entry, undone: true });
  expect(back).toMatchObject({ undoes: entry, result: 'done', user: 'Lin', serverName: 'Sandbox' });
});

it('kept, it stays', async () => {
  await enter('systemAdministrator');
  const entry = await turnOn();
  await begin(entry);
  await ask('trials.keep', { entry });
  await new Promise((resolve) => setTimeout(resolve, length * 1.5));
  expect(await isOn()).toBe(true);
  expect((await journal()).length).toBe(1);
});

it('undone by hand, it is over', async () => {
  await enter('systemAdministrator');
  const entry = await turnOn();
  await begin(entry);
  await ask('journal.claimUndo', { id: entry });
  await call(updateIsBlackList, { isBlackList: false });
  await ask('journal.markUndone', { id: entry });
  await until(async () => (await trials()).length === 0);
});

it('the change has ended its session: nothing is begun, and the next one is told before', async () => {
  await enter('systemAdministrator');
  const entry = await turnOn();
  await call(signOut, {});
  expect(await ask('trials.may', { server: 'sandbox' })).toEqual({ problem: null });
  expect(await begin(entry)).toEqual({ problem: 'signedOut' });
  expect(await trials()).toEqual([]);
  expect(await ask('trials.may', { server: 'sandbox' })).toEqual({ problem: 'ends' });
});

it.each<readonly [what: string, then: () => Promise<unknown>, problem: string]>([
  ['nobody is signed in any more', () => call(signOut, {}), 'signedOut'],
  ['another person is', () => enter('subAdministrator'), 'otherPerson'],
])('at its end %s: it is not taken back, and that is said', async (_, then, problem) => {
  await enter('systemAdministrator');
  await begin(await turnOn());
  await then();
  await until(async () => (await trials())[0]?.problem === problem);
  await enter('systemAdministrator');
  expect(await isOn()).toBe(true);
});

it('a change that the journal cannot undo is not begun', async () => {
  await enter('systemAdministrator');
  expect(await begin(await turnOn({ undo: null }))).toEqual({ problem: 'notNoted' });
  expect(await begin(4711)).toEqual({ problem: 'notNoted' });
});

it('begun before a start, it is taken back after it: the session is there still', async () => {
  await enter('systemAdministrator');
  await begin(await turnOn());
  await program.close();
  await start();
  await enter('systemAdministrator');
  await until(async () => !(await isOn()));
});

it('a server with approvals undoes nothing automatically', async () => {
  await enter('systemAdministrator');
  const entry = await turnOn();
  await ask('settings.update', { approve: 'always' });
  expect(await ask('trials.may', { server: 'sandbox' })).toEqual({ problem: 'approval' });
  expect(await begin(entry)).toEqual({ problem: 'approval' });
});
