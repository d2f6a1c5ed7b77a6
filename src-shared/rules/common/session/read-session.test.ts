import { expect, it } from 'vitest';
import { ApiError } from '../../../api/api-error.ts';
import type { Endpoint } from '../../../api/endpoint.ts';
import { checkPermission } from '../../../api/frame/frame.ts';
import type { Mapping } from '../../../api/mapping/mapping.ts';
import { currentSession } from '../../../api/session/session.ts';
import { getTenantInfo } from '../../../api/tenant/tenant.ts';
import type { Ask } from '../record/record.ts';
import { readSession } from './read-session.ts';

const tenant = { tenantKey: '18493027465183923', tenantName: 'Panshi', contact: 'Xue Mingtang' };
const http = (status: number) =>
  new ApiError({ kind: 'http', endpoint: 'x', status, code: status, message: '' });
const page = new ApiError({ kind: 'contract', endpoint: 'x', status: 200, message: 'envelope' });

/** A stand-in for a server with a value or a failure for each call; missing calls answer HTTP 404. */
function server(answers: Readonly<Record<string, unknown>>) {
  const asked: string[] = [];
  const ask = (async ({ id }: Endpoint) => {
    asked.push(id);
    const answer = Object.hasOwn(answers, id) ? answers[id] : http(404);
    if (answer instanceof Error) throw answer;
    return answer;
  }) as unknown as Ask;
  return { ask, asked };
}

const documented = { [getTenantInfo.id]: tenant, [checkPermission.id]: true };
const read = (answers: Readonly<Record<string, unknown>>, session: Mapping['session'] = undefined) =>
  readSession(server(answers).ask, { session });

it('is the server’s own where it has the call', async () => {
  const facts = { user: { id: '7' } };
  const { ask, asked } = server({ [currentSession.id]: facts });
  expect(await readSession(ask, {})).toBe(facts);
  expect(asked).toEqual([currentSession.id]);
});

it.each([
  ['HTTP 404', http(404)],
  ['HTTP 405', http(405)],
  ['HTTP 501', http(501)],
  ['a page', page],
])('is put together where the answer is %s', async (_, answer) => {
  expect(await read({ ...documented, [currentSession.id]: answer })).toMatchObject({
    user: { username: 'Xue Mingtang', admin: true },
    tenant: { tenantKey: '18493027465183923', tenantName: 'Panshi' },
    platform: { deployment: 'private' },
    fromParts: true,
  });
});

it.each([
  ['nobody is signed in', http(401)],
  ['somebody may not', http(403)],
  ['the server fails', http(500)],
])('is not put together where %s', async (_, answer) => {
  await expect(read({ ...documented, [currentSession.id]: answer })).rejects.toBe(answer);
});

it('is what the session’s call said where there is no tenant either', async () => {
  const answer = http(405);
  await expect(read({ [currentSession.id]: answer })).rejects.toBe(answer);
});

it('says that nobody is signed in by the tenant’s call', async () => {
  const answer = http(401);
  await expect(read({ [getTenantInfo.id]: answer })).rejects.toBe(answer);
});

it.each([
  [true, true],
  [false, false],
  [http(404), true],
  [http(500), true],
])('asks for a right where the profile says nothing (%s)', async (answer, admin) => {
  expect(await read({ ...documented, [checkPermission.id]: answer })).toMatchObject({ user: { admin } });
});

it('takes the profile’s word for what no call says, and does not ask where it is told so', async () => {
  const { ask, asked } = server(documented);
  const session = {
    from: 'parts',
    userId: 'U1',
    userName: 'Lin Yu',
    tenantKey: 'T9',
    administrator: false,
    deployment: 'overseas',
  } as const;
  expect(await readSession(ask, { session })).toMatchObject({
    user: { id: 'U1', username: 'Lin Yu', admin: false },
    tenant: { tenantKey: 'T9' },
    platform: { deployment: 'overseas' },
  });
  expect(asked).toEqual([getTenantInfo.id]);
});
