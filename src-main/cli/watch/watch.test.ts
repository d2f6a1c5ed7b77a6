/** `steward watch --once`, as a monitoring program sees it. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFindingsService } from '../../services/findings/findings-service.ts';
import { watchShape } from '../render/json/watch.ts';
import { editRecord, fileWith } from '../testing/folder-files.ts';
import { type PlatformServer, platformServer, rightPassword } from '../testing/platform-server.ts';
import { steward, temporary } from '../testing/steward.ts';

let server: PlatformServer;
beforeAll(async () => {
  server = await platformServer();
});
afterAll(() => server.close());

const data = temporary();
const now = Date.parse('2026-11-30T07:00:00Z');
const told = async (args: readonly string[], at: readonly string[]) => {
  const { code, out, err } = await steward(['watch', '--once', '--json', ...at, ...args], {
    dataFolder: data,
    now: () => now,
    input: rightPassword,
  });
  if (out === '') throw new Error(err);
  return { code, err, ...watchShape.parse(JSON.parse(out)) };
};
const sandbox = ['--server', 'sandbox', '--user', 'systemAdministrator'];
const here = (...args: string[]) => told(args, sandbox);
const there = (...args: string[]) =>
  told(args, ['--server', server.address, '--user', 'lin', '--password-file', '-']);
const stateOf = (report: Awaited<ReturnType<typeof told>>) =>
  Object.fromEntries(report.subjects.map(({ subject, state }) => [subject, state]));

test('all is well: one line, and 0', async () => {
  const report = await here();
  expect(report.code).toBe(0);
  expect(stateOf(report)).toEqual({ server: 'good', certificate: 'good', licence: 'good', breakIns: 'good' });
  const text = await steward(['watch', '--once', ...sandbox], { dataFolder: data, now: () => now });
  expect(text.out.split('\n')[0]).toBe('✔ Sandbox: all is well');
});

test('possible break-ins are urgent, but for those that somebody has judged', async () => {
  const report = await here('--only', 'breakIns', '--since', '2026-11-01');
  const keys = report.subjects[0]?.notices.map(({ key }) => key) ?? [];
  expect([report.code, report.state]).toEqual([2, 'danger']);
  expect(keys.length).toBeGreaterThan(1);
  expect(report.subjects[0]?.notices[0]?.text).toMatch(/logged in from .+ after \d+ failures in a row/);
  const [key = ''] = keys;
  const findings = createFindingsService({
    folder: join(data, 'findings'),
    now: () => now,
    marked: () => undefined,
    setAside: () => undefined,
  });
  const mark = { key, state: 'harmless' as const, note: '', seen: '2026-12-01 00:00:00', from: null };
  await findings.mark({ server: 'sandbox', tenant: 'T2308147', author: 'Zhang Wei', marks: [mark] });
  const after = await here('--only', 'breakIns', '--since', '2026-11-01');
  expect(after.subjects[0]?.notices.map((one) => one.key)).toEqual(keys.slice(1));
});

test('an end that comes, and a drift from a folder, are something to look at', async () => {
  const ending = await here('--only', 'licence', '--within', '3000');
  expect([ending.code, ending.state]).toEqual([1, 'warning']);
  expect(ending.subjects[0]?.notices[0]?.text).toMatch(/^The organisation’s term ends on \d{4}-\d{2}-\d{2}$/);

  const folder = join(temporary(), 'office');
  mkdirSync(folder);
  const pull = ['config', 'pull', folder, '--area', 'system', ...sandbox];
  expect((await steward(pull, { dataFolder: data })).code).toBe(0);
  const same = await here(folder, '--only', 'drift');
  expect([same.code, stateOf(same)]).toEqual([0, { drift: 'good' }]);
  editRecord(fileWith(folder, 'agreement', 'Privacy policy'), ({ values }) => {
    values.version = '9.9';
  });
  const drifted = await here(folder, '--only', 'drift,licence');
  expect([drifted.code, stateOf(drifted)]).toEqual([1, { licence: 'good', drift: 'warning' }]);
  expect(drifted.subjects[1]?.notices[0]?.text).toContain('System settings');
});

test('chosen changes are told by the operation log', async () => {
  const none = await here('--only', 'changes', '--operation', 'no such words', '--since', '2026-11-01');
  expect([none.code, stateOf(none)]).toEqual([0, { changes: 'good' }]);
  const some = await here('--only', 'changes', '--operation', 'menu', '--since', '2026-01-01');
  expect([some.code, some.state]).toEqual([1, 'warning']);
  expect(some.subjects[0]?.notices[0]?.key).toMatch(/^change /);
});

test('a source that cannot be read is reported as unknown, and the rest is told', async () => {
  server.lose('/api/basicserver/info', 'http500');
  const report = await there('--only', 'licence,breakIns');
  expect([report.code, stateOf(report)]).toEqual([3, { licence: 'unread', breakIns: 'good' }]);
  expect(report.subjects[0]?.reason).not.toBe('');
  const refused = await steward(
    ['watch', '--once', '--json', '--server', server.address, '--user', 'lin', '--password-file', '-'],
    { dataFolder: data, now: () => now, input: 'wrong' },
  );
  expect(refused.code).toBe(3);
  expect(watchShape.parse(JSON.parse(refused.out)).subjects[2]?.reason).toContain('Wrong password');
});

test('a server that is down is urgent, and gets no password', async () => {
  const gone = await platformServer();
  await gone.close();
  const at = ['--server', gone.address, '--user', 'lin', '--password-file', '/no/such/file'];
  const report = await told([], at);
  expect(report.code).toBe(2);
  expect(stateOf(report)).toEqual({
    server: 'danger',
    certificate: 'good',
    licence: 'unread',
    breakIns: 'unread',
  });
  expect(report.subjects[0]?.notices[0]?.text).toMatch(/^Connection: /);
});

test.each([
  [[], 'Say --once'],
  [['--once', '--only', 'weather'], '“weather” cannot be watched'],
  [['--once', '--only', 'drift'], 'needs a folder'],
  [['--once', '--only', 'changes'], 'needs --operation'],
])('%j is not understood', async (args, words) => {
  const { code, err } = await steward(['watch', ...args, ...sandbox], { dataFolder: data });
  expect([code, err]).toEqual([64, expect.stringContaining(words)]);
});

test('looking leaves nothing behind', async () => {
  const empty = join(temporary(), 'none');
  expect((await steward(['watch', '--once', ...sandbox], { dataFolder: empty, now: () => now })).code).toBe(
    0,
  );
  expect(() => readdirSync(empty)).toThrow('ENOENT');
  const file = join(temporary(), 'hook');
  writeFileSync(file, 'http://gateway.example.com/secret-path\n');
  const plain = await steward(['watch', '--once', '--webhook-file', file, ...sandbox], { dataFolder: empty });
  expect([plain.code, plain.err]).toEqual([64, expect.not.stringContaining('secret-path')]);
});
