/** The login log as a streamed page query (spec 1§2.9; S-14; SEC-024 to 037). */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type LoginFilter, type LoginRow, pageQueryLoginLog } from '#shared/api/login-log/login-log.ts';
import type { SandboxAccount } from '#shared/api/session/session.ts';
import { clockInZone, instantInZone } from '#shared/kit/time-zone.ts';
import { addressRanges, liesIn } from '#shared/rules/login-log/address-ranges.ts';
import type { Sandbox } from '../../../src-main/sandbox/index.ts';
import { type Client, freshSandbox, signedIn } from '../client.ts';

const now = new Date(2026, 10, 20, 12, 30, 15).getTime();
let sandbox: Sandbox;
let client: Client;
beforeEach(async () => {
  sandbox = await freshSandbox({ now: () => now });
  client = await signedIn(sandbox, 'systemAdministrator');
});
afterEach(() => sandbox.close());

const query = (filter: Partial<LoginFilter> = {}, by = client) =>
  by.rows(pageQueryLoginLog, { streamFilter: { pageNo: 1, pageSize: 10_000, ...filter } });
/** Every row: the same in each fresh sandbox, and asked once. */
let log: readonly LoginRow[] | null = null;
const wholeLog = async (): Promise<readonly LoginRow[]> => {
  log ??= (await query()).rows;
  return log;
};
const as = (account: SandboxAccount) => signedIn(sandbox, account);

test('every column, newest first, until now', async () => {
  const { rows, total } = await query();
  expect(total).toBe(6000);
  expect(rows).toHaveLength(6000);
  const times = rows.map(({ loginTime }) => loginTime);
  expect(times).toEqual([...times].sort().reverse());
  expect(times[0]?.slice(0, 13)).toBe('2026-11-20 12');
  expect(new Set(rows.map(({ id }) => id)).size).toBe(6000);
  const stated: (keyof LoginRow)[] = [
    'username',
    'loginAccount',
    'operateType',
    'loginSource',
    'loginTime',
    'ip',
    'clientType',
    'loginTerminal',
    'hardwareId',
    'language',
    'osVersion',
    'deviceModel',
  ];
  for (const column of stated.slice(1)) expect(rows.filter((row) => row[column] === '')).toEqual([]);
  const nobodys = rows.filter(({ username }) => username === '');
  expect(
    nobodys.every(({ userId, failureReason }) => userId === '' && failureReason === 'unknownAccount'),
  ).toBe(true);
  const failed = rows.filter(({ failureReason }) => failureReason !== '');
  expect(failed.length).toBeGreaterThan(300);
  expect(failed.length).toBeLessThan(900);
});

test('pages follow each other without a gap, and end; the same rows at any time', async () => {
  const { rows: whole } = await query({ pageSize: 200 });
  const pages: LoginRow[] = [];
  for (let pageNo = 1; pageNo <= 4; pageNo += 1) pages.push(...(await query({ pageNo, pageSize: 50 })).rows);
  expect(pages).toEqual(whole);
  expect(await query({ pageNo: 121, pageSize: 50 })).toEqual({ rows: [], total: 6000 });
});

test('the wire is one row a line, then the closing line', async () => {
  const response = await client.send(pageQueryLoginLog, { streamFilter: { pageNo: 1, pageSize: 3 } });
  expect(response.headers.get('content-type')).toContain('application/x-ndjson');
  const lines = (await response.text()).trimEnd().split('\n');
  expect(lines).toHaveLength(4);
  expect(JSON.parse(lines[3] ?? '')).toMatchObject({ code: 200, data: { total: 6000 } });
});

describe('filter', () => {
  /** Each finds exactly the rows of the whole log that fit. */
  test.each<[string, Partial<LoginFilter>, (row: LoginRow) => boolean]>([
    ['operation type', { operateType: 'logout' }, (row) => row.operateType === 'logout'],
    ['failures', { result: 'failure' }, (row) => row.failureReason !== ''],
    ['successes', { result: 'success' }, (row) => row.failureReason === ''],
    [
      'reasons',
      { failureReasons: ['wrongCode', 'accountLocked'] },
      (row) => ['wrongCode', 'accountLocked'].includes(row.failureReason),
    ],
    ['terminals', { clientTypes: ['app-ios', 'h5'] }, (row) => ['app-ios', 'h5'].includes(row.clientType)],
    ['language', { languages: ['en_US'] }, (row) => row.language === 'en_US'],
    ['a block', { ip: '203.0.113.0/24' }, (row) => row.ip.startsWith('203.0.113.')],
    [
      'ranges of both kinds',
      { ip: '10.24.1.0-10.24.2.255, 2001:db8::/32' },
      (row) => {
        const answer = addressRanges('10.24.1.0-10.24.2.255 2001:db8::/32');
        return 'ranges' in answer && liesIn(row.ip, answer.ranges);
      },
    ],
    ['all but a block', { ip: '!203.0.113.0/24' }, (row) => !row.ip.startsWith('203.0.113.')],
    ['all but a terminal', { exceptClientTypes: ['pc'] }, (row) => row.clientType !== 'pc'],
    ['all but IPv6', { ip: '!::/0' }, (row) => !row.ip.includes(':')],
    ['a name', { keywords: ' 林 ' }, (row) => row.username.includes('林') || row.loginAccount.includes('林')],
    ['an account', { keywords: 'U20001' }, (row) => row.loginAccount === 'u20001'],
    ['a device', { device: 'iphone' }, (row) => row.deviceModel.includes('iPhone')],
    ['a system', { device: 'Windows 7' }, (row) => row.osVersion === 'Windows 7'],
    [
      'a span, both ends included',
      { beginTime: '2026-11-01 00:00:00', endTime: '2026-11-10 23:59:59' },
      (row) => row.loginTime >= '2026-11-01' && row.loginTime < '2026-11-11',
    ],
    [
      'outside working hours',
      { outsideHours: '8-19' },
      ({ loginTime }) => {
        const hour = Number(loginTime.slice(11, 13));
        const day = new Date(`${loginTime.slice(0, 10)}T00:00:00Z`).getUTCDay();
        return day === 0 || day === 6 || hour < 8 || hour >= 19;
      },
    ],
    [
      'several together',
      { result: 'failure', clientTypes: ['pc'], beginTime: '2026-11-01 00:00:00' },
      (row) => row.failureReason !== '' && row.clientType === 'pc' && row.loginTime >= '2026-11-01',
    ],
  ])('%s', async (_what, filter, fits) => {
    const whole = await wholeLog();
    const { rows, total } = await query(filter);
    expect(rows).toEqual(whole.filter(fits));
    expect(total).toBe(rows.length);
    expect(total).toBeGreaterThan(0);
  });

  test('a hardware id and a person of a row lead back to it', async () => {
    const whole = await wholeLog();
    const one = whole.find(({ userId }) => userId !== '');
    if (!one) throw new Error('no row');
    const mine = await query({ userIds: [one.userId] });
    expect(mine.rows).toEqual(whole.filter(({ userId }) => userId === one.userId));
    const others = await query({ exceptUserIds: [one.userId] });
    expect(others.rows).toEqual(whole.filter(({ userId }) => userId !== one.userId));
    const same = await query({ device: one.hardwareId.toUpperCase() });
    expect(same.rows).toEqual(whole.filter(({ hardwareId }) => hardwareId === one.hardwareId));
  });

  test('departments with what is below them; ids that are nobody’s find nothing', async () => {
    const all = await query({ deptIds: ['D205'] });
    const part = await query({ deptIds: ['D206'] });
    expect(part.total).toBeGreaterThan(0);
    expect(part.total).toBeLessThan(all.total);
    expect((await query({ deptIds: ['D206', 'D999'] })).total).toBe(part.total);
    expect((await query({ deptIds: ['D999'] })).total).toBe(0);
    expect((await query({ userIds: ['U999'] })).total).toBe(0);
  });

  test('working hours of a department hold for those below it, but for one with hours of its own', async () => {
    const idsOf = (rows: readonly LoginRow[]) => new Set(rows.map(({ id }) => id));
    const whole = await wholeLog();
    const [inParent, inChild] = [
      idsOf((await query({ deptIds: ['D205'] })).rows),
      idsOf((await query({ deptIds: ['D206'] })).rows),
    ];
    const clock = (id: string): readonly [from: number, to: number] =>
      inChild.has(id) ? [0, 24] : inParent.has(id) ? [10, 16] : [8, 19];
    const { rows, total } = await query({
      outsideHours: '8-19',
      departmentHours: [
        { deptId: 'D206', hours: '0-24' },
        { deptId: 'D205', hours: '10-16' },
        { deptId: 'D999', hours: '0-24' },
      ],
    });
    const fits = whole.filter(({ id, loginTime }) => {
      const [from, to] = clock(id);
      const hour = Number(loginTime.slice(11, 13));
      const day = new Date(`${loginTime.slice(0, 10)}T00:00:00Z`).getUTCDay();
      return day === 0 || day === 6 || hour < from || hour >= to;
    });
    expect(rows).toEqual(fits);
    expect(total).toBe(fits.length);
    expect(fits).not.toEqual((await query({ outsideHours: '8-19' })).rows);
  });

  test('hours by the clock of another zone', async () => {
    const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    const there = zone === 'Asia/Singapore' ? 'Asia/Tokyo' : 'Asia/Singapore';
    const whole = await wholeLog();
    const { rows } = await query({ outsideHours: `9-18@${there}` });
    const fits = whole.filter(({ loginTime }) => {
      const at = clockInZone(instantInZone(loginTime, zone) ?? 0, there);
      const day = new Date(`${at.slice(0, 10)}T00:00:00Z`).getUTCDay();
      const hour = Number(at.slice(11, 13));
      return day === 0 || day === 6 || hour < 9 || hour >= 18;
    });
    expect(rows).toEqual(fits);
    expect(rows.length).toBeGreaterThan(0);
  });

  test.each<[Partial<LoginFilter>, string]>([
    [{ beginTime: '2026-02-30 00:00:00' }, 'beginTime'],
    [{ endTime: '2026-02-03' }, 'endTime'],
    [{ ip: '10.1' }, 'ip'],
    [{ ip: '10.0.0.0/33' }, 'ip'],
    [{ outsideHours: '19-8' }, 'outsideHours'],
    [{ outsideHours: '8-19@Nowhere' }, 'outsideHours'],
    [{ outsideHours: '8-19', departmentHours: [{ deptId: 'D205', hours: '9' }] }, 'departmentHours'],
    [{ departmentHours: [{ deptId: 'D205', hours: '9-18' }] }, 'departmentHours'],
  ])('%o is refused by name', async (filter, field) => {
    await expect(query(filter)).rejects.toMatchObject({
      kind: 'refused',
      message: expect.stringContaining(`streamFilter.${field}`),
    });
  });
});

test('a department administrator sees its people only; an account without any department sees none', async () => {
  const mine = await query({}, await as('departmentAdministrator'));
  const theirs = await query({ deptIds: ['D206', 'D208', 'D209'] });
  expect(mine.rows).toEqual(theirs.rows);
  await expect(query({}, await as('employee'))).rejects.toMatchObject({ code: 401 });
});

test('a million rows in the large scale: the last page, and a filter over all of them', async () => {
  await sandbox.pretend({ ...sandbox.scenario(), scale: 'large' });
  const last = await query({ pageNo: 100_000, pageSize: 10 });
  expect(last.total).toBe(1_000_000);
  expect(last.rows).toHaveLength(10);
  expect(last.rows[9]?.loginTime.slice(0, 4)).toBe('2024');
  const found = await query({ ip: '203.0.113.*', pageSize: 50 });
  expect(found.rows.length).toBe(50);
  expect(found.rows.every(({ ip }) => ip.startsWith('203.0.113.'))).toBe(true);
});
