/**
 * The check of a server's calls: at a strict server, and at whatever else may answer on a port, none of which is taken for
 * a platform.
 */

import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { endpoints } from '#shared/api/index.ts';
import { signIn } from '#shared/api/session/session.ts';
import type { FreshCheck } from '#shared/rules/servers/check/check-shape.ts';
import { mappingOfPaths } from '#shared/rules/servers/mapping/mapping-file.ts';
import { createSandbox } from '../../src-main/sandbox/index.ts';
import { openLastChecks } from '../../src-main/services/server-check/last-checks.ts';
import { check, never, target, token, verdictOf } from './checked-server.ts';
import { startStrictServer } from './strict-server.ts';

/** A server of one answer to everything; `asked` are the paths. */
async function answering(listener: RequestListener) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    request.resume();
    listener(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const end = () =>
    new Promise<void>((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
  onTestFinished(end);
  return { asked, end, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test('a strict server: its calls are there, what it lacks is elsewhere', async () => {
  const server = await startStrictServer({ token });
  onTestFinished(() => server.close());
  const found = await check(target(server.address));
  expect(found.outcome).toBe('platform');
  expect(found.calls).toHaveLength(endpoints.length - 3);
  expect(found.counts.notTried).toBe(endpoints.filter(({ effect }) => effect === 'write').length - 1 + 4);
  expect(found.counts.present).toBeGreaterThan(150);
  expect(found.calls.filter(({ verdict }) => verdict === 'notReached')).toEqual([]);
  expect(verdictOf(found, 'tenant.info')).toBe('present');
});

test('a server that has only some calls: which, which pages work without, and with whose words it refuses', async () => {
  const sandbox = await createSandbox({ file: ':memory:' });
  onTestFinished(() => sandbox.close());
  const came = await sandbox.fetch(
    new Request(`http://sandbox.invalid${signIn.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ account: 'systemAdministrator' }),
    }),
  );
  const cookie = came.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const asked: string[] = [];
  const server = await answering(async (request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    asked.push(`${request.method} ${path}`);
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (path.includes('session/current')) return send(404, { code: 404, msg: 'No such path', data: null });
    if (path.includes('/loginlog/')) return send(404, { code: 404, msg: 'No such path', data: null });
    if (path.endsWith('/basicserver/info'))
      return send(200, { code: 200, msg: '', data: { tenantName: 7, tenantKey: 12345 } });
    const chunks: Uint8Array[] = [];
    for await (const chunk of request) chunks.push(chunk as Uint8Array);
    const answer = await sandbox.fetch(
      new Request(`http://sandbox.invalid${request.url}`, {
        method: request.method ?? 'GET',
        headers: { cookie, 'content-type': request.headers['content-type'] ?? 'application/json' },
        ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
      }),
    );
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  const told: number[] = [];
  const found = await check(target(server.address), never, (done) => told.push(done));
  expect(found.outcome).toBe('platform');
  // That the question of who is signed in has no answer is a call's matter, not the connection's.
  expect(found.connection).toBeNull();
  expect(verdictOf(found, 'session.current')).toBe('elsewhere');
  // The profile states name, id and deployment in its place.
  expect(found.session).toEqual({ administrator: true });
  expect(verdictOf(found, 'loginLog.pageQuery')).toBe('elsewhere');
  expect(found.calls.find(({ id }) => id === 'licenceTool.linkLogs')).toMatchObject({
    verdict: 'refused',
    code: '401',
    message: 'No permission',
  });
  const info = found.calls.find(({ id }) => id === 'tenant.info');
  expect(info?.verdict).toBe('different');
  expect(info?.fields).toContainEqual({ field: 'tenantName', found: 'number' });
  const page = (id: string) => found.pages.find((one) => one.id === id);
  expect(page('loginLog')).toMatchObject({ verdict: 'fails', without: ['loginLog.pageQuery'] });
  expect(page('errorList')).toMatchObject({ verdict: 'works', without: [] });
  expect(page('backMenu')).toMatchObject({ verdict: 'works', without: [], besides: [] });
  expect(page('licence.tool')?.verdict).toBe('partly');
  // Nothing was sent that writes, by whichever method.
  const sent = new Set(asked);
  const writes = endpoints
    .filter(({ effect }) => effect === 'write')
    .map(({ method, path }) => `${method} ${path}`);
  expect(writes.filter((write) => sent.has(write))).toEqual([]);
  expect(sent.size).toBeGreaterThan(150);
  expect(told.at(-1)).toBe(found.calls.length - found.counts.notTried);
  expect(told).toEqual(told.toSorted((a, b) => a - b));
});

const html = { 'content-type': 'text/html' };
const json = { 'content-type': 'application/json' };
const nginx404 =
  '<html><head><title>404 Not Found</title></head><body><center>nginx/1.24.0</center></body></html>';

test.each<[string, RequestListener, FreshCheck['outcome'], string]>([
  [
    'a gate with HTTP Basic',
    (_, response) =>
      response.writeHead(401, { ...html, 'www-authenticate': 'Basic realm="intranet"' }).end('<h1>401</h1>'),
    'notReached',
    'http GATE_AUTH',
  ],
  [
    'a captive portal',
    (_, response) => response.writeHead(302, { location: 'http://portal.example/login' }).end(),
    'noPlatform',
    'http REDIRECT_REFUSED',
  ],
  [
    'a captive portal that answers with its page',
    (_, response) =>
      response.writeHead(200, html).end('<!doctype html><title>Welcome to the guest network</title>'),
    'noPlatform',
    'platform PAGE_ANSWERS',
  ],
  [
    'nginx without a platform',
    (_, response) => response.writeHead(404, html).end(nginx404),
    'noPlatform',
    'platform PAGE_ANSWERS',
  ],
  [
    'another program’s JSON',
    (_, response) => response.writeHead(200, json).end('{"service":"metrics","up":true}'),
    'noPlatform',
    'platform NOT_A_PLATFORM',
  ],
  [
    'another program’s code',
    (_, response) => response.writeHead(200, json).end('{"code":0,"data":{"up":true}}'),
    'noPlatform',
    'session SESSION_REFUSED',
  ],
  [
    'a 401 in nobody’s words',
    (_, response) => response.writeHead(401, json).end('{"error":"unauthorized"}'),
    'noPlatform',
    'platform PLATFORM_UNCERTAIN',
  ],
  [
    'a 403 without words',
    (_, response) => response.writeHead(403).end(),
    'noPlatform',
    'platform PLATFORM_UNCERTAIN',
  ],
  [
    'a proxy that reaches nothing',
    (_, response) => response.writeHead(502, html).end('<h1>502</h1>'),
    'notReached',
    'http HTTP_BEHIND',
  ],
  [
    'a server under maintenance',
    (_, response) => response.writeHead(503, html).end('<h1>Soon</h1>'),
    'notReached',
    'http HTTP_PAUSED',
  ],
])('%s is no platform, and is asked little', async (_, listener, outcome, connection) => {
  const server = await answering(listener);
  const found = await check(target(server.address));
  expect(found.outcome).toBe(outcome);
  expect(`${found.connection?.step} ${found.connection?.code ?? ''}`).toBe(connection);
  expect(found.counts.present).toBe(0);
  expect(server.asked.length).toBeLessThan(20);
  expect(found.pages.filter(({ verdict }) => verdict === 'works')).toEqual([]);
});

test('a platform that nobody is signed in to is one: every call that is there refuses', async () => {
  const server = await startStrictServer({ token });
  onTestFinished(() => server.close());
  const found = await check(target(server.address, 'another'));
  expect(found.outcome).toBe('platform');
  expect(found.connection).toMatchObject({ step: 'session', code: 'SESSION_REFUSED' });
  expect(found.counts.refused).toBeGreaterThan(150);
  expect(found.counts.present).toBe(0);
});

test('nobody listens; it is stopped in the middle', async () => {
  const gone = await answering(() => undefined);
  await gone.end();
  const found = await check(target(gone.address));
  expect([found.outcome, found.connection?.code]).toEqual(['notReached', 'CONNECTION_REFUSED']);
  expect(found.counts.notReached + found.counts.notTried).toBe(found.calls.length);

  const server = await startStrictServer({ token });
  onTestFinished(() => server.close());
  const stop = new AbortController();
  const stopped = check(target(server.address), stop.signal, (done) => {
    if (done === 20) stop.abort();
  });
  await expect(stopped).rejects.toMatchObject({ code: 'CANCELLED' });
  expect(server.taken.length + server.refusals.length).toBeLessThan(60);
});

test('another path of the profile’s is asked in place of ours', async () => {
  const server = await answering((request, response) => {
    const known = /own\/who|basicserver\/info/.test(request.url ?? '');
    response
      .writeHead(known ? 403 : 404, json)
      .end(JSON.stringify({ code: known ? 403 : 404, msg: '', data: null }));
  });
  const found = await check({
    ...target(server.address),
    mapping: mappingOfPaths({ 'session.current': '/api/own/who' }),
  });
  expect(found.calls.find(({ id }) => id === 'session.current')).toMatchObject({
    path: '/api/own/who',
    verdict: 'refused',
  });
});

test('the last check of a profile at its address is kept, laid beside the next, and goes with the profile', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'steward-checks-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const reported: unknown[] = [];
  const kept = openLastChecks({ folder, report: (error) => reported.push(error) });
  const server = await startStrictServer({ token });
  onTestFinished(() => server.close());
  const [good, refused] = [
    await check(target(server.address)),
    await check(target(server.address, 'another')),
  ];
  expect((await kept.keep('p', good)).since).toBeNull();
  const second = await kept.keep('p', refused);
  expect(second.since?.better).toEqual([]);
  expect(second.since?.worse).toContainEqual({ id: 'tenant.info', was: 'present', is: 'refused' });
  expect(await kept.of('p', server.address)).toEqual(second);
  // Another profile, or the same one elsewhere, begins anew.
  expect((await kept.keep('q', good)).since).toBeNull();
  expect(await kept.of('p', 'https://elsewhere.example')).toBeNull();
  await kept.forget('p');
  expect(await kept.of('p', server.address)).toBeNull();
  expect(await kept.of('q', server.address)).not.toBeNull();
  // One that was damaged is none; a disk that refuses costs the keeping alone.
  const [name = ''] = await readdir(join(folder, 'server-checks'));
  await writeFile(join(folder, 'server-checks', name), '{');
  expect(reported).toEqual([]);
  expect(await kept.of('q', server.address)).toBeNull();
  expect(reported).toHaveLength(1);
  const nowhere = openLastChecks({
    folder: join(folder, 'server-checks', name),
    report: (error) => reported.push(error),
  });
  expect((await nowhere.keep('p', good)).outcome).toBe('platform');
  // It could be neither read nor written.
  expect(reported).toHaveLength(3);
});
