/** A command gives the password for one server, several servers and `steward run`; it runs once, and the password is kept nowhere. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { profilesFileKind, profilesFileVersion } from '#shared/rules/servers/portable-profile.ts';
import { runShape } from '../render/json/jobs.ts';
import { filesBelow } from '../testing/folder-files.ts';
import { type PlatformServer, platformServer, rightPassword } from '../testing/platform-server.ts';
import { type StewardSurroundings, steward, temporary, testNow } from '../testing/steward.ts';
import { defaultPasswordSignIn } from './resolve-server.ts';

let north: PlatformServer;
let south: PlatformServer;
let data: string;
/** The command writes a line each time it runs. */
let runs: string;
beforeAll(async () => {
  [north, south] = await Promise.all([platformServer(), platformServer()]);
});
afterAll(() => Promise.all([north, south].map((one) => one.close())));
beforeEach(async () => {
  [data, runs] = [temporary(), join(temporary(), 'runs')];
  const profile = (name: string, { address }: PlatformServer) => ({
    name,
    address,
    environment: 'test',
    signIn: 'password',
    passwordSignIn: defaultPasswordSignIn,
    readOnly: false,
    proxy: { mode: 'none' },
  });
  const list = join(temporary(), 'servers.steward-servers');
  const servers = [profile('North', north), profile('South', south)];
  writeFileSync(list, JSON.stringify({ kind: profilesFileKind, version: profilesFileVersion, servers }));
  expect((await here(['profiles', 'import', list])).code).toBe(0);
});

const variables = { ...process.env, LANG: 'en_US.UTF-8', LC_ALL: '' };
const here = (args: readonly string[], around: StewardSurroundings = {}) =>
  steward(args, { dataFolder: data, env: variables, ...around });
const says = (password: string) =>
  `echo "$STEWARD_SERVER $STEWARD_ADDRESS $STEWARD_USER" >> '${runs}'; echo '${password}'`;
const ran = () => (existsSync(runs) ? readFileSync(runs, 'utf8').trim().split('\n') : []);

const exporting = ['config', 'export', '--area', 'network', '--server', 'North', '--user', 'lin'];
function set(): string {
  const path = join(temporary(), 'set.steward-changes');
  const facts = { made: '2026-11-20T08:00:00.000Z', from: { server: 'Sandbox', user: 'Lin' } };
  const depot = {
    id: 'SEG9000001',
    segmentName: 'Depot',
    segmentType: 'IPv4',
    ipStart: '10.8.0.1',
    ipEnd: '10.8.0.9',
    instructions: '',
  };
  const edits = { there: { from: [], to: [depot] } };
  const changes = [{ kind: 'ipSegmentPresence', place: { ids: ['SEG9000001'] }, edits }];
  writeFileSync(path, JSON.stringify({ format: 'steward.changes', version: 1, ...facts, changes }));
  return path;
}

test('signs in by what the command says, which is nowhere afterwards', async () => {
  const { code, out, err } = await here([...exporting, '--password-command', says(rightPassword)]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(ran()).toEqual([`North ${north.address} lin`]);
  for (const text of [out, JSON.stringify(filesBelow(data))]) expect(text).not.toContain(rightPassword);
});

test('of the environment it is asked where no option says otherwise; two options are refused', async () => {
  const env = { ...variables, STEWARD_PASSWORD_COMMAND: says(rightPassword), STEWARD_PASSWORD: 'wrong' };
  expect(await here(exporting, { env })).toMatchObject({ code: 0 });
  expect(await here([...exporting, '--password-file', '-'], { env, input: 'wrong' })).toMatchObject({
    code: 67,
  });
  expect(ran()).toHaveLength(1);
  const both = [...exporting, '--password-file', '-', '--password-command', says(rightPassword)];
  const twice = await here(both, { input: rightPassword });
  expect(twice).toMatchObject({ code: 64, err: expect.stringContaining('not both') });
  const empty = await here([...exporting, '--password-command', ' ']);
  expect(empty).toMatchObject({ code: 64, err: expect.stringContaining('needs a value') });
  expect(ran()).toHaveLength(1);
});

test.each([
  ['echo hunter2; exit 36', 'ended with 36'],
  [': hunter2', 'is empty'],
])('%j is 67, without what it said or the command itself', async (command, said) => {
  north.asked.length = 0;
  const { code, out, err } = await here([...exporting, '--password-command', command]);
  expect({ code, out }).toEqual({ code: 67, out: '' });
  expect(err).toContain(said);
  expect(err).not.toContain('hunter2');
  expect(north.asked.filter((line) => line.endsWith('/login'))).toEqual([]);
  const chinese = await here([...exporting, '--password-command', command, '--language', 'zh-CN']);
  expect(chinese.err).toMatch(/^steward: 密码命令.+没有发送任何内容。$/m);
});

test('Ctrl+C while it runs is 130, and nothing is sent', async () => {
  const listeners = new Set<() => void>();
  const onInterrupt = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const ended = here([...exporting, '--password-command', `echo > '${runs}'; sleep 50`], { onInterrupt });
  await expect.poll(() => existsSync(runs), { timeout: 10_000 }).toBe(true);
  for (const listener of listeners) listener();
  expect(await ended).toMatchObject({ code: 130, out: '', err: expect.stringContaining('was stopped') });
});

test('a backup of the key is sealed by it, too', async () => {
  const file = join(temporary(), 'x.steward-key');
  const given = ['--password-command', 'printf "correct horse battery\\nurl: …\\n"'];
  expect((await here(['key', 'export', ...given, '--out', file])).code).toBe(0);
  expect((await here(['key', 'import', file, '--password-file', '-'], { input: 'correct horse' })).code).toBe(
    2,
  );
  expect((await here(['key', 'import', file, ...given])).code).toBe(0);
});

test('at several servers it is asked once for each, whose name is no part of the command', async () => {
  const apply = ['changes', 'apply', set(), '--dry-run', '--servers', 'South,North', '--user', 'lin'];
  const { code, err } = await here([...apply, '--password-command', says(rightPassword)]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(ran()).toEqual([`South ${south.address} lin`, `North ${north.address} lin`]);
  const named = await here([...apply, '--password-command', 'pass {server}']);
  expect(named).toMatchObject({ code: 64, err: expect.stringContaining('STEWARD_SERVER') });
});

test('a job keeps neither the command nor its password; “steward run” is told it, and runs it once', async () => {
  const at = testNow + 3_600_000;
  const time = new Date(at).toISOString();
  const keep = ['changes', 'apply', set(), '--at', time, '--server', 'North', '--user', 'lin'];
  for (const _ of [1, 2]) {
    const { code, err } = await here([...keep, '--password-command', says(rightPassword)]);
    expect(code).toBe(0);
    expect(err).toContain('“steward run” needs --password-command');
  }
  const file = join(data, 'password');
  writeFileSync(file, rightPassword);
  const own = await here([...keep, '--password-file', file]);
  expect(own.err).not.toContain('needs --password-command');
  const stored = JSON.stringify(filesBelow(join(data, 'jobs')));
  for (const secret of [rightPassword, 'STEWARD_ADDRESS', runs]) expect(stored).not.toContain(secret);

  writeFileSync(runs, '');
  const env = { ...variables, STEWARD_PASSWORD_FILE: '/no/such/file' };
  const run = await here(['run', '--json', '--password-command', says(rightPassword)], {
    now: () => at,
    env,
  });
  expect(runShape.parse(JSON.parse(run.out)).jobs.map(({ result }) => result)).toEqual([
    'done',
    'done',
    'done',
  ]);
  expect(ran()).toEqual([`North ${north.address} lin`]);
  expect(JSON.stringify(filesBelow(join(data, 'jobs')))).not.toContain(rightPassword);
});

test('a command that fails is no session for the job, and is not run again for the next', async () => {
  const at = testNow + 3_600_000;
  const keep = ['changes', 'apply', set(), '--at', new Date(at).toISOString(), '--server', 'North'];
  for (const _ of [1, 2])
    await here([...keep, '--user', 'lin', '--password-file', '-'], { input: rightPassword });
  const env = { ...variables, STEWARD_PASSWORD_COMMAND: `${says('hunter2')}; exit 3` };
  const run = await here(['run', '--json'], { now: () => at, env });
  const { jobs } = runShape.parse(JSON.parse(run.out));
  expect(run.code).toBe(67);
  expect(jobs.map(({ result, message }) => [result, message.includes('ended with 3')])).toEqual([
    ['noSession', true],
    ['noSession', true],
  ]);
  expect(ran()).toHaveLength(1);
  expect(run.out + run.err + JSON.stringify(filesBelow(data))).not.toContain('hunter2');
});
