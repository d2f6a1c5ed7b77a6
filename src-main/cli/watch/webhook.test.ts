/** A webhook of the organisation: told once, over https alone, and never named beyond its host. */
import { createServer, type Server } from 'node:https';
import { readdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { makeCertificate } from '../../gateway/testing/certificates.ts';
import { watchShape } from '../render/json/watch.ts';
import { platformServer, rightPassword } from '../testing/platform-server.ts';
import { steward, temporary } from '../testing/steward.ts';

const authority = makeCertificate({ name: 'Office authority' });
const platform = await platformServer();
afterAll(() => platform.close());
const now = Date.parse('2026-11-30T07:00:00Z');
let data: string;
let hook: Server;
let answer: number;
const got: { readonly method: string; readonly path: string; readonly body: string }[] = [];
const headers: Record<string, unknown>[] = [];

async function startHook(issuer: typeof authority | null) {
  const { key, cert } = makeCertificate({ name: 'hook', hosts: ['127.0.0.1'], ...(issuer && { issuer }) });
  hook = createServer({ key, cert }, (request, response) => {
    void buffer(request).then((body) => {
      got.push({ method: request.method ?? '', path: request.url ?? '', body: body.toString() });
      headers.push(request.headers);
      response.writeHead(answer, { location: '/elsewhere' }).end('thanks');
    });
  });
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
}
const address = () => `https://127.0.0.1:${(hook.address() as AddressInfo).port}/secret-path?token=xyz`;

beforeEach(async () => {
  data = temporary();
  [got.length, headers.length, answer] = [0, 0, 200];
  await startHook(authority);
  const servers = [
    {
      name: 'Main',
      address: platform.address,
      signIn: 'password',
      authorities: authority.cert,
      proxy: { mode: 'none' },
    },
  ];
  const input = JSON.stringify({ kind: 'steward-servers', version: 1, servers });
  expect((await steward(['profiles', 'import', '-'], { dataFolder: data, input })).code).toBe(0);
});
afterEach(
  () =>
    new Promise((resolve) => {
      hook.closeAllConnections();
      hook.close(resolve);
    }),
);

const watch = (...args: string[]) =>
  steward(
    [
      'watch',
      '--once',
      '--server',
      'Main',
      '--user',
      'lin',
      '--only',
      'licence',
      '--within',
      '3000',
      ...args,
    ],
    {
      dataFolder: data,
      now: () => now,
      env: { LANG: 'en_US.UTF-8', STEWARD_PASSWORD: rightPassword, STEWARD_WEBHOOK: address() },
    },
  );

test('a notice is posted once, as the published document, without a cookie or a credential', async () => {
  expect((await watch()).code).toBe(1);
  expect(got).toMatchObject([{ method: 'POST', path: '/secret-path?token=xyz' }]);
  const report = watchShape.parse(JSON.parse(got[0]?.body ?? ''));
  expect(report.subjects.map(({ subject, notices }) => [subject, notices.length])).toEqual([['licence', 1]]);
  expect(Object.keys(headers[0] ?? {}).sort()).toEqual([
    'connection',
    'content-length',
    'content-type',
    'host',
    'user-agent',
  ]);
  expect((await watch()).code).toBe(1);
  expect(got).toHaveLength(1);
  // A notice counts as new for each webhook.
  await watch('--user', 'chen');
  expect(got).toHaveLength(2);
});

test.each([500, 302, 404])('an answer of %d is no yes: the next run tells it again', async (status) => {
  answer = status;
  const { code, err, out } = await watch();
  expect(code).toBe(3);
  expect(err).toMatch(new RegExp(`127\\.0\\.0\\.1:\\d+ did not accept it: HTTP ${status}\\.`));
  expect(err + out).not.toMatch(/secret-path|xyz/);
  answer = 204;
  expect((await watch()).code).toBe(1);
  expect(got.map(({ path }) => path)).toEqual(['/secret-path?token=xyz', '/secret-path?token=xyz']);
  expect(readdirSync(join(data, 'watch')).filter((name) => name.endsWith('.json'))).toHaveLength(1);
});

test('a webhook whose certificate nobody vouches for gets nothing', async () => {
  await new Promise((resolve) => hook.close(resolve));
  await startHook(null);
  const { code, err } = await watch();
  expect([code, err]).toEqual([3, expect.stringContaining('did not accept it')]);
  expect(got).toEqual([]);
});
