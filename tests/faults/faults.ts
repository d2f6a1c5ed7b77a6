/**
 * Faults between the gateway and a server, and the name under which each must end (limits.md §7). One row is one fault;
 * the test crosses the rows with one call of every kind.
 */
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { makeCertificate } from '../../src-main/gateway/testing/certificates.ts';
import { type Answer, type Behaviour, type Script, written } from './fault-server.ts';

/**
 * The result that the console gets. A gateway's code: a refusal under that name. `CUT`: the answer began and did not
 * end. `CONTRACT`: it came whole and is not what was declared. `HTTP 503`: the server's own failure. `ANSWERED`: no
 * failure.
 */
export type Outcome = string;

/** The profile of the call: its address and the way there. */
export type Way = 'plain' | 'tls' | 'nowhere' | 'proxied' | 'tunnelled';

export interface Fault {
  readonly name: string;
  readonly way: Way;
  readonly behaviour: Behaviour;
  readonly ends: Outcome;
  /** Results that differ for one kind of call. */
  readonly but?: Readonly<Record<string, Outcome>>;
}

const day = 86_400_000;
const hosts = ['127.0.0.1'];
/** The profiles' own authority. */
export const authority = makeCertificate({ name: 'Fault CA' });
const stranger = makeCertificate({ name: 'Nobody’s CA' });
export const goodCertificate = makeCertificate({ name: 'good', hosts, issuer: authority });
const [past, lately, soon, later] = [-2, -1, 1, 2].map((days) => new Date(Date.now() + days * day));

const half = (body: Buffer): Buffer => body.subarray(0, Math.ceil(body.byteLength / 2));
const begun = (whole: Answer): Buffer => written({ ...whole, body: half(whole.body) }, whole.body.byteLength);
const html: Answer = {
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: Buffer.from('<!doctype html><title>Sign in</title><form action="https://evil.test"></form>'),
};
const instead =
  (answer: Answer): Script =>
  (socket) =>
    void socket.end(written(answer));
const say =
  (text: string): Script =>
  (socket) =>
    void socket.end(text);
const status = (code: number, headers: Answer['headers'] = {}): Script =>
  instead({ status: code, headers: { 'content-type': 'text/plain', ...headers }, body: Buffer.from('no') });
/** The written bytes reach the other side before the reset does. */
const reset = async (socket: Socket, bytes: string | Buffer): Promise<void> => {
  socket.write(bytes);
  await wait(60);
  socket.resetAndDestroy();
};
const dribble: Script = async (socket, whole) => {
  const bytes = written(whole);
  const step = Math.ceil(bytes.byteLength / 6);
  for (let at = 0; at < bytes.byteLength; at += step) {
    socket.write(bytes.subarray(at, at + step));
    await wait(60);
  }
  socket.end();
};
const plain = (name: string, behaviour: Behaviour, ends: Outcome, but: Fault['but'] = {}): Fault => ({
  name,
  way: 'plain',
  behaviour,
  ends,
  but,
});
const shown = (name: string, wish: Parameters<typeof makeCertificate>[0], ends: Outcome): Fault => ({
  name,
  way: 'tls',
  behaviour: { certificate: makeCertificate(wish) },
  ends,
});
const silence = (): void => undefined;

/** `file`: the file download, which is no call of the contract. */
export const faults: readonly Fault[] = [
  plain('nobody listens', { deaf: true }, 'CONNECTION_REFUSED'),
  plain('reset at connect', { onConnect: (socket) => socket.resetAndDestroy() }, 'CONNECTION_RESET'),
  plain(
    'reset when the head has come',
    { onHead: (socket) => void socket.resetAndDestroy() },
    'CONNECTION_RESET',
  ),
  plain('closed without a word', { onRequest: (socket) => void socket.end() }, 'CONNECTION_RESET'),
  plain(
    'reset in its head',
    { onRequest: (socket) => reset(socket, 'HTTP/1.1 200 OK\r\nConten') },
    'CONNECTION_RESET',
  ),
  plain('reset in its body', { onRequest: (socket, whole) => reset(socket, begun(whole)) }, 'CUT'),
  plain('closed in its body', { onRequest: (socket, whole) => void socket.end(begun(whole)) }, 'CUT'),
  plain(
    'closed within chunks',
    {
      onRequest: (socket, { body }) =>
        void socket.end(
          `HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n{`,
        ),
    },
    'CUT',
    { 'file download': 'NO FILE' },
  ),
  plain('accepts and is silent', { onConnect: (socket) => void socket.resume() }, 'TIMEOUT'),
  plain('silent instead of an answer', { onRequest: silence }, 'TIMEOUT'),
  plain(
    'silent in its head',
    { onRequest: (socket) => void socket.write('HTTP/1.1 200 OK\r\nA: b\r\n') },
    'TIMEOUT',
  ),
  plain('silent in its body', { onRequest: (socket, whole) => void socket.write(begun(whole)) }, 'CUT'),
  plain('slow, but goes on', { onRequest: dribble }, 'ANSWERED'),
  plain('not HTTP', { onRequest: say('SSH-2.0-OpenSSH_9.9\r\n') }, 'BAD_RESPONSE'),
  plain(
    'a length that is none',
    { onRequest: say('HTTP/1.1 200 OK\r\ncontent-length: ten\r\n\r\n') },
    'BAD_RESPONSE',
  ),
  plain(
    'two lengths',
    { onRequest: say('HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab') },
    'BAD_RESPONSE',
  ),
  plain(
    'an endless head',
    { onRequest: say(`HTTP/1.1 200 OK\r\nx: ${'a'.repeat(200_000)}\r\n\r\n`) },
    'RESPONSE_TOO_LARGE',
  ),
  plain('junk for a body', { onRequest: instead({ ...html, body: Buffer.alloc(500, 0xc3) }) }, 'CONTRACT', {
    'file download': 'NO FILE',
    'streamed page': 'CUT',
  }),
  plain('HTML with 200', { onRequest: instead(html) }, 'CONTRACT', { 'file download': 'NO FILE' }),
  plain('nothing with 204', { onRequest: say('HTTP/1.1 204 None\r\n\r\n') }, 'CONTRACT', {
    'file download': 'NO FILE',
    'streamed page': 'CUT',
  }),
  plain(
    'a redirect',
    { onRequest: status(302, { location: 'http://127.0.0.1:9/elsewhere' }) },
    'REDIRECT_REFUSED',
  ),
  plain(
    'a redirect that keeps the method',
    { onRequest: status(307, { location: '/api/x' }) },
    'REDIRECT_REFUSED',
  ),
  plain('HTTP 503', { onRequest: status(503) }, 'HTTP 503'),
  plain('HTTP 429', { onRequest: status(429, { 'retry-after': '1' }) }, 'HTTP 429'),
  plain('a server that plays the proxy', { onRequest: status(407) }, 'PROXY_AUTH'),
  plain(
    'an upgrade that nobody asked for',
    { onRequest: say('HTTP/1.1 101 Switching\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n') },
    'CONNECTION_RESET',
  ),
  shown('expired', { name: 'a', hosts, issuer: authority, from: past, until: lately }, 'TLS_EXPIRED'),
  shown(
    'not valid yet',
    { name: 'a', hosts, issuer: authority, from: soon, until: later },
    'TLS_NOT_YET_VALID',
  ),
  shown('for another name', { name: 'a', hosts: ['other.test'], issuer: authority }, 'TLS_WRONG_NAME'),
  shown('signed by itself', { name: 'a', hosts }, 'TLS_SELF_SIGNED'),
  shown('of an unknown authority', { name: 'a', hosts, issuer: stranger }, 'TLS_UNKNOWN_CA'),
  {
    name: 'a handshake that is not answered',
    way: 'tls',
    behaviour: { onConnect: (socket) => void socket.resume() },
    ends: 'TIMEOUT',
  },
  {
    name: 'a handshake that is reset',
    way: 'tls',
    behaviour: { onConnect: (socket) => void socket.once('data', () => socket.resetAndDestroy()) },
    ends: 'CONNECTION_RESET',
  },
  {
    name: 'plain HTTP where TLS is spoken',
    way: 'tls',
    behaviour: {
      onConnect: (socket) => void socket.once('data', () => socket.end('HTTP/1.1 400 Bad\r\n\r\n')),
    },
    ends: 'TLS_NOT_SPOKEN',
  },
  { name: 'a name that nobody has', way: 'nowhere', behaviour: {}, ends: 'DNS_FAILED' },
  { name: 'the proxy is not there', way: 'proxied', behaviour: { deaf: true }, ends: 'PROXY_UNREACHABLE' },
  {
    name: 'the proxy wants a password',
    way: 'proxied',
    behaviour: { onRequest: status(407) },
    ends: 'PROXY_AUTH',
  },
  { name: 'the proxy is silent', way: 'proxied', behaviour: { onRequest: silence }, ends: 'TIMEOUT' },
  {
    name: 'the tunnel’s proxy is not there',
    way: 'tunnelled',
    behaviour: { deaf: true },
    ends: 'PROXY_UNREACHABLE',
  },
  ...(
    [
      ['wants a password', 'HTTP/1.1 407 Who\r\n\r\n', 'PROXY_AUTH'],
      ['refuses', 'HTTP/1.1 403 No\r\n\r\n', 'PROXY_REFUSED'],
      ['says nothing that is HTTP', 'hello\r\n\r\n', 'PROXY_REFUSED'],
    ] as const
  ).map(
    ([name, text, ends]): Fault => ({
      name: `the tunnel’s proxy ${name}`,
      way: 'tunnelled',
      behaviour: { onConnect: (socket) => void socket.once('data', () => socket.end(text)) },
      ends,
    }),
  ),
];
