import { type AddressInfo, createServer } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { describe, expect, it } from 'vitest';
import { until } from '#shared/testing/until.ts';
import { diagnose } from './doctor.ts';
import type { GatewayTarget } from './target.ts';
import { makeCertificate } from './testing/certificates.ts';
import { at, cleanup, ok, server, targetAt } from './testing/exchange.ts';
import { scriptedServer } from './testing/scripted-server.ts';
import { signedInFacts } from './testing/signed-in-facts.ts';

const draft = (address: string, credential: GatewayTarget['credential'] = null): GatewayTarget =>
  targetAt(address, { credential });
const never = new AbortController().signal;
const examine = (target: GatewayTarget, signal = never, limit?: number) =>
  diagnose(target, { signal, progress: () => undefined }, limit);
const token: GatewayTarget['credential'] = { kind: 'token', token: 'T' };

/** `address+ proxy- resolve+ connect! …`: each step with + ok, ! failed, - skipped, and the failed one's code. */
async function story(...given: Parameters<typeof examine>): Promise<string> {
  const { ok: good, steps } = await examine(...given);
  const marks = { ok: '+', warning: '?', failed: '!', skipped: '-' };
  expect(good).toBe(steps.every((step) => step.verdict !== 'failed'));
  expect(steps.every((step) => step.milliseconds >= 0 && step.milliseconds < 16_000)).toBe(true);
  return steps.map((step) => step.step + marks[step.verdict] + (step.code ? `(${step.code})` : '')).join(' ');
}

const signedInText = JSON.stringify({ code: 200, msg: '', data: signedInFacts });
const signedIn = ok(signedInText);
const status = (code: number, type: string, body: string, more = ''): Buffer =>
  Buffer.from(
    `HTTP/1.1 ${code} x\r\n${type && `Content-Type: ${type}\r\n`}${more}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );

/** A port that speaks TLS, unless it does not, and answers plain HTTP by this; null ends the connection. */
async function tlsOrPlain(answer: string | Buffer | null, speaksTls = true): Promise<number> {
  const { key, cert } = makeCertificate({ name: 'self', hosts: ['127.0.0.1'] });
  const secure = createTlsServer({ key, cert });
  const port = createServer((socket) => {
    socket.once('data', (first) => {
      // 22 begins a handshake (RFC 8446 §5.1).
      if (speaksTls && first[0] === 22) {
        socket.pause();
        socket.unshift(first);
        secure.emit('connection', socket);
      } else if (answer === null) socket.destroy();
      else socket.end(answer);
    });
  });
  await new Promise<void>((done) => port.listen(0, '127.0.0.1', done));
  cleanup.push(() => new Promise((done) => port.close(() => done())));
  return (port.address() as AddressInfo).port;
}

describe('each step that fails is named, and those after it are skipped', () => {
  it('all is well', async () => {
    const upstream = await server(signedIn);
    expect(await story(draft(at(upstream, '/base/'), token))).toBe(
      'address+ proxy- resolve+ connect+ tls- http+ platform+ session+ permission+ clock-',
    );
    expect(upstream.received.at(-1)).toContain('GET /base/api/basicserver/session/current HTTP/1.1');
    expect(upstream.received.at(-1)).toContain('authorization: Bearer T');
    const { steps } = await examine(draft(at(upstream), token));
    expect(steps.find(({ step }) => step === 'session')?.detail).toBe('Ada');
  });
  it('an address that is none', async () => {
    expect(await story(draft('ftp://x'))).toBe(
      'address!(ADDRESS_INVALID) proxy- resolve- connect- tls- http- platform- session- permission- clock-',
    );
  });
  it('a name that does not exist', async () => {
    expect(await story(draft('http://nowhere.invalid'))).toBe(
      'address+ proxy- resolve!(DNS_FAILED) connect- tls- http- platform- session- permission- clock-',
    );
  });
  it('nobody listens', async () => {
    const gone = await scriptedServer(() => null);
    await gone.close();
    expect(await story(draft(at(gone)))).toBe(
      'address+ proxy- resolve+ connect!(CONNECTION_REFUSED) tls- http- platform- session- permission- clock-',
    );
  });
  it('a certificate signed by itself, with its fingerprint', async () => {
    const { key, cert } = makeCertificate({ name: 'self', hosts: ['127.0.0.1'] });
    const upstream = await server(signedIn, { key, cert });
    const { steps, chain } = await examine(draft(`https://127.0.0.1:${upstream.port}`));
    expect(chain).toMatchObject([{ subject: 'CN=self', issuer: 'CN=self' }]);
    const failed = steps.find((step) => step.verdict === 'failed');
    expect([failed?.step, failed?.code]).toEqual(['tls', 'TLS_SELF_SIGNED']);
    expect(failed?.detail).toMatch(/SHA-256 ([0-9A-F]{2}:){31}/);
  });
  it.each(['TLSv1', 'TLSv1.1'] as const)('TLS that is too old, with its version: %s', async (version) => {
    const { key, cert } = makeCertificate({ name: 'old', hosts: ['127.0.0.1'] });
    const old = { minVersion: version, maxVersion: version, ciphers: 'DEFAULT:@SECLEVEL=0' };
    const upstream = await server(signedIn, { key, cert, ...old });
    const { steps } = await examine(draft(`https://127.0.0.1:${upstream.port}`, token));
    const failed = steps.find((step) => step.verdict === 'failed');
    expect([failed?.step, failed?.code]).toEqual(['tls', 'TLS_FAILED']);
    expect(failed?.detail).toMatch(new RegExp(`^${version.replace('.', '\\.')}; ERR_SSL_`));
    // A server without a modern TLS version receives no request.
    expect(upstream.received).toEqual([]);
  });
  it('silence, in time', async () => {
    const upstream = await server(() => null);
    expect(await story(draft(`https://127.0.0.1:${upstream.port}`), never, 300)).toBe(
      'address+ proxy- resolve+ connect+ tls!(TIMEOUT) http- platform- session- permission- clock-',
    );
    expect(await story(draft(at(upstream)), never, 300)).toMatch(
      /http!\((TIMEOUT|CANCELLED)\) platform- session- permission- clock-$/,
    );
  });
  it.each([
    ['closes the connection', null, 'CONNECTION_RESET'],
    [
      'says so on a page, as nginx does',
      'HTTP/1.1 400 Bad Request\r\nContent-Type: text/html\r\nContent-Length: 0\r\nConnection: close\r\n\r\n',
      'HTTP 400',
    ],
  ])('plain HTTP on a port of TLS, which %s', async (_, answer, detail) => {
    const port = await tlsOrPlain(answer);
    const { steps } = await examine(draft(`http://127.0.0.1:${port}`));
    const failed = steps.find((step) => step.verdict === 'failed');
    expect([failed?.step, failed?.code, failed?.detail]).toEqual(['http', 'TLS_WANTED', detail]);
  });
  it('a page that says 400 on a port without TLS is a page', async () => {
    const port = await tlsOrPlain(status(400, 'text/html', '<p>'), false);
    expect(await story(draft(`http://127.0.0.1:${port}`))).toMatch(/platform!\(PAGE_ANSWERS\)/);
  });
  it('a redirect', async () => {
    const upstream = await server(
      'HTTP/1.1 302 Found\r\nLocation: https://sso.example.com/x\r\nContent-Length: 0\r\n\r\n',
    );
    expect(await story(draft(at(upstream)))).toBe(
      'address+ proxy- resolve+ connect+ tls- http!(REDIRECT_REFUSED) platform- session- permission- clock-',
    );
  });
  it.each([
    ['broken', status(500, 'text/html', '<p>'), 'HTTP_FAILED', 'HTTP 500'],
    [
      'under maintenance',
      status(503, '', '', 'Retry-After: 120\r\n'),
      'HTTP_PAUSED',
      'HTTP 503 Retry-After: 120',
    ],
    ['behind something', status(502, 'text/html', '<p>'), 'HTTP_BEHIND', 'HTTP 502'],
    ['behind a network’s own page', status(511, 'text/html', '<p>'), 'PAGE_ANSWERS', 'HTTP 511'],
    [
      'behind a gate',
      status(401, 'text/html', '<p>', 'WWW-Authenticate: Basic realm="gate"\r\n'),
      'GATE_AUTH',
      'Basic realm="gate"',
    ],
    [
      'behind a gate of a domain',
      status(401, 'text/html', '<p>', 'WWW-Authenticate: Negotiate\r\nWWW-Authenticate: NTLM\r\n'),
      'GATE_AUTH',
      'Negotiate, NTLM',
    ],
  ])('a server that is %s', async (_, answer, code, detail) => {
    const { ok: good, steps } = await examine(draft(at(await server(() => answer)), token));
    const failed = steps.find(({ verdict }) => verdict === 'failed');
    expect([good, failed?.step, failed?.code, failed?.detail]).toEqual([false, 'http', code, detail]);
  });

  it.each([
    [
      'another web site',
      'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 4\r\n\r\n<p/>',
      'platform!(PAGE_ANSWERS) session- permission- clock-',
    ],
    [
      'a web site without the path',
      'HTTP/1.1 404 No\r\nContent-Type: text/html\r\nContent-Length: 0\r\n\r\n',
      'platform!(PAGE_ANSWERS) session- permission- clock-',
    ],
    ['JSON of something else', ok('{"hello":1}'), 'platform!(NOT_A_PLATFORM) session- permission- clock-'],
    ['broken JSON', ok('{"hello'), 'platform!(NOT_A_PLATFORM) session- permission- clock-'],
    [
      'a refused token',
      status(401, 'application/json', '{"code":401,"msg":"no","data":null}'),
      'platform+ session!(SESSION_REFUSED) permission- clock-',
    ],
    [
      'a refused token, named as a page',
      status(401, 'text/html', '\ufeff{"code":401,"msg":"no","data":null}'),
      'platform+ session!(SESSION_REFUSED) permission- clock-',
    ],
    [
      'a refusal in nobody’s words',
      status(401, '', ''),
      'platform!(PLATFORM_UNCERTAIN) session- permission- clock-',
    ],
    [
      'another program that forbids',
      status(403, 'text/plain', 'Forbidden'),
      'platform!(PLATFORM_UNCERTAIN) session- permission- clock-',
    ],
    [
      'another program that forbids in JSON',
      status(403, 'application/json', '{"code":403}'),
      'platform!(PLATFORM_UNCERTAIN) session- permission- clock-',
    ],
    [
      'another program that forbids with a page',
      status(403, 'text/html', '<html>no'),
      'platform!(PAGE_ANSWERS) session- permission- clock-',
    ],
    [
      'an answer named as a page',
      status(200, 'text/html', signedInText),
      'platform+ session+ permission+ clock-',
    ],
    ['an answer named as nothing', status(200, '', signedInText), 'platform+ session+ permission+ clock-'],
    [
      'an answer with a byte order mark',
      status(200, 'application/json', `\ufeff${signedInText}`),
      'platform+ session+ permission+ clock-',
    ],
    [
      'a refusal in the envelope',
      ok('{"code":401,"msg":"no","data":null}'),
      'platform+ session!(SESSION_REFUSED) permission- clock-',
    ],
  ])('%s', async (_, text, end) => {
    expect(await story(draft(at(await server(() => text)), token))).toBe(
      `address+ proxy- resolve+ connect+ tls- http+ ${end}`,
    );
  });
  it('without a credential a refusal is what one expects', async () => {
    const upstream = await server(() => status(401, '', '{"code":401,"msg":"no"}'));
    expect(await story(draft(at(upstream)))).toBe(
      'address+ proxy- resolve+ connect+ tls- http+ platform+ session- permission- clock-',
    );
  });
});

it('stops when told to, and leaves no connection', async () => {
  const upstream = await server(() => null);
  const stop = new AbortController();
  const running = story(draft(at(upstream)), stop.signal);
  await until(() => upstream.open() > 0);
  stop.abort();
  expect(await running).toMatch(/!\(CANCELLED\)/);
  await until(() => upstream.open() === 0);
});
