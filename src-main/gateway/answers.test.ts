/** Limits of a response by its kind: decoded, measured, and refused by name (limits.md §3). */
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { jsonLimit, rowLimit } from './answer-plan.ts';
import { ask, at, gatewayTo, named, server } from './testing/exchange.ts';

const head = (fields: string): string => `HTTP/1.1 200 OK\r\n${fields}Connection: close\r\n\r\n`;
const json = 'Content-Type: application/json\r\n';
const rows = 'Content-Type: application/x-ndjson\r\n';
const answering = (fields: string, body: Uint8Array) =>
  server((_, socket) => {
    socket.write(head(`${fields}Content-Length: ${body.length}\r\n`));
    socket.end(body);
    return null;
  });
const gatewayAnswer = async (fields: string, body: Uint8Array) =>
  ask(gatewayTo(at(await answering(fields, body))));
const text = async (answer: Awaited<ReturnType<typeof ask>>) => new Response(answer.body).text();
const large = Buffer.alloc(jsonLimit + 1, ' ');

describe('an encoded answer', () => {
  const word = Buffer.from(JSON.stringify({ word: '授权'.repeat(50_000) }));
  it.each([
    ['gzip', gzipSync(word)],
    ['x-gzip', gzipSync(word)],
    ['deflate', deflateSync(word)],
    ['br', brotliCompressSync(word)],
    ['identity', word],
    ['none', word],
    ['NONE', word],
    ['utf-8', word],
    ['', word],
    ['identity, gzip', gzipSync(word)],
  ])('is decoded here: %s', async (encoding, body) => {
    const answer = await gatewayAnswer(`${json}Content-Encoding: ${encoding}\r\n`, body);
    const headers = new Headers(answer.headers);
    expect([headers.get('content-encoding'), headers.get('content-length')]).toEqual([
      null,
      String(word.length),
    ]);
    expect(await text(answer)).toBe(word.toString());
  });

  it('comes as it is decoded where it may be long', async () => {
    const answer = await gatewayAnswer(
      'Content-Type: application/octet-stream\r\nContent-Encoding: gzip\r\n',
      gzipSync(large),
    );
    expect(new Headers(answer.headers).get('content-length')).toBeNull();
    expect((await text(answer)).length).toBe(large.length);
  });

  it.each(['zstd', 'compress', 'gzip, br', 'rubbish, gzip'])(
    'in a way that is not known is refused: %s',
    async (encoding) => {
      expect(await named(gatewayAnswer(`${json}Content-Encoding: ${encoding}\r\n`, gzipSync(word)))).toEqual([
        502,
        'BAD_RESPONSE',
        'CONTENT_ENCODING',
      ]);
    },
  );

  it.each([
    ['that is none', Buffer.from('{"not":"gzip"}')],
    ['that is cut', gzipSync(word).subarray(0, 60)],
  ])('%s is refused by name', async (_, body) => {
    expect((await named(gatewayAnswer(`${json}Content-Encoding: gzip\r\n`, body))).slice(1)).toEqual([
      'BAD_RESPONSE',
      'CONTENT_ENCODING',
    ]);
  });

  it('of no body has none', async () => {
    const upstream = await server(head(`${json}Content-Encoding: gzip\r\nContent-Length: 20\r\n`));
    expect((await ask(gatewayTo(at(upstream)), { method: 'HEAD' })).status).toBe(200);
  });
});

describe('an answer that is too large', () => {
  const tooMuch = [502, 'RESPONSE_TOO_LARGE', 'JSON > 64 MB'];
  it('says so by its length', async () => {
    const upstream = await server(head(`${json}Content-Length: ${jsonLimit + 1}\r\n`));
    expect(await named(ask(gatewayTo(at(upstream))))).toEqual(tooMuch);
  });
  it('is refused by name when it becomes so', async () => {
    const upstream = await server((_, socket) => {
      socket.write(head(json));
      socket.end(large);
      return null;
    });
    expect(await named(ask(gatewayTo(at(upstream))))).toEqual(tooMuch);
  });
  it('is refused when it is decoded, however small it came', async () => {
    const bomb = gzipSync(Buffer.alloc(jsonLimit * 4, ' '));
    expect(bomb.length).toBeLessThan(1 << 19);
    expect(await named(gatewayAnswer(`${json}Content-Encoding: gzip\r\n`, bomb))).toEqual(tooMuch);
  });
  it('and says nothing of its kind, is cut', async () => {
    const upstream = await server((_, socket) => {
      socket.write(head(''));
      socket.end(large);
      return null;
    });
    await expect(text(await ask(gatewayTo(at(upstream)))).then(({ length }) => length)).rejects.toThrow(
      'RESPONSE_TOO_LARGE',
    );
  });
});

describe('rows', () => {
  const row = Buffer.from(`${'x'.repeat(1023)}\n`);
  it('may be many', async () => {
    const many = Buffer.concat(Array.from({ length: 8 * 1024 }, () => row));
    expect(many.length).toBeGreaterThan(rowLimit);
    expect((await text(await gatewayAnswer(rows, many))).length).toBe(many.length);
  });
  it.each([
    ['at once', Buffer.concat([row, Buffer.alloc(rowLimit + 1, 'x'), Buffer.from('\n')])],
    ['without an end', Buffer.alloc(rowLimit + 1, 'x')],
  ])('none may be long: %s', async (_, body) => {
    await expect(text(await gatewayAnswer(rows, body))).rejects.toThrow('RESPONSE_TOO_LARGE');
  });
});

it('a JSON answer that is cut off is refused by name where its length was not known', async () => {
  const upstream = await server((_, socket) => {
    socket.write(
      'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{"\r\n',
    );
    socket.destroySoon();
    return null;
  });
  expect((await named(ask(gatewayTo(at(upstream)))))[1]).toMatch(/CONNECTION_RESET|BAD_RESPONSE/);
});
