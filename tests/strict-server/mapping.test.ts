/**
 * A server of another spelling, asked through a mapping: what reaches it is in its own words, what comes back is in ours,
 * and what may be sent is decided by the declared call.
 */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { updateBackMenuStatus } from '#shared/api/back-menu/changes.ts';
import { currentSession } from '#shared/api/session/session.ts';
import { endOnlineUsers, queryOnlineUsers } from '#shared/api/system-settings/online-users.ts';
import type { MappingReading } from '#shared/rules/servers/mapping/mapping-file.ts';
import { readMappingBytes } from '../../src-main/formats/mapping/read.ts';
import { callThrough } from '../../src-main/gateway/call-through.ts';
import { createGateway, diagnose, type Gateway, type GatewayTarget } from '../../src-main/gateway/index.ts';
import { targetAt } from '../../src-main/gateway/testing/exchange.ts';
import { startOtherTongue } from './other-spelling.ts';
import { type StrictServer, startStrictServer } from './strict-server.ts';

const envelope = { success: { field: 'errno', is: [0] }, message: 'errmsg', data: 'result' };
const file = {
  format: 'steward.mapping',
  version: 1,
  calls: {
    'session.current': {
      path: '/papi/me',
      method: 'POST',
      encoding: 'json',
      envelope,
      request: { add: { source: 'console' } },
      answer: {
        names: {
          user: 'person',
          'user.id': 'person.uid',
          'user.username': 'person.name',
          'platform.deployment': 'platform.installed',
        },
        words: { 'platform.deployment': [{ ours: 'public', theirs: 'HOSTED' }] },
      },
    },
    'onlineUsers.query': {
      path: '/papi/online/search',
      encoding: 'form',
      envelope,
      request: { names: { pageNo: 'page', pageSize: 'size' }, add: { scope: 'all' } },
      answer: {
        names: {
          totalCount: 'total',
          'result[].id': 'items[].sid',
          'result[].username': 'items[].person.name',
        },
        words: { 'result[].clientType': [{ ours: 'pc', theirs: 1 }] },
      },
    },
    'onlineUsers.end': {
      path: '/papi/online/sessions',
      method: 'DELETE',
      envelope,
      request: { names: { ids: 'sessions' } },
    },
    'backMenu.status': {
      envelope,
      request: {
        names: { status: 'menuStatus' },
        words: {
          status: [
            { ours: '1', theirs: 'ON' },
            { ours: '0', theirs: 'OFF' },
          ],
        },
      },
    },
  },
};

let strict: StrictServer;
let other: Awaited<ReturnType<typeof startOtherTongue>>;
let gateway: Gateway;
let target: GatewayTarget;
beforeEach(async () => {
  strict = await startStrictServer();
  other = await startOtherTongue(strict);
  const reading: MappingReading = readMappingBytes(Buffer.from(JSON.stringify(file)));
  if (reading.problem !== null) throw new Error(`${reading.problem} ${reading.at}`);
  const credential = { kind: 'token', token: strict.token } as const;
  target = targetAt(other.address, { credential, mapping: reading.mapping });
  gateway = createGateway({
    target: () => target,
    sandbox: () => Promise.reject(new Error('no sandbox here')),
  });
});
afterEach(async () => {
  await gateway.close();
  await other.close();
  await strict.close();
});

test('a read: another path and encoding, other names, a constant, words, an envelope', async () => {
  const page = await callThrough(gateway, target, queryOnlineUsers, { pageNo: 1, pageSize: 20 });
  expect(other.asked).toEqual(['POST /base/papi/online/search page=1&size=20&scope=all']);
  expect(strict.refusals).toEqual([]);
  expect(page).toMatchObject({
    result: [{ id: '7', username: '林岚', clientType: 'pc', ip: '10.0.0.7' }],
    pageNo: 1,
  });
  expect(page.totalCount).toBeGreaterThan(0);
});

test('a write: another path and method, another name', async () => {
  await callThrough(gateway, target, endOnlineUsers, { ids: ['OS1'] });
  expect(other.asked).toEqual(['DELETE /base/papi/online/sessions?']);
  expect(strict.taken.map(({ fields }) => fields.get('ids'))).toEqual([['OS1']]);
});

test('the field about which two documents disagree is the one that the mapping says', async () => {
  await callThrough(gateway, target, updateBackMenuStatus, { menuId: 'im', status: false });
  expect(other.asked).toEqual([
    'POST /base/api/basicserver/backstage/menu/updateBackMenuStatus {"menuId":"im","menuStatus":"OFF"}',
  ]);
  expect(strict.taken.at(-1)?.fields.get('status')).toBe('0');
});

test('a refusal in that envelope is one, with its words', async () => {
  const failing = callThrough(gateway, target, endOnlineUsers, { ids: [''] as never }).catch(
    (error) => error,
  );
  // Refused before it is sent: the declared call's own rule.
  await expect(failing).resolves.toMatchObject({ kind: 'contract' });
  await strict.close();
  strict = await startStrictServer({ token: 'another' });
  await other.close();
  other = await startOtherTongue(strict);
  target = { ...target, address: other.address };
  const refused = callThrough(gateway, target, queryOnlineUsers, { pageNo: 1, pageSize: 20 });
  await expect(refused).rejects.toMatchObject({
    kind: 'refused',
    code: 401,
    message: 'the access token is not ours',
  });
});

test('the session is read through the mapping, by the check of the connection too', async () => {
  const facts = await callThrough(gateway, target, currentSession, {});
  expect(facts.platform.deployment).toBe('public');
  expect(await gateway.checkSession(target, new AbortController().signal)).toEqual({ ok: true, who: {} });
  const report = await diagnose(target, { signal: new AbortController().signal, progress: () => undefined });
  expect(report.steps.find(({ step }) => step === 'session')).toMatchObject({
    verdict: 'ok',
    detail: facts.user.username,
  });
});

test('on a server that is used read-only it reads by POST, and writes by no method', async () => {
  target = { ...target, readOnly: true };
  await callThrough(gateway, target, queryOnlineUsers, { pageNo: 1, pageSize: 20 });
  const before = other.asked.length;
  await expect(callThrough(gateway, target, endOnlineUsers, { ids: ['OS1'] })).rejects.toMatchObject({
    code: 'READ_ONLY',
  });
  expect(other.asked).toHaveLength(before);
});
