/** The sandbox's own sign-ins in its login log; who is refused by address or terminal, and that the log tells it. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { saveLoginMethod } from '#shared/api/login-control/login-methods.ts';
import { saveLoginWhite } from '#shared/api/login-control/login-white.ts';
import { type LoginFilter, pageQueryLoginLog } from '#shared/api/login-log/login-log.ts';
import {
  addIpconfigList,
  type IpEntryValues,
  saveIpconfigPermission,
  updateIsBlackList,
  updateIsWhiteList,
} from '#shared/api/network/ip-lists.ts';
import { segments } from '#shared/api/network/segments.ts';
import { signOut } from '#shared/api/session/session.ts';
import type { Sandbox } from '../../../src-main/sandbox/index.ts';
import { type Client, freshSandbox, signedIn } from '../client.ts';

let at = new Date(2026, 10, 20, 12, 30, 15).getTime();
let sandbox: Sandbox;
let client: Client;
beforeEach(async () => {
  at = new Date(2026, 10, 20, 12, 30, 15).getTime();
  sandbox = await freshSandbox({ now: () => at });
  client = await signedIn(sandbox, 'systemAdministrator', 'en-US');
});
afterEach(() => sandbox.close());

const log = async (filter: Partial<LoginFilter> = {}, by = client) =>
  (await by.rows(pageQueryLoginLog, { streamFilter: { pageNo: 1, pageSize: 20, ...filter } })).rows;
const mine: IpEntryValues & { readonly id: string } = {
  id: 'mine',
  configName: 'Mine',
  ipConfigType: 'white',
  segmentType: 'IPv4',
  ipStart: '127.0.0.1',
  ipEnd: '127.0.0.1',
  netWorkSegmentId: '',
  clientType: 'total',
  instructions: '',
};
const add = (ipConfigType: 'white' | 'black', more: Partial<IpEntryValues> = {}) =>
  client.call(addIpconfigList, { ipconfigRecs: [{ ...mine, ipConfigType, ...more }] });
const employee = () => signedIn(sandbox, 'employee', 'en-US');

test('a new sign-in or sign-out is at the top, where its time puts it', async () => {
  const other = await employee();
  await other.call(signOut, {});
  const [out, into, own] = await log();
  expect(out).toMatchObject({ operateType: 'logout', ip: '127.0.0.1', failureReason: '' });
  expect(into).toMatchObject({ operateType: 'login', userId: out?.userId, clientType: 'pc' });
  expect(own).toMatchObject({ operateType: 'login', language: 'en_US', loginTime: '2026-11-20 12:30:15' });
  at += 3 * 3_600_000;
  const rows = await log({ pageSize: 200 });
  const place = rows.findIndex(({ id }) => id === out?.id);
  expect(place).toBeGreaterThan(5);
  const times = rows.map(({ loginTime }) => loginTime);
  expect(times).toEqual([...times].sort().reverse());
  // Page by page the same rows.
  const pages = [];
  for (let pageNo = 1; pageNo <= 20; pageNo += 1) pages.push(...(await log({ pageNo, pageSize: 10 })));
  expect(pages).toEqual(rows);
});

test('a filter finds them as any other row; who administers a department sees its people only', async () => {
  await employee();
  const [newest] = await log();
  const finds = (filter: Partial<LoginFilter>) =>
    log({ pageSize: 1000, ...filter }).then((rows) => rows.some(({ id }) => id === newest?.id));
  const { username = '', hardwareId = '', userId = '' } = newest ?? {};
  const day = '2026-11-20';
  for (const filter of [
    { ip: '127.0.0.0/8' },
    { keywords: username },
    { device: hardwareId.toUpperCase() },
    { userIds: [userId] },
    { clientTypes: ['pc'], result: 'success', languages: ['en_US'], operateType: 'login' },
    { beginTime: `${day} 12:30:15`, endTime: `${day} 12:30:15` },
  ] satisfies Partial<LoginFilter>[])
    expect([filter, await finds(filter)]).toEqual([filter, true]);
  for (const filter of [
    { ip: '10.0.0.0/8' },
    { keywords: `${username}x` },
    { userIds: ['U1'] },
    { result: 'failure' },
    { clientTypes: ['h5'] },
    { endTime: `${day} 12:30:14` },
    { outsideHours: '8-19' },
    { deptIds: ['D999'] },
  ] satisfies Partial<LoginFilter>[])
    expect([filter, await finds(filter)]).toEqual([filter, false]);
  const department = await signedIn(sandbox, 'departmentAdministrator', 'en-US');
  const theirs = await log({ ip: '127.0.0.0/8' }, department);
  expect(theirs.map(({ userId: id }) => id)).not.toContain(userId);
});

test('of another tenant nobody sees them', async () => {
  const other = await signedIn(sandbox, 'managerTenantAdministrator', 'en-US');
  const [newest] = await log({ ip: '127.0.0.0/8' }, other);
  expect((await log({ ip: '127.0.0.0/8' })).map(({ userId }) => userId)).not.toContain(newest?.userId);
});

test.each<[string, () => Promise<unknown>, boolean]>([
  [
    'on the black list',
    () => add('black').then(() => client.call(updateIsBlackList, { isBlackList: true })),
    true,
  ],
  ['on a black list that is out of force', () => add('black'), false],
  ['not on the white list', () => client.call(updateIsWhiteList, { isWhiteList: true }), true],
  ['on it', () => add('white').then(() => client.call(updateIsWhiteList, { isWhiteList: true })), false],
  [
    'not on it, and their scope asks',
    () => client.call(saveLoginWhite, { useScope: 'pc', whitelistStatus: true }),
    true,
  ],
  [
    'not on it, and another scope asks',
    () => client.call(saveLoginWhite, { useScope: 'h5', whitelistStatus: true }),
    false,
  ],
  [
    'in a network segment of the black list',
    async () => {
      const segment = { id: 'home', segmentName: 'Home', segmentType: 'unlimit', instructions: '' } as const;
      await client.call(segments.add, { ...segment, ipStart: '', ipEnd: '' });
      await add('black', { segmentType: 'segment', netWorkSegmentId: 'home', ipStart: '', ipEnd: '' });
      await client.call(updateIsBlackList, { isBlackList: true });
    },
    true,
  ],
  [
    'on the black list, which is for others',
    async () => {
      await add('black');
      const share = {
        sid: '',
        id: 'U1',
        entryType: 'user',
        reverse: false,
        moduleStr: 'ipconfigrec',
      } as const;
      await client.call(saveIpconfigPermission, {
        id: 'mine',
        shareEntrys: [{ ...share, moduleId: 'mine' }],
      });
      await client.call(updateIsBlackList, { isBlackList: true });
    },
    false,
  ],
])('who comes from an address %s', async (_, arrange, refused) => {
  await arrange();
  if (refused) await expect(employee()).rejects.toThrow('Signing in from 127.0.0.1 is not allowed');
  else await employee();
  const [newest] = await log();
  expect(newest).toMatchObject({ operateType: 'login', failureReason: refused ? 'addressRefused' : '' });
  expect(newest?.userId).not.toBe('');
});

test('a terminal that no login method lets in is refused; the session of before goes on', async () => {
  const phones = { name: 'Phones', type: ['app-ios'] };
  const everybody = [{ type: 'department' as const, targetId: 'D200' }];
  for (const configId of ['LT1000001', 'LT1000002', 'LT1000003'])
    await client.call(saveLoginMethod, { configId, ...phones, targets: everybody });
  await expect(employee()).rejects.toThrow('You may not sign in from this terminal');
  expect(await log({ result: 'failure', pageSize: 1 })).toMatchObject([{ failureReason: 'terminalRefused' }]);
});
