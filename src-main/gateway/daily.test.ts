/** Daily decisions on a server with approvals: exactly the declared calls pass, where the policy allows it. */
import { expect, it } from 'vitest';
import { endpoints } from '#shared/api/index.ts';
import { writeFacts } from '#shared/rules/changes/writes.ts';
import { mappingOfPaths } from '#shared/rules/servers/mapping/mapping-file.ts';
import { decide } from './decide.ts';
import { targetAt } from './testing/exchange.ts';

const remote = targetAt('https://platform.example.com:8443/base');
const none = (_: unknown, __: string, given: string): string => given;
const daily = (method: string, target: string, over = {}) => {
  const approving = { daily: true, hasBegun: () => false };
  const decision = decide(
    { method, target, headers: [], hasBody: false },
    { ...remote, ...over },
    none,
    approving,
  );
  return decision.ok ? 'sent' : decision.refusal.code;
};
const dailyCalls = [
  'cancellations.handle',
  'devices.handle',
  'externalApplications.handle',
  'joinApplications.handle',
  'lockedAccounts.handle',
  'unbindApplications.handle',
  'invitations.send',
  'invitations.again',
  'onlineUsers.end',
  'wechatTool.unbind',
];
it('lets the ten daily decisions pass where that is said, and nothing else', () => {
  for (const { id, method, path, effect } of endpoints) {
    const target = path.replaceAll(/\{[^}]*\}/g, 'x1');
    const facts = writeFacts(id);
    const free = effect === 'read' || (facts !== undefined && 'passes' in facts);
    expect(daily(method, target), id).toBe(free || dailyCalls.includes(id) ? 'sent' : 'NOT_APPROVED');
    if (!dailyCalls.includes(id)) continue;
    const others = ['GET', 'POST', 'PUT', 'DELETE'].filter((other) => other !== method);
    for (const other of others) expect(daily(other, target), `${other} ${id}`).toBe('NOT_APPROVED');
    expect(daily(method, `${target}?_method=DELETE`), id).toBe('NOT_APPROVED');
    expect(daily(method, `${target}/more`), id).toBe('NOT_APPROVED');
  }
});
it('a profile makes no daily decision of another write, nor of what the documents do not place there', () => {
  const path = endpoints.find(({ id }) => id === 'tenant.delete')?.path ?? '';
  const handle = endpoints.find(({ id }) => id === 'joinApplications.handle');
  for (const moved of [path, '/api/other']) {
    const mapping = mappingOfPaths({ 'joinApplications.handle': moved });
    expect(daily('POST', moved, { mapping }), moved).toBe('NOT_APPROVED');
    expect(daily('POST', handle?.path ?? '', { mapping }), moved).toBe('NOT_APPROVED');
  }
  const movable = endpoints.filter(
    ({ origin, effect, method }) => origin === 'chosen' && effect === 'write' && method === 'POST',
  );
  const other = movable.find(({ id }) => !dailyCalls.includes(id) && !id.startsWith('session.'))?.id ?? '';
  const mapping = mappingOfPaths({ [other]: handle?.path ?? '' });
  expect(daily('POST', handle?.path ?? '', { mapping })).toBe('NOT_APPROVED');
});
