/** Administrators' decisions about accounts, in the sandbox (rows SEC-005, 008 to 012, 017, 020 to 023). */
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type CaseCalls,
  cancellations,
  devices,
  externalApplications,
  joinApplications,
  lockAccount,
  lockedAccounts,
  unbindApplications,
} from '#shared/api/account-cases/account-cases.ts';
import { pageQueryOperationLog } from '#shared/api/operation-log/operation-log.ts';
import { currentSession } from '#shared/api/session/session.ts';
import type { ActionRule, CaseState } from '#shared/rules/account-cases/case-rules.ts';
import type { Sandbox } from '../../../src-main/sandbox/index.ts';
import { type Client, freshSandbox, signedIn } from '../client.ts';

let sandbox: Sandbox;
let client: Client;
beforeEach(async () => {
  sandbox = await freshSandbox();
  client = await signedIn(sandbox, 'systemAdministrator', 'en-US');
});
afterEach(() => sandbox.close());

const first = { pageNo: 1, pageSize: 20 };
const stateOf = async ({ query }: CaseCalls, id: string) =>
  (await client.call(query, { ...first, pageSize: 100 })).result.find((one) => one.id === id)?.status;

test.each<[string, CaseCalls, string, ActionRule['action'], CaseState]>([
  ['a device is unbound', devices, 'DEV1000001', 'unbind', 'unbound'],
  ['unbinding is approved', unbindApplications, 'UNB1000001', 'approve', 'approved'],
  ['unbinding is refused', unbindApplications, 'UNB1000002', 'refuse', 'refused'],
  ['joining is approved', joinApplications, 'JOI1000001', 'approve', 'approved'],
  ['joining is refused', joinApplications, 'JOI1000002', 'refuse', 'refused'],
  ['a cancellation is approved', cancellations, 'DIM1000001', 'approve', 'approved'],
  ['an account is unlocked', lockedAccounts, 'LOC1000001', 'unlock', 'unlocked'],
  ['an external account is opened', externalApplications, 'EXT1000001', 'open', 'opened'],
  ['an external account is refused', externalApplications, 'EXT1000002', 'refuse', 'refused'],
])('%s, once; the log tells it', async (_, calls, id, operate, state) => {
  const decide = () => client.call(calls.handle, { ids: [id], operate, reason: ' Checked ' });
  expect(await decide()).toEqual({ done: [id], left: [] });
  expect(await decide()).toEqual({ done: [], left: [id] });
  expect(await stateOf(calls, id)).toBe(state);
  const { result } = await client.call(calls.query, { ...first, pageSize: 100 });
  expect(result.find((one) => one.id === id)).toMatchObject({
    handleReason: 'Checked',
    handlerName: expect.stringMatching(/./),
  });
  const log = await client.rows(pageQueryOperationLog, {
    streamFilter: { module: 'basicserver', functionName: 'backstage', pageNo: 1, pageSize: 3 },
  });
  expect(log.rows.filter(({ targetId }) => targetId === id)).toHaveLength(1);
});

test('approving to unbind unbinds the device', async () => {
  expect(await stateOf(devices, 'DEV1000002')).toBe('bound');
  await client.call(unbindApplications.handle, { ids: ['UNB1000002'], operate: 'approve', reason: '' });
  expect(await stateOf(devices, 'DEV1000002')).toBe('unbound');
});

test('an opened external account is closed, with a reason', async () => {
  await client.call(externalApplications.handle, { ids: ['EXT1000001'], operate: 'open', reason: '' });
  const close = (reason: string) =>
    client.call(externalApplications.handle, { ids: ['EXT1000001'], operate: 'close', reason });
  await expect(close(' ')).rejects.toThrow('Please enter the reason');
  expect(await close('The project has ended')).toEqual({ done: ['EXT1000001'], left: [] });
});

test('refusing takes a reason of at most 500 characters; a decision of another kind is none', async () => {
  const refuse = (reason: string) =>
    client.call(joinApplications.handle, { ids: ['JOI1000001'], operate: 'refuse', reason });
  await expect(refuse('')).rejects.toThrow('Please enter the reason');
  await expect(refuse('n'.repeat(501))).rejects.toThrow();
  await expect(
    client.call(joinApplications.handle, { ids: ['JOI1000001'], operate: 'unlock', reason: '' }),
  ).rejects.toThrow();
  expect(await stateOf(joinApplications, 'JOI1000001')).toBe('pending');
});

test('narrowed by words, state and days, in order, in pages', async () => {
  const all = await client.call(joinApplications.query, { ...first, pageSize: 100 });
  expect([all.result.length, all.totalCount]).toEqual([36, 36]);
  const times = all.result.map(({ createTime }) => createTime);
  expect(times).toEqual([...times].sort().reverse());
  const pending = await client.call(joinApplications.query, { ...first, status: 'pending' });
  expect(pending.totalCount).toBe(24);
  const [day = ''] = (times[3] ?? '').split(' ');
  const ofDay = await client.call(joinApplications.query, { ...first, beginDate: day, endDate: day });
  expect(ofDay.result.map(({ createTime }) => createTime.slice(0, 10))).toEqual([day]);
  const found = await client.call(joinApplications.query, { ...first, keywords: 'grace' });
  expect(new Set(found.result.map(({ username }) => username))).toEqual(new Set(['Grace Holloway']));
  const named = await client.call(joinApplications.query, {
    ...first,
    orderBy: 'username',
    orderType: 'asc',
  });
  const names = named.result.map(({ username }) => username);
  expect(names).toEqual([...names].sort());
  expect((await client.call(joinApplications.query, { pageNo: 2, pageSize: 20 })).result).toHaveLength(16);
});

test('another tenant’s are not touched; without the code nothing is read or decided', async () => {
  const other = await signedIn(sandbox, 'managerTenantAdministrator');
  const answer = await other.call(devices.handle, { ids: ['DEV1000001'], operate: 'unbind', reason: '' });
  expect(answer).toEqual({ done: [], left: ['DEV1000001'] });
  expect(await stateOf(devices, 'DEV1000001')).toBe('bound');
  const employee = await signedIn(sandbox, 'employee');
  for (const { query, handle } of [
    devices,
    unbindApplications,
    joinApplications,
    cancellations,
    lockedAccounts,
    externalApplications,
  ]) {
    await expect(employee.call(query, first)).rejects.toThrow();
    await expect(employee.call(handle, { ids: ['x'], operate: 'approve', reason: '' })).rejects.toThrow();
  }
});

test('a locked account signs in no more until it is unlocked; the own one is not locked', async () => {
  const { user } = await (await signedIn(sandbox, 'employee')).call(currentSession, {});
  const reason = ' Possible break-in ';
  await client.call(lockAccount, { userId: user.id, reason });
  await client.call(lockAccount, { userId: user.id, reason: 'Again' });
  const listed = async () =>
    (
      await client.call(lockedAccounts.query, { ...first, status: 'locked', keywords: user.username })
    ).result.filter(({ userId }) => userId === user.id);
  const [lock, ...more] = await listed();
  expect([lock?.note, more]).toEqual(['Possible break-in', []]);
  await expect(signedIn(sandbox, 'employee', 'en-US')).rejects.toThrow('The account is locked');
  await client.call(lockedAccounts.handle, { ids: [lock?.id ?? ''], operate: 'unlock', reason: '' });
  expect(await listed()).toEqual([]);
  await signedIn(sandbox, 'employee');
  const own = await client.call(currentSession, {});
  await expect(client.call(lockAccount, { userId: own.user.id, reason: '' })).rejects.toThrow(
    'Your own account',
  );
  await expect(client.call(lockAccount, { userId: 'U0', reason: '' })).rejects.toThrow('does not exist');
});
