/** The gateway against real sockets: the sent request, the response, and the code of every failure. */
import { describe, expect, it } from 'vitest';
import { until } from '#shared/testing/until.ts';
import { ask, at, gatewayTo, named, ok, server } from './testing/exchange.ts';
import { scriptedServer } from './testing/scripted-server.ts';

describe('a plain exchange', () => {
  it('sends what was decided and answers what came', async () => {
    const upstream = await server(
      ok(
        '{"a":1}',
        'Set-Cookie: s=1; Path=/\r\nConnection: X-Hop\r\nX-Hop: 1\r\nX-Own: 2\r\nX-Request-Id: r-2\r\n',
      ),
    );
    const gateway = gatewayTo(at(upstream, '/base'), { credential: { kind: 'token', token: 'T' } });
    const answer = await ask(gateway, {
      target: '/api/x?y',
      headers: [
        ['Host', 'evil'],
        ['Cookie', 'c=1'],
        ['Accept', '*/*'],
      ],
    });
    expect(answer.status).toBe(200);
    expect(await new Response(answer.body).json()).toEqual({ a: 1 });
    const headers = new Headers(answer.headers);
    expect([
      headers.get('x-request-id'),
      headers.get('x-own'),
      headers.get('x-hop'),
      headers.get('set-cookie'),
    ]).toEqual(['r-2', null, null, null]);
    expect(headers.get('cache-control')).toBe('no-store');
    await new Response((await ask(gateway)).body).text();
    const [first = '', second = ''] = upstream.received;
    expect(first.split('\r\n')[0]).toBe('GET /base/api/x?y HTTP/1.1');
    expect(first.toLowerCase()).toContain(`host: 127.0.0.1:${upstream.port}\r\n`);
    expect(first).toContain('authorization: Bearer T\r\n');
    expect(first).not.toMatch(/evil|cookie/);
    expect(second).toContain('cookie: s=1\r\n');
    gateway.forgetSession('r');
    await new Response((await ask(gateway)).body).text();
    expect(upstream.received[2]).not.toContain('cookie');
    expect(upstream.open(), 'connections are kept').toBeLessThanOrEqual(2);
  });

  it('passes a body and its Idempotency-Key on', async () => {
    const upstream = await server((text) => (text.endsWith('hello') ? ok('{}') : null));
    const headers: [string, string][] = [
      ['Content-Length', '5'],
      ['Content-Type', 'text/x'],
      ['Idempotency-Key', 'k'],
    ];
    await new Response(
      (await ask(gatewayTo(at(upstream)), { method: 'POST', headers, body: 'hello' })).body,
    ).text();
    expect(upstream.received[0]).toMatch(/idempotency-key: k\r\n/);
    expect(upstream.received[0]).toMatch(/content-length: 5\r\n/);
  });

  it('streams: the first part is here before the last is sent', async () => {
    let finish = (): void => undefined;
    const upstream = await server((_, socket) => {
      finish = () => void socket.write('4\r\nlast\r\n0\r\n\r\n');
      return 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nfirst\r\n';
    });
    const { body } = await ask(gatewayTo(at(upstream)));
    const reader = body?.getReader();
    expect(String(Buffer.from((await reader?.read())?.value ?? []))).toBe('first');
    finish();
    expect(String(Buffer.from((await reader?.read())?.value ?? []))).toBe('last');
    expect((await reader?.read())?.done).toBe(true);
  });

  it('does not read faster than it is read from', async () => {
    const size = 16 << 20;
    const upstream = await server((_, socket) => {
      socket.write(`HTTP/1.1 200 OK\r\nContent-Length: ${size}\r\n\r\n`);
      return Buffer.alloc(size);
    });
    let received = 0;
    let ended = false;
    const exchange = gatewayTo(at(upstream)).stream(
      { method: 'GET', target: '/api/x', headers: [], body: null },
      {
        start: () => undefined,
        data: (chunk) => {
          received += chunk.byteLength;
          return ended;
        },
        end: () => {
          ended = true;
        },
        fail: (refusal) => expect(refusal).toBeNull(),
      },
    );
    await until(() => received > 0);
    await new Promise((later) => setTimeout(later, 200));
    // One chunk arrives, and no other before `resume`.
    expect(received).toBeLessThan(1 << 20);
    for (let before = -1; !ended; exchange.resume()) {
      if (received === before) await new Promise((later) => setTimeout(later, 1));
      before = received;
    }
    expect(received).toBe(size);
  });

  it.each(['204 No Content', '304 Not Modified'])('%s has no body', async (line) => {
    const answer = await ask(gatewayTo(at(await server(`HTTP/1.1 ${line}\r\nETag: "a"\r\n\r\n`))));
    expect([answer.status, answer.body]).toEqual([Number.parseInt(line, 10), null]);
  });
});

describe('what goes wrong has a name', () => {
  it.each([
    [
      'a redirect',
      'HTTP/1.1 302 Found\r\nLocation: https://login.example.com/sso?ticket=secret\r\nContent-Length: 0\r\n\r\n',
      'REDIRECT_REFUSED',
      'login.example.com/sso',
    ],
    [
      'a redirect that repeats the write',
      'HTTP/1.1 307 Temporary Redirect\r\nLocation: /x\r\nContent-Length: 0\r\n\r\n',
      'REDIRECT_REFUSED',
      '/x',
    ],
    [
      'a redirect to nowhere',
      'HTTP/1.1 301 Moved\r\nLocation: http://[\r\nContent-Length: 0\r\n\r\n',
      'REDIRECT_REFUSED',
      null,
    ],
    ['garbage', 'SSH-2.0-OpenSSH_9.2\r\n', 'BAD_RESPONSE', expect.toBeOneOf([null, expect.any(String)])],
    [
      'both lengths',
      'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}',
      'BAD_RESPONSE',
      expect.toBeOneOf([null, expect.any(String)]),
    ],
    [
      'endless headers',
      `HTTP/1.1 200 OK\r\nX: ${'a'.repeat(200_000)}\r\n\r\n`,
      'RESPONSE_TOO_LARGE',
      expect.any(String),
    ],
    ['a body of 5 GB', 'HTTP/1.1 200 OK\r\nContent-Length: 5000000000\r\n\r\n', 'RESPONSE_TOO_LARGE', null],
    [
      'an upgrade',
      'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n',
      expect.stringMatching(/BAD_RESPONSE|CONNECTION_RESET/),
      expect.anything(),
    ],
  ])('%s', async (_, text, code, detail) => {
    expect(await named(ask(gatewayTo(at(await server(text)))))).toEqual([502, code, detail]);
  });

  it('a connection that is cut before the answer', async () => {
    const upstream = await server((_, socket) => {
      socket.destroy();
      return null;
    });
    expect((await named(ask(gatewayTo(at(upstream)))))[1]).toBe('CONNECTION_RESET');
  });
  it('a connection that is cut within the answer cuts the answer', async () => {
    const upstream = await server((_, socket) => {
      socket.end('HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n12345');
      return null;
    });
    const { status, body } = await ask(gatewayTo(at(upstream)));
    expect(status).toBe(200);
    await expect(new Response(body).text()).rejects.toThrow();
  });
  it('nobody listens', async () => {
    const upstream = await scriptedServer(() => null);
    await upstream.close();
    expect(await named(ask(gatewayTo(at(upstream))))).toEqual([502, 'CONNECTION_REFUSED', 'ECONNREFUSED']);
  });
  it('a name that does not exist (RFC 6761 §6.4)', async () => {
    expect((await named(ask(gatewayTo('http://nowhere.invalid'))))[1]).toBe('DNS_FAILED');
  });
  it('silence before the answer ends with the deadline', async () => {
    const upstream = await server(() => null);
    expect(await named(ask(gatewayTo(at(upstream), { deadline: 150 })))).toEqual([504, 'TIMEOUT', null]);
    await until(() => upstream.open() === 0);
  });
  it('silence within the answer, too', async () => {
    const upstream = await server('HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n12345');
    const { body } = await ask(gatewayTo(at(upstream), { deadline: 150 }));
    await expect(new Response(body).text()).rejects.toThrow('TIMEOUT');
  });
  it('an abort reaches the server', async () => {
    const upstream = await server(() => null);
    const stop = new AbortController();
    const answer = named(ask(gatewayTo(at(upstream)), { signal: stop.signal }));
    await until(() => upstream.open() === 1);
    stop.abort();
    expect((await answer)[1]).toBe('CANCELLED');
    await until(() => upstream.open() === 0);
  });
  it('a carrier that throws is a refusal, not a crash', async () => {
    const remote = {
      send: () => {
        throw new Error('broken');
      },
      close: async () => undefined,
    };
    expect(await named(ask(gatewayTo('http://127.0.0.1:1', { remote })))).toEqual([
      500,
      'GATEWAY_FAILED',
      'broken',
    ]);
  });
  it('a refused decision opens no connection', async () => {
    const upstream = await server(ok('{}'));
    expect(await named(ask(gatewayTo(at(upstream)), { target: '/api/..%2fx' }))).toEqual([
      400,
      'PATH_REFUSED',
      'ENCODED_SLASH',
    ]);
    expect(upstream.open()).toBe(0);
  });
});
