/** `server check` and `profiles check` as a script sees them: output, the kept check, exit codes. */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { serverCheckShape } from '#shared/rules/servers/check/check-shape.ts';
import { profilesFileKind, profilesFileVersion } from '#shared/rules/servers/portable-profile.ts';
import { profilesCheckShape } from '../render/json/profiles.ts';
import { cellWidth } from '../render/text-table.ts';
import { defaultPasswordSignIn } from '../session/resolve-server.ts';
import { type PlatformServer, platformServer, rightPassword } from '../testing/platform-server.ts';
import { steward, temporary } from '../testing/steward.ts';

let server: PlatformServer;
beforeAll(async () => {
  server = await platformServer();
});
afterAll(() => server.close());

async function answering(listener: RequestListener): Promise<{ address: string; asked: string[] }> {
  const asked: string[] = [];
  const other = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    request.resume();
    listener(request, response);
  });
  await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
  onTestFinished(async () => {
    other.closeAllConnections();
    await new Promise((closed) => other.close(closed));
  });
  return { asked, address: `http://127.0.0.1:${(other.address() as AddressInfo).port}` };
}

const lin = ['--user', 'lin', '--password-file', '-'];
const as = (dataFolder = temporary(), input = rightPassword) => ({ dataFolder, input });

test('signs in, reads alone, ends the session, and says 1 where something is refused', async () => {
  server.asked.length = 0;
  const folder = temporary();
  const { code, out, err } = await steward(['server', 'check', server.address, ...lin, '--json'], as(folder));
  expect({ code, err }).toEqual({ code: 1, err: '' });
  const check = serverCheckShape.parse(JSON.parse(out));
  expect(check.outcome).toBe('platform');
  expect(check.since).toBeNull();
  expect(check.counts.present).toBeGreaterThan(180);
  expect(check.calls.find(({ id }) => id === 'licenceTool.linkLogs')?.verdict).toBe('refused');
  expect(server.asked[0]).toBe('GET /api/basicserver/session/current');
  expect(server.asked).toContain('POST /papi/passport/login');
  expect(server.asked.at(-1)).toBe('POST /api/basicserver/session/signOut');
  expect(server.keys).toEqual([]);
  expect(out).not.toContain(rightPassword);

  server.lose('/api/basicserver/info', 'http500');
  const again = await steward(['server', 'check', server.address, ...lin], as(folder));
  expect(again.out).toMatch(/Features that work on 127\.0\.0\.1:\d+\n/);
  expect(again.out).toMatch(/A platform answers\. Pages that work: \d+ of \d+; in part: \d+; not: \d+\./);
  expect(again.out).toMatch(/Licence tool +Works in part/);
  expect(again.out).toMatch(/licenceTool\.linkLogs +Refused/);
  expect(again.out).toContain('tenant.info: There → Refused');
  expect(again.out).toMatch(/Since 2026-11-20T04:00:00\.000Z/);
});

test('the sandbox, where an account is all that is needed; as a page, in both languages', async () => {
  const folder = temporary();
  const path = join(folder, 'check.html');
  const args = ['server', 'check', 'sandbox', '--user', 'systemAdministrator', '--format', 'html'];
  const { code, err } = await steward([...args, '--out', path], { dataFolder: folder });
  expect({ code, err }).toEqual({ code: 1, err: `Written to ${path}\n` });
  const html = readFileSync(path, 'utf8');
  expect(html).toContain('<html lang="en-US">');
  expect(html).toContain("default-src 'none'");
  expect(html).toContain('<code>tenant.info</code>');
  expect(html).not.toMatch(/<script|src=|\{\{/);
  const chinese = await steward([...args, '--language', 'zh-CN'], { dataFolder: folder });
  expect(chinese.out).toContain('没有变化。');
  expect(chinese.out).not.toMatch(/\{\{|servers\.calls/);
});

test('a table fits its terminal', async () => {
  const args = ['server', 'check', 'sandbox', '--user', 'employee'];
  for (const LANG of ['en_US.UTF-8', 'zh_CN.UTF-8']) {
    const { out } = await steward(args, { columns: 80, env: { LANG } });
    const rows = out.split('\n').slice(4);
    expect(rows.filter((line) => cellWidth(line) > 80 && !line.includes('·'))).toEqual([]);
  }
});

test('without a name it is the server of the next start', async () => {
  const folder = temporary();
  const { out } = await steward(['server', 'check', '--user', 'platformOperator', '--json'], {
    dataFolder: folder,
  });
  expect(serverCheckShape.parse(JSON.parse(out)).server).toEqual({ name: 'Sandbox', address: '' });
});

const html = { 'content-type': 'text/html' };
const json = { 'content-type': 'application/json' };

test.each<[string, RequestListener, RegExp]>([
  [
    'a gate',
    (_, response) => response.writeHead(401, { ...html, 'www-authenticate': 'Basic realm="x"' }).end(),
    /The server can’t be reached[\s\S]*Connection check, Answer: .*Basic realm="x"/,
  ],
  [
    'a captive portal',
    (_, response) => response.writeHead(302, { location: 'http://portal.example/' }).end(),
    /it is not a platform server/,
  ],
  [
    'nginx',
    (_, response) => response.writeHead(404, html).end('<center>nginx</center>'),
    /it is not a platform server/,
  ],
  [
    'another program',
    (_, response) => response.writeHead(200, json).end('{"up":true}'),
    /it is not a platform server/,
  ],
  [
    'a 401 of nobody',
    (_, response) => response.writeHead(401, json).end('{}'),
    /it is not a platform server/,
  ],
])('%s is 2, is asked little, and is sent no password', async (name, listener, said) => {
  const other = await answering(listener);
  const { code, out } = await steward(['server', 'check', other.address, ...lin], as());
  expect(code).toBe(2);
  expect(out).toMatch(said);
  expect(other.asked.length).toBeLessThan(20);
  // A redirect may be a platform's own, to its sign-in page.
  if (name !== 'a captive portal') expect(other.asked.filter((line) => line.startsWith('POST'))).toEqual([]);
});

test('nobody listens: 2, and nobody is asked for a password', async () => {
  const { code, out } = await steward(['server', 'check', 'http://127.0.0.1:9', '--json'], as());
  expect(code).toBe(2);
  const { outcome, connection } = serverCheckShape.parse(JSON.parse(out));
  expect([outcome, connection?.step]).toEqual(['notReached', 'connect']);
});

test.each([
  [
    'a platform that refuses the password',
    () => [server.address, ...lin],
    'hunter2',
    67,
    /refused the sign-in/,
  ],
  ['an unknown name', () => ['Nowhere', ...lin], rightPassword, 67, /There is no server “Nowhere”/],
  ['two names', () => ['a', 'b'], '', 64, /Unexpected argument “b”/],
  ['a form that it has not', () => ['sandbox', '--format', 'xlsx'], '', 64, /no output format “xlsx”/],
] as const)('%s', async (_, args, input, wanted, said) => {
  const { code, out, err } = await steward(['server', 'check', ...args()], as(temporary(), input));
  expect({ code, out }).toEqual({ code: wanted, out: '' });
  expect(err).toMatch(said);
});

test('a server with a token is asked without the question of who is signed in', async () => {
  const other = await answering((request, response) => {
    const known = request.url?.startsWith('/api/basicserver/info');
    const signedIn = request.headers.authorization === 'Bearer T-1';
    const status = !known ? 404 : signedIn ? 403 : 401;
    response.writeHead(status, json).end(JSON.stringify({ code: status, msg: '', data: null }));
  });
  const folder = temporary();
  const profile = {
    name: 'Papers',
    address: other.address,
    environment: 'test',
    signIn: 'token',
    readOnly: true,
    proxy: { mode: 'none' },
    passwordSignIn: defaultPasswordSignIn,
  };
  const list = join(folder, 'list.json');
  writeFileSync(
    list,
    JSON.stringify({ kind: profilesFileKind, version: profilesFileVersion, servers: [profile] }),
  );
  expect((await steward(['profiles', 'import', list], { dataFolder: folder })).code).toBe(0);
  const { code, out } = await steward(
    ['server', 'check', 'Papers', '--password-file', '-', '--json'],
    as(folder, 'T-1'),
  );
  expect(code).toBe(1);
  const check = serverCheckShape.parse(JSON.parse(out));
  expect([check.outcome, check.connection]).toEqual(['platform', null]);
  expect(check.calls.find(({ id }) => id === 'tenant.info')).toMatchObject({
    verdict: 'refused',
    code: '403',
  });
  expect(check.calls.find(({ id }) => id === 'session.current')?.verdict).toBe('elsewhere');
  // A check does not end the user's token.
  expect(other.asked.filter((line) => line.includes('signOut'))).toEqual([]);
});

test('Ctrl+C stops it: 130, and nothing is kept', async () => {
  const folder = temporary();
  const ended = await steward(['server', 'check', 'sandbox', '--user', 'employee'], {
    dataFolder: folder,
    onInterrupt: (pressed) => {
      pressed();
      return () => undefined;
    },
  });
  expect(ended).toMatchObject({ code: 130, out: '' });
  expect(ended.err).toContain('The check was stopped.');
  expect(existsSync(join(folder, 'server-checks'))).toBe(false);
});

test('profiles check says what the page says: 0 and every step', async () => {
  const { code, out } = await steward(['profiles', 'check', server.address]);
  expect(code).toBe(0);
  expect(out).toContain('Connection check of 127.0.0.1');
  expect(out).toMatch(/\[ok\] Platform: \d+ ms/);
  const { out: printed } = await steward(['profiles', 'check', server.address, '--json']);
  const report = profilesCheckShape.parse(JSON.parse(printed));
  expect([report.ok, report.server.address]).toEqual([true, server.address]);
});

test('profiles check: 1 with the step, its words and the advice; 67 for a name that is none', async () => {
  const gate = await answering((_, response) =>
    response.writeHead(401, { ...html, 'www-authenticate': 'Basic realm="intranet"' }).end(),
  );
  const { code, out } = await steward(['profiles', 'check', gate.address]);
  expect(code).toBe(1);
  expect(out).toMatch(
    /\[failed\] Answer: .*\(GATE_AUTH\) \d+ ms\n {4}Basic realm="intranet"\n {4}Enter the gate’s user name/,
  );
  expect(out).toMatch(/\[skipped\] Platform/);
  const chinese = await steward(['profiles', 'check', gate.address, '--language', 'zh-CN']);
  expect(chinese.out).toContain('[failed] 应答');
  expect((await steward(['profiles', 'check', 'Nowhere'])).code).toBe(67);
  expect((await steward(['profiles', 'check'])).err).toContain(
    'Name the server: steward profiles check NAME',
  );
  const sandbox = await steward(['profiles', 'check', 'sandbox']);
  expect([sandbox.code, sandbox.err]).toEqual([0, 'steward: The sandbox needs no connection\n']);
});
