/** The strict server is strict: each kind of slip is refused, named and kept. */
import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from './calls.ts';
import { type StrictServer, startStrictServer } from './strict-server.ts';

let server: StrictServer;
beforeAll(async () => {
  server = await startStrictServer();
});
afterAll(() => server.close());

interface Asked {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** The HTTP status, and what was refused. */
function ask(asked: Asked): Promise<{ status: number; refused: string[] }> {
  const before = server.refusals.length;
  const { method = 'GET', path, headers, body } = asked;
  return new Promise((done, fail) => {
    const sent = request(server.address + path, {
      method,
      headers: {
        authorization: `Bearer ${server.token}`,
        // A GET's body is not framed unless one says how long it is.
        ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
        ...headers,
      },
    });
    sent.on('error', fail);
    sent.on('response', (response) => {
      response.resume();
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, refused: server.refusals.slice(before) }),
      );
    });
    sent.end(body);
  });
}

const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const check = '/api/basicserver/menu/check-permission';
const submit = '/api/bs/basicserver/submitTenantNameAuth';
const detail = '/api/license/qryHistoryLicenseInfoById';
const list = '/api/basicserver/appmanage/license/queryAppLicenseList';
const log = '/api/basicserver/operationlog/pageQuery';
const filter = (fields: object) => `${log}?streamFilter=${encodeURIComponent(JSON.stringify(fields))}`;
const locator = { module: 'basicserver', pageNo: 1, pageSize: 10 };
const condition = encodeURIComponent(JSON.stringify([{ field: 'name', operator: 'in', value: ['a'] }]));

test.each<[string, Asked]>([
  ['a read', { path: '/api/basicserver/info' }],
  ['a read with a field', { path: `${detail}?id=7` }],
  ['JSON', { method: 'POST', path: check, headers: json, body: '{"menuCode":"base"}' }],
  ['a form', { method: 'POST', path: submit, headers: form, body: 'tenantName=a' }],
  ['JSON inside a query', { path: filter(locator) }],
  ['fields that come together', { path: `${list}?conditions=${condition}&connection=and` }],
])('lets pass: %s', async (_, asked) => {
  expect(await ask(asked)).toEqual({ status: 200, refused: [] });
});

test.each<[string, Asked, number, string]>([
  ['an unknown path', { path: '/api/basicserver/inf' }, 404, 'no call has this path'],
  ['a path in another case', { path: '/api/basicserver/INFO' }, 404, 'no call has this path'],
  ['a slash at the end', { path: '/api/basicserver/info/' }, 404, 'no call has this path'],
  ['another prefix', { path: '/papi/basicserver/info' }, 404, 'no call has this path'],
  ['another method', { path: check }, 405, 'the call is a POST'],
  ['no token', { path: '/api/basicserver/info', headers: { authorization: '' } }, 401, 'token is not ours'],
  [
    'a header of the console',
    { path: '/api/basicserver/info', headers: { 'x-steward-session': 's' } },
    400,
    'header x-steward-session is unknown',
  ],
  [
    'the address of the loopback page',
    { path: '/api/basicserver/info', headers: { origin: 'http://127.0.0.1:1' } },
    400,
    'header origin is http://127.0.0.1:1',
  ],
  ['a surplus field', { path: '/api/basicserver/info?a=1' }, 400, 'field a is unknown'],
  ['a missing field', { path: detail }, 400, 'field id is missing'],
  ['a misspelled field', { path: `${detail}?ID=7` }, 400, 'field id is missing'],
  ['an empty field', { path: `${detail}?id=` }, 400, 'field id is no id'],
  ['a field twice', { path: `${detail}?id=7&id=8` }, 400, 'field id comes twice'],
  ['an inherited name', { path: '/api/basicserver/info?constructor=1' }, 400, 'field constructor is unknown'],
  ['a body of a read', { path: detail, headers: form, body: 'id=7' }, 400, 'a body where none'],
  [
    'a form instead of JSON',
    { method: 'POST', path: check, headers: form, body: 'menuCode=base' },
    415,
    'not application/json',
  ],
  [
    'JSON instead of a form',
    { method: 'POST', path: submit, headers: json, body: '{"tenantName":"a"}' },
    415,
    'not application/x-www-form-urlencoded',
  ],
  ['no content type', { method: 'POST', path: check, body: '{"menuCode":"base"}' }, 415, 'missing'],
  ['broken JSON', { method: 'POST', path: check, headers: json, body: '{' }, 400, 'not JSON'],
  ['a JSON list', { method: 'POST', path: check, headers: json, body: '[]' }, 400, 'not a JSON record'],
  [
    'a POST with a query',
    { method: 'POST', path: `${check}?menuCode=base`, headers: json, body: '{"menuCode":"base"}' },
    400,
    'fields in the query',
  ],
  ['a flag in words', { path: `${list}?upperLimit=true` }, 400, 'field upperLimit is none of 0, 1'],
  ['half of a pair', { path: `${list}?connection=and` }, 400, 'conditions and connection come together'],
  ['JSON that is none', { path: `${log}?streamFilter=a` }, 400, 'field streamFilter is no JSON'],
  [
    'a surplus field inside',
    { path: filter({ ...locator, a: 1 }) },
    400,
    'field streamFilter field a is unknown',
  ],
  ['a day in another form', { path: filter({ ...locator, beginDate: '4.5.' }) }, 400, 'beginDate is no day'],
])('refuses %s', async (_, asked, status, problem) => {
  const answer = await ask(asked);
  expect(answer.status).toBe(status);
  expect(answer.refused).toEqual([expect.stringContaining(problem)]);
});

test('no call is there twice, and each names its source', () => {
  const keys = calls.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(keys).size).toBe(keys.length);
  for (const call of calls) expect(call.source).toMatch(/^(\d§\d|S-\d)/);
});
