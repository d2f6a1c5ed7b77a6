/** The gateway's promises about a request hold for both carriers: our own connections, and the system's network. */
import { randomBytes } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { until } from '#shared/testing/until.ts';
import { bodyLimit } from '../../src-main/gateway/body-limit.ts';
import { ask, at, named, ok, server } from '../../src-main/gateway/testing/exchange.ts';
import { carriers, reach } from './carriers.ts';
import { readyElectron, recordedOf } from './electron.ts';

vi.mock('electron', () => import('./electron.ts'));
beforeEach(readyElectron);

const textOf = async (answer: ReturnType<typeof ask>): Promise<string> =>
  new Response((await answer).body).text();
/** The fields of a request as the server received them, in lower case. */
const fieldsOf = (request = ''): string[] =>
  (request.split('\r\n\r\n')[0] ?? '')
    .split('\r\n')
    .slice(1)
    .map((line) => line.toLowerCase());

describe.each(carriers)('%s', (carrier) => {
  it('takes a request as it was decided, and nothing besides', async () => {
    const one = await server((request) => (request.includes('{"a":"\u00c3\u00a4"}') ? ok('{}') : null));
    const gateway = reach(carrier, at(one, '/base'), {
      credential: { kind: 'cookie', cookie: 'sid=1' },
      headers: [['x-tenant', 'a']],
      gate: 'ada:secret',
    });
    const body = '{"a":"ä"}';
    const answer = await ask(gateway, {
      method: 'POST',
      target: '/api/x?y=%201&z=a%27b',
      headers: [
        ['Content-Type', 'application/json'],
        ['Content-Length', String(Buffer.byteLength(body))],
        ['Accept-Language', 'en'],
        ['Connection', 'x-lost'],
        ['X-Lost', '1'],
        ['Cookie', 'stolen=1'],
        ['Host', 'evil.example'],
        ['X-Forwarded-For', '10.0.0.1'],
      ],
      body,
    });
    expect(answer.status).toBe(200);
    const [request = ''] = one.received;
    expect(request.split('\r\n')[0]).toBe('POST /base/api/x?y=%201&z=a%27b HTTP/1.1');
    expect(request.endsWith(`\r\n\r\n${Buffer.from(body).toString('latin1')}`)).toBe(true);
    const fields = fieldsOf(request);
    expect(fields).toEqual(
      expect.arrayContaining([
        `host: 127.0.0.1:${one.port}`,
        'content-type: application/json',
        `content-length: ${Buffer.byteLength(body)}`,
        'accept-language: en',
        'cookie: sid=1',
        'x-tenant: a',
        `authorization: basic ${Buffer.from('ada:secret').toString('base64')}`.toLowerCase(),
        'accept-encoding: gzip, deflate, br',
        `origin: ${at(one)}`,
        `referer: ${at(one, '/base/')}`,
      ]),
    );
    expect(
      fields.filter((line) => /stolen|x-lost|evil|forwarded|x-steward|transfer-encoding/.test(line)),
    ).toEqual([]);
    for (const name of ['host', 'cookie', 'content-length', 'authorization'])
      expect(fields.filter((line) => line.startsWith(`${name}:`))).toHaveLength(1);
  });

  it.each([
    ['gzip', gzipSync('{"name":"ä"}')],
    ['br', brotliCompressSync('{"name":"ä"}')],
    ['none', Buffer.from('{"name":"ä"}')],
  ])('decodes an answer in %s, and keeps to the console’s fields', async (encoding, bytes) => {
    const head = `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Encoding: ${encoding}\r\nX-Secret: 1\r\nSet-Cookie: a=1\r\nContent-Length: ${bytes.length}\r\n\r\n`;
    const one = await server(() => Buffer.concat([Buffer.from(head), bytes]));
    const { headers, body } = await ask(reach(carrier, at(one)));
    expect(await new Response(body).text()).toBe('{"name":"ä"}');
    const names = headers.map(([name]) => name);
    expect(names).not.toContain('x-secret');
    expect(names).not.toContain('set-cookie');
    expect(new Headers(headers).get('content-encoding')).toBeNull();
  });

  it('keeps a server’s cookies for it, a redirect’s too, and follows none', async () => {
    const elsewhere = await server(ok('{}'));
    const one = await server((request) =>
      request.startsWith('GET /api/away')
        ? `HTTP/1.1 302 Found\r\nLocation: ${at(elsewhere, '/api/x?token=s')}\r\nSet-Cookie: sid=7; Path=/\r\nSet-Cookie: two=8; Path=/\r\nX-Steward-Redirect-Cookies: mine=1\r\nContent-Length: 0\r\n\r\n`
        : ok('{}', 'Set-Cookie: three=9; Path=/\r\n'),
    );
    const gateway = reach(carrier, at(one));
    const [status, code, detail] = await named(ask(gateway, { target: '/api/away' }));
    expect([status, code, detail]).toEqual([502, 'REDIRECT_REFUSED', `127.0.0.1:${elsewhere.port}/api/x`]);
    await textOf(ask(gateway));
    await textOf(ask(gateway));
    expect(elsewhere.received).toEqual([]);
    const cookies = one.received.map((request) =>
      fieldsOf(request).find((line) => line.startsWith('cookie')),
    );
    expect(cookies).toEqual([undefined, 'cookie: sid=7; two=8', 'cookie: sid=7; two=8; three=9']);
    // Nothing of it is in a session of Chromium's.
    expect(
      recordedOf('session.fromPartition').every(
        ([, options]) => JSON.stringify(options) === '{"cache":false}',
      ),
    ).toBe(true);
  });

  it.each([
    ['javascript:alert(1)', 'REDIRECT_REFUSED'],
    ['/signin', 'REDIRECT_REFUSED'],
  ])('refuses a redirect to %s', async (location, code) => {
    const one = await server(`HTTP/1.1 303 See\r\nLocation: ${location}\r\nContent-Length: 0\r\n\r\n`);
    expect((await named(ask(reach(carrier, at(one)))))[1]).toBe(code);
  });

  it.each(['a small body', 'a body in parts'])('sends %s whole', async (what) => {
    const length = what === 'a small body' ? 100_000 : 6 * 1024 * 1024;
    const bytes = randomBytes(length / 2).toString('hex');
    const one = await server((request) => (request.includes(bytes.slice(-64)) ? ok('{}') : null));
    const gateway = reach(carrier, at(one));
    const headers: [string, string][] = [['content-length', String(bytes.length)]];
    expect(await textOf(ask(gateway, { method: 'POST', headers, body: bytes }))).toBe('{}');
  });

  it('refuses a body that is not as long as it says', async () => {
    const one = await server(() => null);
    for (const length of [3, 12, 5_000_000]) {
      const headers: [string, string][] = [['content-length', String(length)]];
      const [status] = await named(
        ask(reach(carrier, at(one)), { method: 'POST', headers, body: '12345678' }),
      );
      expect(status).toBe(502);
    }
  });

  it('refuses what is too large, by its length and by its bytes', async () => {
    const one = await server(
      `HTTP/1.1 200 OK\r\nContent-Type: application/zip\r\nContent-Length: ${bodyLimit + 1}\r\n\r\n`,
    );
    expect((await named(ask(reach(carrier, at(one)))))[1]).toBe('RESPONSE_TOO_LARGE');
    const bomb = gzipSync(Buffer.alloc(65 * 1024 * 1024));
    const two = await server(() =>
      Buffer.concat([
        Buffer.from(
          `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Encoding: gzip\r\nContent-Length: ${bomb.length}\r\n\r\n`,
        ),
        bomb,
      ]),
    );
    const [, code, detail] = await named(ask(reach(carrier, at(two))));
    expect([code, detail]).toEqual(['RESPONSE_TOO_LARGE', 'JSON > 64 MB']);
  });

  it.each([
    ['no HTTP', 'SSH-2.0-x\r\n\r\n', 'BAD_RESPONSE'],
    ['an end without an answer', '', 'CONNECTION_RESET'],
    [
      'JSON that is cut off',
      'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"a":\r\n',
      'CONNECTION_RESET',
    ],
    ['an encoding that nobody reads', ok('{}', 'Content-Encoding: compress\r\n'), 'BAD_RESPONSE'],
    ['bytes that are not gzip', ok('{}', 'Content-Encoding: gzip\r\n'), 'BAD_RESPONSE'],
    [
      'a protocol of its own',
      'HTTP/1.1 401 No\r\nWWW-Authenticate: NTLM\r\nContent-Length: 0\r\n\r\n',
      'GATE_AUTH',
    ],
    [
      'the answer of a proxy',
      'HTTP/1.1 407 No\r\nProxy-Authenticate: Basic realm="x"\r\nContent-Length: 0\r\n\r\n',
      'PROXY_AUTH',
    ],
  ])('names %s', async (_, bytes, code) => {
    const one = await server((_request, socket) => {
      setImmediate(() => socket.end());
      return bytes;
    });
    expect((await named(ask(reach(carrier, at(one)))))[1]).toBe(code);
  });

  it('names a server that is not there, and a name that nobody knows', async () => {
    const one = await server(ok('{}'));
    await one.close();
    expect((await named(ask(reach(carrier, at(one)))))[1]).toBe('CONNECTION_REFUSED');
    expect((await named(ask(reach(carrier, 'http://nobody.invalid'))))[1]).toBe('DNS_FAILED');
  });

  it('ends after the time of silence, and at once where the page gives up', async () => {
    const one = await server(() => null);
    expect((await named(ask(reach(carrier, at(one), { deadline: 50 }))))[1]).toBe('TIMEOUT');
    await until(() => one.open() === 0);
    const stop = new AbortController();
    const asked = named(ask(reach(carrier, at(one)), { signal: stop.signal }));
    await until(() => one.open() === 1);
    stop.abort();
    expect((await asked)[1]).toBe('CANCELLED');
    await until(() => one.open() === 0);
  });

  it('lets a slow reader wait, without filling the memory, and lets go of what nobody reads', async () => {
    const part = Buffer.alloc(1024 * 1024, 'x');
    let sent = 0;
    const one = await server((_request, socket) => {
      const more = (): void => {
        while (sent < 200 && socket.write(part)) sent += 1;
        if (sent < 200) sent += 1;
      };
      socket.on('drain', more);
      setImmediate(more);
      return `HTTP/1.1 200 OK\r\nContent-Type: application/zip\r\nContent-Length: ${200 * part.length}\r\n\r\n`;
    });
    const { body } = await ask(reach(carrier, at(one)));
    const reader = (body as ReadableStream<Uint8Array>).getReader();
    await reader.read();
    let before = -1;
    let stands = 0;
    // The server stops once everybody's buffers are full.
    await until(() => {
      stands = before === sent ? stands + 1 : 0;
      before = sent;
      return stands >= 20;
    });
    expect(sent).toBeLessThan(100);
    await reader.cancel();
    await until(() => one.open() === 0);
  });

  it('sends nothing that the walls before it refuse', async () => {
    const one = await server(ok('{}'));
    const asked = [
      [{ readOnly: true }, { method: 'POST', target: '/api/anything/save' }, 'READ_ONLY'],
      [{ blocked: true }, {}, 'SERVER_BLOCKED'],
      [{}, { target: '/api/../secret' }, 'PATH_REFUSED'],
      [{}, { target: '/api/x;y' }, 'PATH_REFUSED'],
      [{}, { headers: [['x-odd', 'a\u0000b'] as [string, string]] }, 'HEADER_REFUSED'],
      [{}, { method: 'TRACE' }, 'METHOD_REFUSED'],
    ] as const;
    for (const [target, request, code] of asked) {
      const { headers, ...others } = { headers: [] as readonly [string, string][], ...request };
      const gateway = reach(carrier, at(one), target);
      expect((await named(ask(gateway, { ...others, headers: [...headers] })))[1]).toBe(code);
    }
    expect(one.received).toEqual([]);
  });
});
