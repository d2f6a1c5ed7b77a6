/**
 * While the program is open and signed in at the server and the organisation of a job, it is done by itself: once, in time,
 * and where nothing of it changed; beside another program and a terminal on the same data, too.
 */
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Endpoint, Input, Output } from '#shared/api/endpoint.ts';
import { signIn, signOut } from '#shared/api/session/session.ts';
import type { ScheduledJob } from '#shared/bridge/jobs.ts';
import type { KeptEntry } from '#shared/bridge/journal.ts';
import { until } from '#shared/testing/until.ts';
import { changesCheckShape } from '../../src-main/cli/render/json/changes.ts';
import { steward } from '../../src-main/cli/testing/steward.ts';
import { callThrough } from '../../src-main/gateway/call-through.ts';
import { createProgram, type Program } from '../../src-main/program/index.ts';
import { lookEvery } from '../../src-main/program/watch-due.ts';
import { openJobs } from '../../src-main/services/jobs/jobs-service.ts';
import { webHooks } from '../../src-main/web/web-hooks.ts';
import { giveFilledSandbox } from '../support/filled-sandbox.ts';

const minute = 60_000;
const account = 'systemAdministrator';
let dataDir: string;
let clock: number;
let program: Program;
const opened: Program[] = [];
const told = vi.fn<(payload: unknown) => void>();

async function start(): Promise<Program> {
  const hooks = webHooks('en-US', join(dataDir, 'downloads'));
  const one = await createProgram({ dataDir, hooks, version: '0.0.0', now: () => clock });
  one.onEvent((name, payload) => name === 'jobs.ran' && told(payload));
  opened.push(one);
  return one;
}
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  told.mockReset();
  clock = Date.now();
  dataDir = await mkdtemp(join(tmpdir(), 'steward-jobs-'));
  await giveFilledSandbox(dataDir);
  program = await start();
});
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
  vi.useRealTimers();
});

async function ask<T>(name: string, args: unknown = {}): Promise<T> {
  const reply = await program.door.call(name, args, { trusted: true });
  if (!reply.ok) throw reply.error;
  return reply.value as T;
}
const call = <E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  { gateway, servers } = program,
): Promise<Output<E>> => callThrough(gateway, { mapping: servers.target().mapping }, endpoint, input);
const here = (...args: readonly string[]) => steward([...args], { dataFolder: dataDir, now: () => clock });
const sandbox = ['--server', 'sandbox', '--user', account];

async function file(from: string, to: string): Promise<string> {
  const path = join(dataDir, 'night.steward-changes');
  const facts = { made: '2026-11-20T08:00:00.000Z', from: { server: 'Sandbox', user: 'Lin' } };
  const changes = [{ kind: 'ipSegment', place: { id: 'SEG1000001' }, edits: { instructions: { from, to } } }];
  await writeFile(path, JSON.stringify({ format: 'steward.changes', version: 1, ...facts, changes }));
  return path;
}
async function present(): Promise<string> {
  const { out } = await here('changes', 'check', await file('?', '!'), '--json', ...sandbox);
  return String(changesCheckShape.parse(JSON.parse(out)).changes[0]?.clashes[0]?.theirs);
}
/** In ten minutes. */
async function keep(...more: string[]): Promise<void> {
  const at = new Date(clock + 10 * minute).toISOString();
  const path = await file(await present(), 'Gate 4');
  const kept = await here('changes', 'apply', path, '--at', at, '--name', 'OPS-17', ...sandbox, ...more);
  expect(kept).toMatchObject({ code: 0 });
}
const jobs = () => ask<ScheduledJob[]>('jobs.list');
/** Time goes on, and each program looks. */
function pass(time: number): void {
  clock += time;
  vi.advanceTimersByTime(lookEvery);
}
/** Long enough for a look that finds nothing to do. */
const aWhile = () => new Promise((resolve) => void setTimeout(resolve, 500));
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

it('a set is applied when its time has come, noted, told, and not once more', async () => {
  await keep();
  await call(signIn, { account });
  pass(minute);
  await aWhile();
  expect(await jobs()).toMatchObject([{ last: null }]);
  pass(9 * minute);
  await until(() => told.mock.calls.length > 0);
  expect(told.mock.calls).toEqual([
    [{ id: 1, name: 'OPS-17', server: 'sandbox', serverName: 'Sandbox', result: 'done' }],
  ]);
  expect(await jobs()).toMatchObject([{ next: null, last: { result: 'done', code: 0 } }]);
  expect(await journal()).toMatchObject([{ server: 'sandbox', result: 'done' }]);
  pass(minute);
  await aWhile();
  expect((await here('run')).out).toBe('No job is due.\n');
  expect(await present()).toBe('Gate 4');
  expect(await journal()).toHaveLength(1);
  // The session is the console's own, and goes on.
  await call(signOut, {});
});

it('two programs and a terminal on the same data do it once', async () => {
  await keep();
  const other = await start();
  await call(signIn, { account });
  await call(signIn, { account }, other);
  pass(10 * minute);
  const beside = await here('run', '--json');
  const ran = JSON.parse(beside.out).jobs.length;
  await until(async () => (await jobs())[0]?.last?.result === 'done');
  await aWhile();
  expect(told.mock.calls.length + ran).toBe(1);
  expect(await journal()).toHaveLength(1);
});

it('a job waits until its user is signed in: not for nobody, nor for a user of another organisation', async () => {
  await keep();
  const kept = await openJobs({ folder: dataDir, now: () => clock, setAside: () => undefined });
  const [own] = await kept.list();
  if (!own) throw new Error('nothing was kept');
  const { id, made: _, last: __, lastDone: ___, ...job } = own;
  const changes = await readFile(kept.pathOf(id, 'changes'));
  await kept.add({ ...job, tenant: { key: 'T9', name: 'Another' } }, { changes, names: null });
  pass(10 * minute);
  await aWhile();
  expect((await jobs()).map(({ last }) => last)).toEqual([null, null]);
  await call(signIn, { account });
  pass(minute);
  await until(() => told.mock.calls.length > 0);
  await aWhile();
  expect((await jobs()).map(({ last }) => last?.result)).toEqual(['done', undefined]);
});

it('a set that changed meanwhile is not sent, and one that is seen too late is missed', async () => {
  await keep();
  await here('changes', 'apply', await file(await present(), 'Gate 7'), ...sandbox);
  await call(signIn, { account });
  pass(10 * minute);
  await until(() => told.mock.calls.length > 0);
  await keep();
  pass(10 * minute + 61 * minute);
  await until(async () => (await jobs())[1]?.last !== null);
  expect((await jobs()).map(({ last }) => last?.result)).toEqual(['changed', 'missed']);
  expect(await present()).toBe('Gate 7');
});

it('a set of the tray is kept for a time to come, with its organisation, by its own content', async () => {
  const from = { server: 'Sandbox', user: 'Lin', tenant: { key: 'T2308147', name: 'One' } };
  const changes = [
    {
      kind: 'ipSegment',
      place: { id: 'SEG1000001' },
      edits: { instructions: { from: await present(), to: 'Gate 5' } },
    },
  ];
  const text = (facts: object) =>
    JSON.stringify({
      format: 'steward.changes',
      version: 1,
      made: '2026-11-20T08:00:00.000Z',
      changes,
      ...facts,
    });
  const set = { name: 'OPS-18', late: false, failOn: [], server: 'sandbox', serverName: 'Sandbox' };
  const at = new Date(clock + 10 * minute).toISOString();
  const add = (more: object) =>
    ask<{ id: number }>('jobs.add', { ...set, at, text: text({ from }), ...more });
  const past = { at: new Date(clock).toISOString() };
  await expect(add(past)).rejects.toMatchObject({ code: 'JOBS_NOT_KEPT', params: { reason: 'PAST' } });
  for (const wrong of [
    '',
    '{}',
    text({ from: { server: 'Sandbox', user: 'Lin' } }),
    text({ from, changes: [] }),
  ])
    await expect(add({ text: wrong })).rejects.toMatchObject({
      code: 'JOBS_NOT_KEPT',
      params: { reason: 'FILE' },
    });
  expect(await jobs()).toEqual([]);
  await add({});
  expect(await jobs()).toMatchObject([{ name: 'OPS-18', yes: true, tenant: { key: 'T2308147' } }]);
  await call(signIn, { account });
  pass(10 * minute);
  await until(async () => (await jobs())[0]?.last?.result === 'done');
  expect(await present()).toBe('Gate 5');
});
