/** A server that speaks HTTP/2 is asked in it by the system's network, in HTTP/1.1 by our own connections, to the same end. */
import { randomBytes } from 'node:crypto';
import { createSecureServer, constants, type ServerHttp2Stream } from 'node:http2';
import type { AddressInfo, Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeCertificate } from '../../src-main/gateway/testing/certificates.ts';
import { ask, cleanup, named } from '../../src-main/gateway/testing/exchange.ts';
import { carriers, reach } from './carriers.ts';
import { readyElectron } from './electron.ts';

vi.mock('electron', () => import('./electron.ts'));
beforeEach(readyElectron);

const authority = makeCertificate({ name: 'Own CA' });
const shown = makeCertificate({ name: 'leaf', hosts: ['127.0.0.1'], issuer: authority });
const route = { authorities: authority.cert };

interface Asked {
  readonly version: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

type Reply = { status?: number; fields?: Record<string, string | string[]>; body?: Buffer | string };

/** Answers every request alike, in whichever protocol it comes. */
async function bilingual(reply: Reply = {}) {
  const asked: Asked[] = [];
  const sockets = new Set<Socket>();
  const server = createSecureServer({ ...shown, allowHTTP1: true }, (request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { httpVersion: version, headers } = request;
      asked.push({ version, headers, body: Buffer.concat(parts).toString() });
      response.writeHead(reply.status ?? 200, { 'content-type': 'application/json', ...reply.fields });
      response.end(reply.body ?? '{"name":"ä"}');
    });
  });
  server.on('secureConnection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  cleanup.push(
    () =>
      new Promise((done) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => done());
      }),
  );
  return { asked, address: `https://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

describe.each(carriers)('%s', (carrier) => {
  const version = carrier === 'the system’s network' ? '2.0' : '1.1';

  it('sends what was decided, in its own protocol', async () => {
    const { asked, address } = await bilingual();
    const gateway = reach(carrier, address, { route, credential: { kind: 'cookie', cookie: 'sid=1' } });
    const body = `{"text":"${randomBytes(60_000).toString('hex')}"}`;
    const answer = await ask(gateway, {
      method: 'POST',
      headers: [
        ['Content-Type', 'application/json'],
        ['Content-Length', String(body.length)],
        ['Connection', 'keep-alive'],
        ['X-Forwarded-For', '10.0.0.1'],
      ],
      body,
    });
    expect(await new Response(answer.body).text()).toBe('{"name":"ä"}');
    const [took] = asked;
    expect(took).toMatchObject({ version, body });
    expect(took?.headers).toMatchObject({
      cookie: 'sid=1',
      'content-type': 'application/json',
      'content-length': String(body.length),
      origin: address,
    });
    expect(Object.keys(took?.headers ?? {}).join()).not.toMatch(/forwarded|x-steward|transfer-encoding/);
  });

  it('decodes an answer, and keeps the cookies of an answer and of a redirect', async () => {
    const packed = await bilingual({
      fields: { 'content-encoding': 'gzip', 'set-cookie': ['a=1; Path=/', 'b=2; Path=/'] },
      body: gzipSync('{"name":"ä"}'),
    });
    const gateway = reach(carrier, packed.address, { route });
    for (let times = 0; times < 2; times += 1) {
      const { headers, body } = await ask(gateway);
      expect(await new Response(body).text()).toBe('{"name":"ä"}');
      expect(headers.map(([name]) => name)).not.toContain('set-cookie');
    }
    expect(packed.asked.map(({ headers }) => headers.cookie)).toEqual([undefined, 'a=1; b=2']);

    const away = await bilingual({
      status: 302,
      fields: { location: 'https://elsewhere.example/x', 'set-cookie': 'sid=7; Path=/' },
    });
    const other = reach(carrier, away.address, { route });
    for (let times = 0; times < 2; times += 1) {
      const [, code, detail] = await named(ask(other));
      expect([code, detail]).toEqual(['REDIRECT_REFUSED', 'elsewhere.example/x']);
    }
    expect(away.asked.map(({ headers }) => headers.cookie)).toEqual([undefined, 'sid=7']);
  });

  it('sends a body of more than 4 MB, and one of an unknown length', async () => {
    const { asked, address } = await bilingual();
    const body = randomBytes(3_000_000).toString('hex');
    const gateway = reach(carrier, address, { route });
    const headers: [string, string][] = [['content-length', String(body.length)]];
    const answer = await ask(gateway, { method: 'POST', headers, body });
    expect(await new Response(answer.body).text()).toBe('{"name":"ä"}');
    expect(asked[0]?.body === body).toBe(true);
  });
});

/** A server of HTTP/2 that does something else to a stream than answering it. */
async function rude(act: (stream: ServerHttp2Stream) => void): Promise<string> {
  const server = createSecureServer(shown);
  const sockets = new Set<Socket>();
  server.on('secureConnection', (socket) => sockets.add(socket));
  server.on('stream', (stream) => {
    stream.on('error', () => undefined);
    act(stream);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  cleanup.push(
    () =>
      new Promise((done) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => done());
      }),
  );
  return `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const { NGHTTP2_REFUSED_STREAM, NGHTTP2_INTERNAL_ERROR, NGHTTP2_HTTP_1_1_REQUIRED } = constants;

it.each([
  ['refuses the stream', (stream) => stream.close(NGHTTP2_REFUSED_STREAM), 'CONNECTION_RESET'],
  ['ends the connection', (stream) => stream.session?.destroy(), 'CONNECTION_RESET'],
  ['fails', (stream) => stream.close(NGHTTP2_INTERNAL_ERROR), 'BAD_RESPONSE'],
  ['wants another protocol', (stream) => stream.close(NGHTTP2_HTTP_1_1_REQUIRED), 'BAD_RESPONSE'],
  [
    'stops in the middle of its answer',
    (stream) => {
      stream.respond({ ':status': 200, 'content-type': 'application/json' });
      stream.write('{"a":', () => stream.session?.destroy());
    },
    'CONNECTION_RESET',
  ],
] satisfies [string, (stream: ServerHttp2Stream) => void, string][])(
  'a server of HTTP/2 that %s is named',
  async (_, act, code) => {
    const gateway = reach('the system’s network', await rude(act), { route });
    expect((await named(ask(gateway)))[1]).toBe(code);
  },
);
