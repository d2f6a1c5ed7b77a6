/** `steward run` does each scheduled job once, in time, and only where its records have not changed. */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openJobs } from '../../services/jobs/jobs-service.ts';
import { changesCheckShape } from '../render/json/changes.ts';
import { jobsListShape, runShape } from '../render/json/jobs.ts';
import { filesBelow } from '../testing/folder-files.ts';
import { type PlatformServer, platformServer, rightPassword } from '../testing/platform-server.ts';
import { steward, temporary, testNow } from '../testing/steward.ts';

const minute = 60_000;
const at = testNow + 60 * minute;
const time = new Date(at).toISOString();
const locator = { id: 'SEG1000001' };
const presence = { kind: 'ipSegmentPresence', place: { ids: ['SEG9000001'] } };
const values = {
  id: 'SEG9000001',
  segmentName: 'Depot',
  segmentType: 'IPv4',
  ipStart: '10.8.0.1',
  ipEnd: '10.8.0.9',
  instructions: '',
};

let server: PlatformServer;
let data: string;
beforeAll(async () => {
  server = await platformServer();
});
afterAll(() => server.close());
beforeEach(() => {
  data = temporary();
});

function file(changes: readonly object[], more: object = {}): string {
  const path = join(temporary(), 'night.steward-changes');
  const facts = { made: '2026-11-20T08:00:00.000Z', from: { server: 'Sandbox', user: 'Lin' } };
  writeFileSync(path, JSON.stringify({ format: 'steward.changes', version: 1, ...facts, changes, ...more }));
  return path;
}
const sandbox = ['--server', 'sandbox', '--user', 'systemAdministrator'];
const here = (args: readonly string[], around: object = {}) => steward(args, { dataFolder: data, ...around });
const instructions = (from: string, to: string) => ({
  kind: 'ipSegment',
  place: locator,
  edits: { instructions: { from, to } },
});
const present = async (): Promise<string> => {
  const { out } = await here(['changes', 'check', file([instructions('?', '!')]), '--json', ...sandbox]);
  return String(changesCheckShape.parse(JSON.parse(out)).changes[0]?.clashes[0]?.theirs);
};
const kept = async (...more: string[]) => {
  const path = file([instructions(await present(), 'Gate 4')]);
  return here(['changes', 'apply', path, '--at', time, ...sandbox, ...more]);
};
const ran = async (now: number, ...more: string[]) => {
  const { code, out, err } = await here(['run', '--json', ...more], { now: () => now });
  if (out === '') throw new Error(err);
  return { code, err, ...runShape.parse(JSON.parse(out)) };
};
const listed = async (now = testNow) =>
  jobsListShape.parse(JSON.parse((await here(['jobs', 'list', '--json'], { now: () => now })).out)).jobs;

test('a set is looked at when it is kept, sent when its time has come, and not once more', async () => {
  const before = await present();
  const { code, err, out } = await kept('--name', 'OPS-17');
  expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining('nothing was sent') });
  expect(err).toContain(`Scheduled as job 1 for ${time}`);
  expect(await present()).toBe(before);
  expect(await listed()).toMatchObject([
    { id: 1, name: 'OPS-17', command: 'changes apply', tenant: { key: 'T2308147' }, next: time, last: null },
  ]);
  expect(await ran(at - minute)).toMatchObject({ code: 0, jobs: [] });
  const done = await ran(at + 10 * minute);
  expect(done).toMatchObject({ code: 0, jobs: [{ id: 1, for: time, result: 'done', code: 0 }] });
  expect(done.jobs[0]?.report?.changes.map(({ result }) => result)).toEqual(['done']);
  expect(await present()).toBe('Gate 4');
  expect(await ran(at + 20 * minute)).toMatchObject({ code: 0, jobs: [] });
  expect(await listed()).toMatchObject([{ next: null, last: { result: 'done' } }]);
});

test('two runs at the same time do it once, and what ended suddenly is not begun again', async () => {
  await kept();
  const both = await Promise.all([ran(at), ran(at)]);
  expect(both.flatMap(({ jobs }) => jobs)).toHaveLength(1);
  await kept();
  const path = join(data, 'jobs', 'jobs.json');
  const end = { for: time, time, result: 'begun', code: null, message: '' } as const;
  const jobs = await openJobs({ folder: data, now: () => at, setAside: () => undefined });
  expect(await jobs.begin(2, end)).toBe(true);
  expect(await ran(at + minute)).toMatchObject({ code: 0, jobs: [] });
  expect((await here(['jobs', 'list'])).out).toContain('the result is not known');
  expect(statSync(path).mode & 0o077).toBe(0);
});

test('a job that is seen long after its time is missed, unless that was allowed', async () => {
  const before = await present();
  await kept();
  const missed = await ran(at + 7 * 60 * minute);
  expect(missed).toMatchObject({ code: 1, jobs: [{ result: 'missed', code: null, report: null }] });
  expect(await present()).toBe(before);
  expect(await ran(at + 8 * 60 * minute)).toMatchObject({ code: 0, jobs: [] });
  const words = await here(['jobs', 'list']);
  expect(words.out).toContain('last: Missed');
  await kept('--late');
  expect(await ran(at + 7 * 60 * minute)).toMatchObject({ code: 0, jobs: [{ result: 'done' }] });
});

test('a set is not sent if somebody changed the same field meanwhile', async () => {
  const before = await present();
  const two = file([
    instructions(before, 'Gate 4'),
    { ...presence, edits: { there: { from: [], to: [values] } } },
  ]);
  expect((await here(['changes', 'apply', two, '--at', time, ...sandbox])).code).toBe(0);
  await here(['changes', 'apply', file([instructions(before, 'Gate 7')]), ...sandbox]);
  const { code, jobs } = await ran(at);
  expect({ code, result: jobs[0]?.result }).toEqual({ code: 1, result: 'changed' });
  expect(jobs[0]?.report?.changes.map(({ result }) => result)).toEqual(['conflict', 'waiting']);
  expect(jobs[0]?.message).toContain('some values have changed meanwhile');
  expect(await present()).toBe('Gate 7');
});

test('the file that was looked at is the one that is sent, whatever became of it', async () => {
  const path = file([instructions(await present(), 'Gate 4')]);
  await here(['changes', 'apply', path, '--at', time, ...sandbox]);
  writeFileSync(path, readFileSync(file([instructions(await present(), 'Gate 5')])));
  expect(await ran(at)).toMatchObject({ jobs: [{ result: 'done' }] });
  expect(await present()).toBe('Gate 4');
  expect((await here(['jobs', 'remove', '1'])).code).toBe(0);
  expect(readdirSync(join(data, 'jobs')).filter((name) => name.endsWith('.steward-changes'))).toEqual([]);
  expect((await here(['jobs', 'remove', '1'])).code).toBe(2);
});

test('a set that cannot be applied now, a past time and a typing error are not scheduled; a read makes no folder', async () => {
  data = join(temporary(), 'none');
  expect(await here(['run'])).toMatchObject({ code: 0, out: 'No job is due.\n' });
  expect(await here(['jobs', 'list'])).toMatchObject({ code: 0, err: '' });
  expect(existsSync(data)).toBe(false);
  const path = file([instructions('never so', 'Gate 4')]);
  const refused = await here(['changes', 'apply', path, '--at', time, ...sandbox]);
  expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('Nothing was scheduled') });
  const past = new Date(testNow - 1).toISOString();
  expect((await here(['changes', 'apply', path, '--at', past, ...sandbox])).err).toContain('is past');
  expect((await here(['changes', 'apply', path, '--at', 'tonight', ...sandbox])).code).toBe(64);
  expect((await here(['changes', 'apply', path, '--late', ...sandbox])).code).toBe(64);
  expect((await here(['config', 'pull', data, '--daily', '3am', ...sandbox])).code).toBe(64);
  expect(await listed()).toEqual([]);
});

test('a set that was applied is taken back at its time', async () => {
  const before = await present();
  await here(['changes', 'apply', file([instructions(before, 'Gate 4')]), ...sandbox]);
  const set = { name: '', ticket: '', time: '2026-11-20T08:00:00.000Z', user: 'Lin', approver: '' };
  const path = file([instructions(before, 'Gate 4')], { set });
  expect((await here(['changes', 'rollback', path, '--at', time, ...sandbox])).code).toBe(0);
  expect(await ran(at)).toMatchObject({ code: 0, jobs: [{ command: 'changes rollback', result: 'done' }] });
  expect(await present()).toBe(before);
});

test('a configuration is pulled at once and then each night, and the folder is the same where nothing changed', async () => {
  const folder = join(temporary(), 'office');
  mkdirSync(folder);
  const pull = ['config', 'pull', folder, '--daily', '03:00', '--area', 'network', ...sandbox];
  expect((await here(pull)).code).toBe(0);
  const files = filesBelow(folder);
  const night = new Date(testNow);
  night.setDate(night.getDate() + 1);
  night.setHours(3, 0, 0, 0);
  expect(await ran(testNow + minute)).toMatchObject({ jobs: [] });
  await here(['changes', 'apply', file([instructions(await present(), 'Gate 4')]), ...sandbox]);
  expect(await ran(night.getTime() + minute)).toMatchObject({
    code: 0,
    jobs: [{ result: 'done', report: null }],
  });
  const changed = Object.entries(filesBelow(folder)).filter(([path, text]) => files[path] !== text);
  expect(changed).toHaveLength(1);
  const [job] = await listed(night.getTime() + 2 * minute);
  expect(Date.parse(job?.next ?? '') - night.getTime()).toBeGreaterThan(22 * 60 * minute);
});

test('on production a yes is asked when it is kept; who may not sign in any more, and another organisation, are said', async () => {
  const password = join(data, 'password');
  writeFileSync(password, rightPassword);
  const production = ['--server', server.address, '--user', 'lin', '--password-file', password];
  const deleted = file([{ ...presence, edits: { there: { from: [values], to: [] } } }]);
  const made = file([{ ...presence, edits: { there: { from: [], to: [values] } } }]);
  expect((await here(['changes', 'apply', made, ...production])).code).toBe(0);
  expect(await here(['changes', 'apply', deleted, '--at', time, ...production])).toMatchObject({ code: 77 });
  expect((await here(['changes', 'apply', deleted, '--at', time, '--yes', ...production])).code).toBe(0);
  const path = join(data, 'jobs', 'jobs.json');
  const stored = readFileSync(path, 'utf8');
  expect(stored).not.toContain(rightPassword);

  const sent = server.keys.length;
  writeFileSync(password, 'wrong');
  const refused = await ran(at);
  expect(refused).toMatchObject({ code: 67, jobs: [{ result: 'noSession', code: 67 }] });
  expect(refused.jobs[0]?.message).toContain('refused the sign-in');
  expect(server.keys).toHaveLength(sent);

  writeFileSync(password, rightPassword);
  expect((await here(['changes', 'apply', deleted, '--at', time, '--yes', ...production])).code).toBe(0);
  const other = await here(['changes', 'apply', deleted, '--tenant', 'T1', ...production]);
  expect(other).toMatchObject({ code: 67, err: expect.stringContaining('not to T1') });
  expect(await ran(at)).toMatchObject({ code: 0, jobs: [{ id: 2, result: 'done' }] });
});

test('one password from a descriptor or the environment is for all that have none of their own', async () => {
  const production = ['--server', server.address, '--user', 'lin'];
  const first = file([{ ...presence, edits: { there: { from: [], to: [values] } } }]);
  const input = { input: rightPassword };
  for (const name of ['first', 'second']) {
    const keep = ['changes', 'apply', first, '--at', time, '--name', name, ...production];
    expect((await here([...keep, '--password-file', '-'], input)).code).toBe(0);
  }
  const without = await here(['run', '--json'], { now: () => at });
  expect(without.code).toBe(1);
  expect(runShape.parse(JSON.parse(without.out)).jobs.map(({ result }) => result)).toEqual([
    'failed',
    'failed',
  ]);
  await here(['changes', 'apply', first, '--at', time, ...production, '--password-file', '-'], input);
  const env = { LANG: 'en_US.UTF-8', STEWARD_PASSWORD: rightPassword };
  const ended = await here(['run', '--json'], { now: () => at, env });
  expect(runShape.parse(JSON.parse(ended.out)).jobs.map(({ result }) => result)).toEqual(['done']);
});
