import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { until } from '#shared/testing/until.ts';
import { chooseEncoding, openBundle } from './static-bundle.ts';
import { fakeProgram } from './testing/fake-program.ts';
import { sendRaw, statusOf } from './testing/raw-request.ts';
import { createWebServer, type WebServer } from './web-server.ts';

const fake = fakeProgram();
const failures: unknown[] = [];
let server: WebServer;
let folder = '';
let headers: Record<string, string> = {};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'steward-web-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(
    join(folder, 'index.html'),
    '<script nonce="__CSP_NONCE__" src="/assets/index-AbCd1234.js"></script>',
  );
  await writeFile(join(folder, 'assets', 'index-AbCd1234.js'), `// ${'x'.repeat(5000)}`);
  await writeFile(join(folder, 'assets', 'sheet-AbCd1234.css'), `/* ${'x'.repeat(5000)} */`);
  await writeFile(join(folder, 'assets', 'sheet-AbCd1234.css.br'), brotliCompressSync('of the build'));
  await writeFile(join(folder, 'icon.png'), 'png');
  await writeFile(join(folder, '.secret'), 'secret');
  const bundle = await openBundle(folder);
  server = createWebServer({
    program: async () => fake.program,
    bundle: async () => bundle,
    report: (error) => failures.push(error),
  });
  await server.listen(0);
  const token = server.newLink().split('#t=')[1];
  headers = { Origin: server.origin, 'Content-Type': 'application/json' };
  const answer = await fetch(`${server.origin}/bridge/session`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ token }),
  });
  const { session } = (await answer.json()) as { session: string };
  headers['X-Steward-Session'] = session;
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  fake.reached.length = 0;
});

const call = (name: string, body: string, signal?: AbortSignal): Promise<Response> =>
  fetch(`${server.origin}/bridge/call/${name}`, {
    method: 'POST',
    headers,
    body,
    ...(signal ? { signal } : {}),
  });

describe('calls', () => {
  it('progress first, the reply last', async () => {
    const answer = await call('licence.parse', '{"file":"1"}');
    expect(answer.headers.get('content-type')).toBe('application/x-ndjson');
    expect(await answer.text()).toBe(
      '{"progress":{"stage":"reading"}}\n{"ok":true,"value":"licence.parse"}\n',
    );
    expect(fake.reached).toEqual([{ what: 'call', detail: 'licence.parse {"file":"1"} true' }]);
  });
  it('an answer that is JSON already goes out as it is, on one line', async () => {
    const answer = await call('test.prepared', '{}');
    expect(await answer.text()).toBe(
      '{"progress":{"stage":"reading"}}\n{"ok":true,"value":{"a":[1,"许"]}}\n',
    );
  });
  it('a closed connection cancels', async () => {
    const stop = new AbortController();
    const running = call('test.wait', '{}', stop.signal).then((answer) => answer.text());
    await until(() => fake.reached.length === 1);
    stop.abort();
    await expect(running).rejects.toThrow();
    await until(() => fake.signals.at(-1)?.aborted);
  });
  it.each(['', '{', 'null,', '\u00ff'])('%j is not JSON', async (body) => {
    const answer = await call('app.facts', body);
    expect([answer.status, ((await answer.json()) as { error: { code: string } }).error.code]).toEqual([
      400,
      'BAD_ARGUMENTS',
    ]);
    expect(fake.reached).toEqual([]);
  });
  it('arguments that announce too much are not read', async () => {
    const fields = Object.entries({ Host: new URL(server.origin).host, ...headers }).map(
      ([name, value]) => `${name}: ${value}`,
    );
    const text = `POST /bridge/call/app.facts HTTP/1.1\r\n${fields.join('\r\n')}\r\nContent-Length: 999999999\r\n\r\n`;
    expect(statusOf(await sendRaw(Number(new URL(server.origin).port), text))).toBe(413);
  });
});

describe('events', () => {
  it('arrive as lines, while the tab listens', async () => {
    const stop = new AbortController();
    const answer = await fetch(`${server.origin}/bridge/events`, {
      headers: { ...headers, 'Sec-Fetch-Site': 'same-origin' },
      signal: stop.signal,
    });
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toBe('\n');
    fake.emit('settings.changed', { language: 'zh-CN' });
    expect((await reader?.read())?.value).toBe(
      '{"name":"settings.changed","payload":{"language":"zh-CN"}}\n',
    );
    stop.abort();
  });
});

describe('files', () => {
  const upload = (name: string, body: string): Promise<Response> =>
    fetch(`${server.origin}/bridge/files`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/octet-stream', 'X-File-Name': name },
      body,
    });
  it('an upload answers a handle', async () => {
    const answer = await upload(encodeURIComponent('许可证.lic'), 'bytes');
    expect(await answer.json()).toEqual({ ok: true, value: { id: 'file-1', name: '许可证.lic', size: 5 } });
  });
  it('a kind of its own has a limit of its own, and there are no others', async () => {
    const sent = { ...headers, 'Content-Type': 'application/octet-stream', 'X-File-Name': 'a' };
    const of = (kind: string) =>
      fetch(`${server.origin}/bridge/files`, {
        method: 'POST',
        body: 'bytes',
        headers: { ...sent, 'X-File-Kind': kind },
      });
    expect((await of('themePackage')).status).toBe(200);
    expect(fake.reached).toEqual([{ what: 'upload', detail: `a 5 of ${2 * 1024 ** 3}` }]);
    for (const kind of ['anything', '__proto__', 'toString']) expect((await of(kind)).status).toBe(400);
  });
  it('one that announces too much is refused before it is read', async () => {
    const fields = {
      ...headers,
      Host: new URL(server.origin).host,
      'Content-Type': 'application/octet-stream',
      'X-File-Name': 'a',
    };
    const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
    const text = `POST /bridge/files HTTP/1.1\r\n${lines.join('\r\n')}\r\nContent-Length: ${65 << 20}\r\n\r\nabc`;
    const answer = await sendRaw(Number(new URL(server.origin).port), text);
    expect(statusOf(answer)).toBe(413);
    expect(answer).toContain('"code":"FILE_TOO_LARGE"');
    expect(fake.reached).toEqual([]);
  });
  it.each(['', '%', '%zz'])('a name %j is none', async (name) => {
    expect((await upload(name, 'x')).status).toBe(400);
  });
  it('a download is an attachment under its name', async () => {
    const answer = await fetch(`${server.origin}/bridge/files/file-1`, { headers });
    expect(await answer.text()).toBe('bytes');
    expect(answer.headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''a%20%27b%27%20%E5%BC%A0.txt",
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});

it('a call that carries no file is not read where it announces more than it can need', async () => {
  const fields = { ...headers, Host: new URL(server.origin).host };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  const announce = (name: string) =>
    sendRaw(
      Number(new URL(server.origin).port),
      `POST /bridge/call/${name} HTTP/1.1\r\n${lines.join('\r\n')}\r\nContent-Length: ${50 << 20}\r\n\r\n{}`,
    );
  for (const name of ['settings.update', 'app.echo', 'nobody.knows'])
    expect(statusOf(await announce(name)), name).toBe(413);
  expect(fake.reached).toEqual([]);
});

describe('the page', () => {
  const get = (path: string, more: Record<string, string> = {}): Promise<Response> =>
    fetch(server.origin + path, { headers: more });
  it('has a new nonce each time, in the policy and in the page', async () => {
    const nonces = new Set<string>();
    for (const path of ['/', '/licensetool', '/index.html']) {
      const answer = await get(path);
      const policy = answer.headers.get('content-security-policy') ?? '';
      const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
      expect(await answer.text()).toContain(`nonce="${nonce}"`);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("webrtc 'block'");
      expect(policy).not.toMatch(/unsafe|\*|https?:/);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(3);
  });
  it('its files are compressed, tagged and kept', async () => {
    const answer = await get('/assets/index-AbCd1234.js', { 'Accept-Encoding': 'gzip, br' });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect((await answer.text()).length).toBe(5003);
    const etag = answer.headers.get('etag') ?? '';
    expect((await get('/assets/index-AbCd1234.js', { 'If-None-Match': etag })).status).toBe(304);
    expect((await get('/icon.png')).headers.get('content-encoding')).toBeNull();
  });
  it('what the build has compressed is sent as it is, and by no address of its own', async () => {
    const answer = await get('/assets/sheet-AbCd1234.css', { 'Accept-Encoding': 'br' });
    expect(await answer.text()).toBe('of the build');
    const plain = await get('/assets/sheet-AbCd1234.css', { 'Accept-Encoding': 'identity' });
    expect((await plain.text()).length).toBe(5006);
    expect((await get('/assets/sheet-AbCd1234.css.br')).status).toBe(404);
  });
  it.each(['/.secret', '/assets/missing.js', '/../web-server.ts', '/%2e%2e/x', '/assets', '/assets/'])(
    '%s is no way out',
    async (path) => {
      const answer = await sendRaw(
        Number(new URL(server.origin).port),
        `GET ${path} HTTP/1.1\r\nHost: ${new URL(server.origin).host}\r\n\r\n`,
      );
      if (statusOf(answer) === 200) expect(answer).toContain('index-AbCd1234.js');
      else expect(statusOf(answer)).toBe(404);
      expect(answer).not.toContain('secret');
    },
  );
  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['br;q=0.0, gzip;q=0', 'identity'],
    ['', 'identity'],
    ['brx', 'identity'],
  ])('Accept-Encoding %j: %s', (accepts, encoding) =>
    expect(chooseEncoding(['br', 'gzip', 'identity'], accepts)).toBe(encoding),
  );
});

it('nothing failed inside', () => expect(failures).toEqual([]));
