/** Signed-in people, and people bound to WeChat, in the sandbox (rows FRAME-054, 056). */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pageQueryOperationLog } from '#shared/api/operation-log/operation-log.ts';
import { currentSession } from '#shared/api/session/session.ts';
import { endOnlineUsers, queryOnlineUsers } from '#shared/api/system-settings/online-users.ts';
import { queryWechatBindings, unbindWechat } from '#shared/api/wechat/wechat.ts';
import type { Sandbox } from '../../../src-main/sandbox/index.ts';
import { type Client, freshSandbox, signedIn } from '../client.ts';

let sandbox: Sandbox;
let client: Client;
beforeEach(async () => {
  sandbox = await freshSandbox();
  client = await signedIn(sandbox, 'systemAdministrator');
});
afterEach(() => sandbox.close());

const page = { pageNo: 1, pageSize: 20 };

test('pages hang together, the sign-in that asks is marked, words and terminals narrow', async () => {
  const first = await client.call(queryOnlineUsers, page);
  const second = await client.call(queryOnlineUsers, { ...page, pageNo: 2 });
  expect(first.result.filter(({ own }) => own)).toHaveLength(1);
  expect(first.result).toHaveLength(20);
  expect(new Set([...first.result, ...second.result].map(({ id }) => id)).size).toBe(40);
  const phones = await client.call(queryOnlineUsers, { ...page, clientType: 'app-ios' });
  expect(phones.totalCount).toBeGreaterThan(0);
  expect(phones.result.every(({ clientType }) => clientType === 'app-ios')).toBe(true);
  const named = await client.call(queryOnlineUsers, { ...page, keywords: '林知远' });
  expect(named.result.map(({ username }) => username)).toEqual(['林知远']);
  const last = await client.call(queryOnlineUsers, { ...page, pageNo: Math.ceil(first.totalCount / 20) });
  expect(last.result).toHaveLength(first.totalCount % 20 || 20);
});

test('a session that is ended is at its end; one’s own stays; the log says whose it was', async () => {
  const employee = await signedIn(sandbox, 'employee');
  const { result } = await client.call(queryOnlineUsers, page);
  const others = result.filter(({ userId, own }) => !own && userId.startsWith('U'));
  expect(others).toHaveLength(1);
  const own = result.find((one) => one.own);
  await client.call(endOnlineUsers, { ids: [...others, ...(own ? [own] : [])].map(({ id }) => id) });
  await expect(employee.call(currentSession, {})).rejects.toThrow();
  expect(await client.call(currentSession, {})).toMatchObject({ user: { admin: true } });
  const streamFilter = { module: 'basicserver', pageNo: 1, pageSize: 5 } as const;
  const { rows } = await client.rows(pageQueryOperationLog, { streamFilter });
  expect(rows[0]).toMatchObject({ targetname: others[0]?.username, operatedesc: 'Ended a sign-in' });
  // Ending a session twice is no mistake.
  await client.call(endOnlineUsers, { ids: ['OS1000001'] });
  await client.call(endOnlineUsers, { ids: ['OS1000001'] });
});

test('bound and unbound people; unbinding moves one from the first list to the second', async () => {
  const of = (state: 'bound' | 'unbound') =>
    client.call(queryWechatBindings, { ...page, kind: 'work', state });
  const bound = await of('bound');
  const everybody = await client.call(queryWechatBindings, { ...page, kind: 'work' });
  const unbound = await of('unbound');
  expect(bound.totalCount).toBeGreaterThan(20);
  expect(bound.totalCount + unbound.totalCount).toBe(everybody.totalCount);
  const [first] = bound.result;
  await client.call(unbindWechat, { kind: 'work', userId: first?.userId ?? '' });
  await client.call(unbindWechat, { kind: 'work', userId: first?.userId ?? '' });
  expect((await of('bound')).totalCount).toBe(bound.totalCount - 1);
  const found = await client.call(queryWechatBindings, {
    ...page,
    kind: 'work',
    keywords: first?.username ?? '',
  });
  expect(found.result.find(({ userId }) => userId === first?.userId)).toMatchObject({ wechatId: '' });
  await expect(client.call(unbindWechat, { kind: 'work', userId: 'nobody' })).rejects.toThrow();
});
