/** Answers of console://, their headers, and the frames that get them. */
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { bundleFiles } from '../../src-main/desktop/bundle-files.ts';
import { consoleProtocol, type ConsoleProtocolOptions } from '../../src-main/desktop/console-protocol.ts';
import { runningRequests } from '../../src-main/desktop/running-requests.ts';
import type { Gateway, GatewayRequest } from '../../src-main/gateway/index.ts';
import { createFileStore } from '../../src-main/services/files/file-store.ts';

let folder: string;
beforeAll(async () => {
  const root = await mkdtemp(join(tmpdir(), 'steward-bundle-'));
  folder = join(root, 'app');
  await mkdir(join(folder, 'assets'), { recursive: true });
  await mkdir(join(root, 'app-evil'));
  await writeFile(join(root, 'secret.txt'), 'SECRET');
  await writeFile(join(root, 'app-evil', 'x.js'), 'SECRET');
  await writeFile(
    join(folder, 'index.html'),
    '<script nonce="__CSP_NONCE__"></script><style nonce="__CSP_NONCE__"></style>',
  );
  await writeFile(join(folder, 'assets', 'a-1x.js'), 'a');
});

const requests = runningRequests();
/** The handler, asked by the console's own page where a test names nobody else. */
function asThePage(options: Omit<ConsoleProtocolOptions, 'requests'>) {
  const handler = consoleProtocol({ ...options, requests });
  return (request: Request) =>
    handler(
      'initiatorOrigin' in request ? request : Object.assign(request, { initiatorOrigin: 'console://app' }),
    );
}

function serve(handle?: Gateway['handle']) {
  const gateway = { handle } as Gateway;
  return asThePage({
    serveBundle: (request) => bundleFiles(folder)(request),
    gateway: async () => gateway,
    files: async () => createFileStore({ uploads: join(folder, '..', 'uploads') }),
    firstLines: async () => new Response(),
    stopped: () => null,
    find: () => new Response(),
    proxyLogin: async () => new Response(),
  });
}
const get = (url: string, over: object = {}) => serve()(Object.assign(new Request(url), over));
const policyOf = (answer: Response): string => answer.headers.get('content-security-policy') ?? '';

describe('the bundle', () => {
  it('is served with a fresh nonce in page and policy', async () => {
    const nonces = new Set<string>();
    for (const path of ['', 'licensetool', 'base/info']) {
      const answer = await get(`console://app/${path}`);
      const [, nonce = ''] = /'nonce-([^']+)'/.exec(policyOf(answer)) ?? [];
      expect(await answer.text()).toBe(`<script nonce="${nonce}"></script><style nonce="${nonce}"></style>`);
      expect(Buffer.from(nonce, 'base64')).toHaveLength(16);
      nonces.add(nonce);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    }
    expect(nonces.size).toBe(3);
  });

  it('has a policy without holes', async () => {
    const policy = policyOf(await get('console://app/'));
    for (const part of [
      "default-src 'none'",
      "script-src 'self' 'nonce-",
      "connect-src 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "form-action 'none'",
    ]) {
      expect(policy).toContain(part);
    }
    expect(policy).not.toMatch(/unsafe|https?:|\*|wasm/);
  });

  it('serves hashed files for ever', async () => {
    const answer = await get('console://app/assets/a-1x.js');
    expect(await answer.text()).toBe('a');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(policyOf(answer)).toContain("default-src 'none'");
  });

  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/..%5csecret.txt',
    '/..\\secret.txt',
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/%252e%252e/secret.txt',
    '/%00secret.txt',
    '/secret.txt%00.js',
    '//secret.txt',
    '///etc/passwd',
    '/etc/passwd.txt',
    '/./../secret.txt',
    '/.../secret.txt',
    '/..;/secret.txt',
    '/../app-evil/x.js',
    '/%2e./app-evil/x.js',
    '/C:/windows/win.ini',
    '/c%3a/windows/win.ini',
    '/con.txt',
    '/aux.js',
    '/nul',
    '/.env',
    '/assets/.env',
    '/assets%2fa-1x.js',
    '/%61ssets/a-1x.js',
    '/assets/a-1x.js.',
    '/assets/a-1x.js%20',
    '/index.html::$DATA',
    '/\u2024\u2024/secret.txt',
    '/%c0%ae%c0%ae/secret.txt',
    '/%ff.js',
    '/~/x.js',
    '/file:///etc/passwd.txt',
    '/assets//a-1x.js',
    '/app-evil/x.js',
    '/app-evil/../app-evil/x.js',
    '/..%252fsecret.txt',
    '/%2e%2e%5csecret.txt',
    '/%2E%2E%2Fsecret.txt',
    '/..%c0%afsecret.txt',
    '/..%u2215secret.txt',
    '/..%00/secret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/assets/..;/..;/secret.txt',
    '/assets/....//....//secret.txt',
    '/..%09/secret.txt',
    '/..%0d%0a/secret.txt',
    '/\\\\127.0.0.1\\c$\\secret.txt',
    '//127.0.0.1/secret.txt',
    '/%5c%5c127.0.0.1%5csecret.txt',
    '/C:%5csecret.txt',
    '/c:secret.txt',
    '/LPT1.txt',
    '/com1',
    '/prn.js',
    '/conin$.txt',
    '/..',
    '/.',
    '/assets/.',
    '/assets/..',
    '/secret.txt.',
    '/secret.txt%20',
    '/%ef%bc%8e%ef%bc%8e/secret.txt',
    '/\u202e/secret.txt',
    '/proc/self/environ.txt',
    '/dev/null.js',
    '/-/stopped',
    `/${'../'.repeat(200)}secret.txt`,
    `/${'a/'.repeat(1500)}x.js`,
  ])('gives nothing from outside for %s', async (path) => {
    const answer = await get(`console://app${path}`);
    expect(await answer.text()).not.toMatch(/SECRET|root:|^a$/);
    expect(policyOf(answer)).toContain("default-src 'none'");
    if (answer.status === 200) expect(answer.headers.get('content-type')).toContain('text/html');
  });

  it.each(['console://evil/', 'console://app.evil/index.html', 'console://APPX/'])(
    'answers no other host: %s',
    async (url) => {
      expect((await get(url)).status).toBe(404);
    },
  );

  it.each(['null', 'https://example.com', 'console://evil', 'console://app.evil', ''])(
    'answers no other origin: %j',
    async (initiatorOrigin) => {
      expect((await get('console://app/', { initiatorOrigin })).status).toBe(403);
      expect((await get('console://app/api/x', { initiatorOrigin })).status).toBe(403);
    },
  );

  it('is read only', async () => {
    const answer = await serve()(new Request('console://app/index.html', { method: 'POST', body: 'x' }));
    expect(answer.status).toBe(405);
  });
});

describe('the platform', () => {
  it('is reached through the gateway, method, query, headers and body', async () => {
    const seen = vi.fn();
    const answer = await serve(async (request: GatewayRequest) => {
      seen(request.method, request.target, await new Response(request.body).text());
      expect(request.headers).toContainEqual(['x-a', '1']);
      return {
        status: 201,
        headers: [['content-type', 'application/json']],
        body: new Response('{"a":1}').body,
      };
    })(new Request('console://app/api/x?b=%20c', { method: 'POST', body: 'hello', headers: { 'x-a': '1' } }));
    expect(seen).toHaveBeenCalledExactlyOnceWith('POST', '/api/x?b=%20c', 'hello');
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({ a: 1 });
  });

  it('answers data, never a page with rights, whatever it says itself', async () => {
    const answer = await serve(async () => ({
      status: 200,
      headers: [
        ['content-type', 'text/html'],
        ['content-security-policy', 'script-src *'],
        ['cache-control', 'public'],
      ],
      body: new Response('<script>1</script>').body,
    }))(new Request('console://app/papi/x'));
    expect(policyOf(answer)).toBe("default-src 'none'; sandbox; frame-ancestors 'none'");
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each([204, 205, 304])('may answer %i without a body', async (status) => {
    const answer = await serve(async () => ({ status, headers: [], body: new Response('').body }))(
      new Request('console://app/api/x'),
    );
    expect(answer.status).toBe(status);
    expect(answer.body).toBeNull();
  });

  it('is told when the page gives up in the middle of an answer', async () => {
    let signal: AbortSignal | undefined;
    const cancelled = vi.fn();
    const answer = await serve(async (request) => {
      signal = request.signal;
      const body = new ReadableStream<Uint8Array>({
        pull: (sink) => sink.enqueue(new Uint8Array(10)),
        cancel: cancelled,
      });
      return { status: 200, headers: [], body };
    })(new Request('console://app/api/stream'));
    const reader = answer.body?.getReader();
    await reader?.read();
    expect(signal?.aborted).toBe(false);
    await reader?.cancel();
    expect(signal?.aborted).toBe(true);
    expect(cancelled).toHaveBeenCalledOnce();
  });
});

describe('files that are handed over', () => {
  const files = () => createFileStore({ uploads: join(folder, '..', 'handed') });
  const serveFiles = (store = files()) =>
    asThePage({
      serveBundle: () => Promise.reject(new Error('no page is asked for')),
      gateway: () => Promise.reject(new Error('no platform is asked for')),
      files: async () => store,
      firstLines: async () => new Response(),
      stopped: () => null,
      find: () => new Response(),
      proxyLogin: async () => new Response(),
    });
  const post = (headers: Record<string, string>, body = 'bytes') =>
    new Request('console://app/bridge/files', { method: 'POST', headers, body });

  it('come as a stream under their name, and are given back', async () => {
    const answer = serveFiles();
    const taken = await answer(post({ 'X-File-Name': encodeURIComponent('图.png') }));
    const { value } = (await taken.json()) as { value: { id: string } };
    expect(value).toMatchObject({ name: '图.png', size: 5 });
    const given = await answer(new Request(`console://app/bridge/files/${value.id}`));
    expect(await given.text()).toBe('bytes');
    expect(given.headers.get('cache-control')).toBe('no-store');
    expect(policyOf(given)).toContain("default-src 'none'");
  });

  it.each([
    [404, new Request('console://app/bridge/files/nope')],
    [404, new Request('console://app/bridge/files/..%2fx')],
    [404, new Request('console://app/bridge/other')],
    [400, post({ 'X-File-Name': '%' })],
    [400, post({ 'X-File-Name': 'a', 'X-File-Kind': 'anything' })],
  ])('%i where there is nothing to give or take', async (status, request) => {
    expect((await serveFiles()(request)).status).toBe(status);
  });

  it('are for the console alone', async () => {
    const foreign = Object.assign(post({ 'X-File-Name': 'a' }), { initiatorOrigin: 'https://example.com' });
    expect((await serveFiles()(foreign)).status).toBe(403);
  });
});
