/** Rules for every endpoint alike: implemented, guarded, strict about its input, faulty on demand. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { checkPermission } from '#shared/api/frame/frame.ts';
import { endpoints } from '#shared/api/index.ts';
import { qryHistoryLicenseInfoById } from '#shared/api/licence/licence.ts';
import { type SandboxAccount, signIn } from '#shared/api/session/session.ts';
import { encodeRequest } from '#shared/api/wire.ts';
import type { SandboxScenario } from '#shared/bridge/sandbox.ts';
import type { Right } from '#shared/rules/common/session/rights.ts';
import { invitationsRight } from '#shared/rules/invitations/availability.ts';
import { allRoutes, sandboxAreas } from '../../src-main/sandbox/areas.ts';
import type { Sandbox } from '../../src-main/sandbox/index.ts';
import { type Client, clientOf, freshSandbox, readAnswer, signedIn } from './client.ts';
import { preparedInput } from './sample-input.ts';

const routes = await allRoutes();
const opened: Sandbox[] = [];
/** One of the test's own. */
async function fresh(): Promise<Sandbox> {
  const sandbox = await freshSandbox();
  opened.push(sandbox);
  return sandbox;
}

/** One for every test of what writes nothing. */
let shared: Sandbox;
const clients = new Map<SandboxAccount, Promise<Client>>();
beforeAll(async () => {
  shared = await freshSandbox();
});
afterEach(async () => {
  for (const sandbox of opened.splice(0)) sandbox.close();
  if (Object.keys(shared.scenario().failures).length > 0) await pretend(shared, {});
});
afterAll(() => shared.close());
const pretend = (sandbox: Sandbox, failures: SandboxScenario['failures']) =>
  sandbox.pretend({ ...sandbox.scenario(), failures });

/** Somebody who is signed in to the shared sandbox: once, however many tests ask. */
function member(account: SandboxAccount): Promise<Client> {
  const client = clients.get(account) ?? signedIn(shared, account);
  clients.set(account, client);
  return client;
}

const byId = endpoints.map((endpoint) => [endpoint.id, endpoint] as const);
const call = (client: Client, endpoint: Endpoint, init?: RequestInit) =>
  client.send(endpoint, endpoint.example(), init);
/** Calls the endpoint after all that makes it succeed. */
const callPrepared = async (client: Client, endpoint: Endpoint, init?: RequestInit) =>
  client.send(endpoint, await preparedInput(endpoint, client), init);

/** Somebody who holds each right in a fresh sandbox. */
function holderOf(right: Right): SandboxAccount {
  if (typeof right === 'object')
    return 'menu' in right ? 'systemAdministrator' : 'managerTenantAdministrator';
  const holders = {
    anyone: 'employee',
    signedIn: 'employee',
    administrator: 'systemAdministrator',
    // The examples name no department: they are about the whole tenant.
    manager: 'systemAdministrator',
    operator: 'platformOperator',
  } as const;
  return holders[right];
}

const accessOf = (endpoint: Endpoint): Right =>
  routes.find((route) => route.endpoint === endpoint)?.access ?? 'anyone';

/** Somebody who may make this call, in a sandbox where it can do its work: a write has one of its own. */
async function ground(endpoint: Endpoint): Promise<{ sandbox: Sandbox; client: Client }> {
  const holder = holderOf(accessOf(endpoint));
  if (endpoint.effect === 'read') return { sandbox: shared, client: await member(holder) };
  const sandbox = await fresh();
  return { sandbox, client: await signedIn(sandbox, holder) };
}

/** Somebody who lacks it: invitations are an employee's too (1§1). */
function strangerTo(right: Right): SandboxAccount {
  return right === invitationsRight ? 'platformOperator' : 'employee';
}

/** A good request with one field too many, wherever its encoding puts fields. */
function withSurplus(endpoint: Endpoint, cookie: string): Request {
  const { method, url, contentType, body } = encodeRequest(endpoint, endpoint.example());
  const headers = new Headers({ cookie });
  if (body instanceof FormData) {
    body.append('surplus', '1');
    return new Request(`http://sandbox${url}`, { method, body, headers });
  }
  if (body === null) {
    return new Request(`http://sandbox${url}${url.includes('?') ? '&' : '?'}surplus=1`, { method, headers });
  }
  headers.set('content-type', contentType ?? '');
  const form = endpoint.encoding === 'form';
  const surplus = form ? `${body}&surplus=1` : JSON.stringify({ ...JSON.parse(body), surplus: 1 });
  return new Request(`http://sandbox${url}`, { method, body: surplus, headers });
}

test('every endpoint is implemented once, and nothing else is', () => {
  const implemented = routes.map((route) => route.endpoint.id);
  expect([...implemented].sort()).toEqual(endpoints.map((endpoint) => endpoint.id).sort());
});

test('every area answers at the addresses of its declarations, and at no other', async () => {
  for (const area of sandboxAreas) {
    const { routes, downloads = [] } = await area.load();
    const answered = [
      ...routes.map(({ endpoint: { method, path } }) => `${method} ${path}`),
      ...downloads.map(({ path }) => `GET ${path}`),
    ];
    expect(answered.sort()).toEqual([...(await area.addresses())].sort());
  }
});

test('an address that no endpoint has is 404 in an envelope', async () => {
  const response = await shared.fetch(new Request('http://sandbox/api/nothing/here'));
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: 404, data: null });
});

describe.each(byId)('%s', (_, endpoint) => {
  const access = accessOf(endpoint);
  const open = access === 'anyone';

  test('needs a session unless it is about signing in', async () => {
    const writes = open && endpoint.effect === 'write';
    const response = await call(clientOf(writes ? await fresh() : shared), endpoint);
    expect(response.status).toBe(open ? 200 : 401);
  });

  test('serves whoever may call it, and refuses whoever may not', async () => {
    const fit = await callPrepared((await ground(endpoint)).client, endpoint);
    expect(readAnswer(endpoint, await fit.text())).toBeDefined();
    if (open || access === 'signedIn') return;
    const refused = await (await call(await member(strangerTo(access)), endpoint)).text();
    expect(() => readAnswer(endpoint, refused)).toThrow(
      expect.objectContaining({ kind: 'refused', code: 401 }),
    );
  });

  test('refuses an unknown field by name', async () => {
    const client = await member(holderOf(access));
    const response = await shared.fetch(withSurplus(endpoint, client.cookie() ?? ''));
    const text = await response.text();
    expect(response.status).toBe(200);
    expect(() => readAnswer(endpoint, text)).toThrow(
      expect.objectContaining({ kind: 'refused', code: 400, message: expect.stringContaining('surplus') }),
    );
  });

  test('pretends an answer of another shape', async () => {
    const { sandbox, client } = await ground(endpoint);
    await pretend(sandbox, { [endpoint.id]: 'contract' });
    const response = await callPrepared(client, endpoint);
    expect(response.status).toBe(200);
    const body = await response.text();
    expect(() => readAnswer(endpoint, body)).toThrow(expect.objectContaining({ kind: 'contract' }));
  });
});

/**
 * A pretended failure looks at the envelope; a request comes and an answer goes by the encoding and the effect. The
 * first endpoint of each kind stands for all of them.
 */
const kinds = [
  ...Map.groupBy(endpoints, ({ envelope, encoding, effect }) => `${envelope}, ${encoding}, ${effect}`),
].flatMap(([kind, [first]]) => (first ? [[kind, first] as const] : []));

describe.each(kinds)('%s', (_, endpoint) => {
  test.each([
    ['refused', 200],
    ['http500', 500],
    ['http401', 401],
  ] as const)('pretends %s', async (fault, status) => {
    const client = await member(holderOf(accessOf(endpoint)));
    await pretend(shared, { [endpoint.id]: fault });
    const response = await call(client, endpoint);
    expect(response.status).toBe(status);
    const body = await response.text();
    expect(() => readAnswer(endpoint, body, status)).toThrow(expect.objectContaining({ kind: 'refused' }));
  });

  test('pretends a page of HTML with status 200', async () => {
    const client = await member(holderOf(accessOf(endpoint)));
    await pretend(shared, { [endpoint.id]: 'html' });
    const response = await call(client, endpoint);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/html');
  });

  test('pretends an answer that never comes, until the caller gives up', async () => {
    const client = await member(holderOf(accessOf(endpoint)));
    await pretend(shared, { [endpoint.id]: 'timeout' });
    const caller = new AbortController();
    const pending = call(client, endpoint, { signal: caller.signal });
    setTimeout(() => caller.abort(), 5);
    await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('pretends a body that breaks off', async () => {
    const { sandbox, client } = await ground(endpoint);
    await pretend(sandbox, { [endpoint.id]: 'cut' });
    const response = await callPrepared(client, endpoint);
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow('cut');
  });
});

test('a fault at one endpoint leaves the others alone', async () => {
  const sandbox = await fresh();
  const client = await signedIn(sandbox, 'platformOperator');
  await pretend(sandbox, { 'frame.currentTree': 'http500' });
  expect(await client.call(checkPermission, { menuCode: 'licensetool' })).toBe(true);
});

test('latency delays every answer, and closing ends what still waits', async () => {
  const sandbox = await fresh();
  await sandbox.pretend({ ...sandbox.scenario(), latency: 60 });
  const start = performance.now();
  await clientOf(sandbox).call(signIn, { account: 'employee' });
  expect(performance.now() - start).toBeGreaterThanOrEqual(58);
  await sandbox.pretend({ ...sandbox.scenario(), latency: 100_000 });
  const pending = clientOf(sandbox).send(signIn, { account: 'employee' });
  setTimeout(() => sandbox.close(), 10);
  await expect(pending).rejects.toThrow('closed');
});

test('says what is wrong with an input, in the language of the request', async () => {
  const sandbox = await fresh();
  const post = async (body: string, type = 'application/json', language = 'en') => {
    const headers = { 'content-type': type, 'accept-language': language };
    const url = 'http://sandbox/api/basicserver/session/signIn';
    const response = await sandbox.fetch(new Request(url, { method: 'POST', body, headers }));
    return (await response.json()) as { code: number; msg: string };
  };
  expect(await post('{"account":"nobody"}')).toMatchObject({
    code: 400,
    msg: expect.stringContaining('account'),
  });
  expect(await post('{"account":"nobody"}', 'application/json', 'zh-CN,zh;q=0.9')).toMatchObject({
    msg: expect.stringContaining('请求参数有误：account'),
  });
  expect(await post('{')).toMatchObject({ code: 400, msg: expect.stringContaining('not JSON') });
  expect(await post('[]')).toMatchObject({ code: 400 });
  expect(await post('account=employee', 'text/plain')).toMatchObject({ code: 400 });
  expect(await post(`{"account":"${'x'.repeat(5_000_000)}"}`)).toMatchObject({
    code: 400,
    msg: expect.stringContaining('4 MiB'),
  });
});

test('a query field given twice is refused', async () => {
  const sandbox = await fresh();
  const client = await signedIn(sandbox, 'platformOperator');
  const response = await sandbox.fetch(
    new Request(`http://sandbox${qryHistoryLicenseInfoById.path}?id=1&id=2`, {
      headers: { cookie: client.cookie() ?? '' },
    }),
  );
  expect(await response.json()).toMatchObject({ code: 400, msg: expect.stringContaining('id') });
});
