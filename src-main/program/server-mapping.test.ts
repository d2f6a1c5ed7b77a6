import { beforeEach, expect, it, vi } from 'vitest';
import { noMapping } from '#shared/api/mapping/no-mapping.ts';
import type { GatewayRequest } from '../gateway/index.ts';
import { sandboxTarget } from '../services/servers/target.ts';
import { tryCall } from './server-mapping.ts';

const ask = vi.fn(async (_target: object, _request: GatewayRequest) => ({
  status: 200,
  headers: [] as [string, string][],
  body: new Response('{"code":200,"msg":"","data":true}').body,
}));
beforeEach(() => ask.mockClear());

const attempt = (call: string, mapping = noMapping, own: { managed?: boolean; locked?: boolean } = {}) => {
  const { managed = false, locked = false } = own;
  const servers = {
    targetFor: () => sandboxTarget,
    list: async () => ({ active: 'p', locked, profiles: [{ id: 'p', managed, mapping: noMapping }] }),
  };
  const around = { servers, gateway: { handleAt: ask } } as unknown as Parameters<typeof tryCall>[0];
  return tryCall(around, { id: 'p', call, mapping }, new AbortController().signal);
};
const elsewhere = {
  ...noMapping,
  calls: { 'frame.permissionCacheStatus': { path: '/papi/at-rest', method: 'POST' as const } },
};

it('asks for a call that reads, where and how the mapping says', async () => {
  expect(await attempt('frame.permissionCacheStatus', elsewhere)).toEqual({
    fit: 'present',
    field: '',
    detail: '',
    asked: 'POST /papi/at-rest',
  });
  expect(ask.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', target: '/papi/at-rest' });
  expect(ask.mock.calls[0]?.[0]).toMatchObject({ mapping: elsewhere });
});

it.each([
  ['a call that writes', 'frame.permissionCacheReload', noMapping],
  ['a call that there is not', 'no.such', noMapping],
  ['a mapping that leads away', 'session.current', { ...noMapping, pages: { help: '//evil.example' } }],
])('sends nothing for %s', async (_, call, mapping) => {
  await expect(attempt(call, mapping)).rejects.toMatchObject({ code: 'SERVER_FIELD_INVALID' });
  expect(ask).not.toHaveBeenCalled();
});

it.each([{ managed: true }, { locked: true }])(
  'tries nothing else than what the organisation fixed: %o',
  async (own) => {
    await expect(attempt('frame.permissionCacheStatus', elsewhere, own)).rejects.toMatchObject({
      code: 'SERVER_MANAGED',
    });
    expect(ask).not.toHaveBeenCalled();
    expect(await attempt('frame.permissionCacheStatus', noMapping, own)).toMatchObject({ fit: 'present' });
  },
);
