/** A transaction of Chromium's network stack as the stand-in plays it: the way, the answer, its decoding. */
import {
  type ClientRequest as NodeRequest,
  type IncomingMessage as NodeAnswer,
  request as sendHttp,
} from 'node:http';
import { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { NetError } from './net-error.ts';
import { knownLength, transactHttp2 } from './network-http2.ts';
import { openWay, type ProxyAccount, type Way } from './network-ways.ts';
import type { Session } from './session.ts';

export type { ProxyAccount } from './network-ways.ts';

export interface NetWish {
  readonly method: string;
  readonly url: URL;
  readonly session: Session;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer | Readable | null;
  readonly signal: AbortSignal;
  readonly login: (question: Electron.AuthInfo) => Promise<ProxyAccount | null>;
  /** Called where the answer fails after its head. */
  readonly failed: (error: unknown) => void;
}

export interface NetAnswer {
  readonly status: number;
  readonly rawHeaders: readonly string[];
  readonly body: Readable;
  readonly redirect: { readonly url: string; readonly fields: Record<string, string[]> } | null;
}

export async function transact(wish: NetWish): Promise<NetAnswer> {
  const way = await openWay(wish);
  // Source (net/http/http_network_transaction.cc): the proxy's answer is given, its page is not.
  if (way.refused) {
    const body = new Readable({ read: () => body.destroy(new NetError('TUNNEL_CONNECTION_FAILED')) });
    body.on('error', wish.failed);
    return { status: 407, rawHeaders: way.refused, body, redirect: null };
  }
  const came = await exchange(wish, way);
  came.body.once('close', () => way.agent.destroy());
  const fields = receivedFields(wish.session, came);
  const { status } = came;
  const location = fieldOf(came, 'location');
  const redirect =
    [301, 302, 303, 307, 308].includes(status) && location !== undefined
      ? { url: new URL(location, wish.url).href, fields: withoutCookies(fields) }
      : null;
  if (redirect && !/^https?:/.test(redirect.url)) throw new NetError('UNSAFE_REDIRECT');
  return { status, rawHeaders: came.rawHeaders, body: decodedBody(came, wish.failed), redirect };
}

/** An answer as it came, whichever protocol brought it. */
interface Came {
  readonly status: number;
  readonly rawHeaders: readonly string[];
  readonly body: Readable;
  /** The reason for a body that has ended early. */
  readonly failure: () => NetError;
}

function fieldsOf({ rawHeaders }: Came, name: string): string[] {
  return rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === name);
}
const fieldOf = (came: Came, name: string): string | undefined => fieldsOf(came, name)[0];

async function exchange(wish: NetWish, way: Way): Promise<Came> {
  let answer = await (way.http2 ? transactHttp2(way.http2, wish) : once(wish, way));
  // A server's own question; this stand-in sends no answer to it.
  const asks = answer.status === 401 ? (fieldOf(answer, 'www-authenticate') ?? '') : '';
  if (asks !== '') {
    const { hostname: host, port, protocol } = wish.url;
    const scheme = (asks.split(' ')[0] ?? '').toLowerCase();
    const known = { isProxy: false, scheme, host, port: Number(port || (protocol === 'https:' ? 443 : 80)) };
    if (await wish.login({ ...known, realm: '' })) throw new Error('a server was given the proxy’s password');
  }
  while (answer.status === 407 && way.isWhole) {
    if (!(await way.answerChallenge(fieldsOf(answer, 'proxy-authenticate')))) return answer;
    if (wish.body !== null && !Buffer.isBuffer(wish.body))
      throw new NetError('UPLOAD_STREAM_REWIND_NOT_SUPPORTED');
    const { body } = answer;
    const ended = new Promise((read) => body.once('end', read));
    body.resume();
    await ended;
    answer = await once(wish, way);
  }
  return answer;
}

function once({ method, url, headers, body, signal }: NetWish, way: Way): Promise<Came> {
  return new Promise((done, fail) => {
    const length = knownLength(method, body);
    const parts = body !== null && !Buffer.isBuffer(body) ? [['Transfer-Encoding', 'chunked']] : [];
    const own = [['Host', url.host], ['Connection', 'keep-alive'], ...parts];
    const sent: NodeRequest = sendHttp({
      agent: way.agent,
      method,
      path: way.isWhole ? url.href : url.pathname + url.search,
      headers: [
        ...own,
        ...(length === null ? [] : [['Content-Length', String(length)]]),
        ...headers,
        ...way.fields(),
      ].flat(),
      maxHeaderSize: 256 * 1024,
    });
    signal.addEventListener('abort', () => sent.destroy(), { once: true });
    sent.on('response', (came) => done(asCame(came)));
    sent.on('error', (error) => fail(namedError(error)));
    if (body === null || Buffer.isBuffer(body)) sent.end(body ?? undefined);
    else body.pipe(sent);
  });
}

function asCame(came: NodeAnswer): Came {
  const isChunked = came.headers['transfer-encoding'] !== undefined;
  return {
    status: came.statusCode ?? 0,
    rawHeaders: came.rawHeaders,
    body: came,
    failure: () => new NetError(isChunked ? 'INCOMPLETE_CHUNKED_ENCODING' : 'CONTENT_LENGTH_MISMATCH'),
  };
}

function namedError(error: Error): Error {
  if (error instanceof NetError) return error;
  const code = String(Reflect.get(error, 'code'));
  if (code === 'HPE_HEADER_OVERFLOW') return new NetError('RESPONSE_HEADERS_TOO_BIG');
  if (code.startsWith('HPE_')) return new NetError('INVALID_HTTP_RESPONSE');
  if (error.message === 'socket hang up') return new NetError('EMPTY_RESPONSE');
  // A server that wanted a client certificate says so once TLS stands (RFC 8446 §4.4.2.4).
  if (/ALERT_CERTIFICATE_REQUIRED/.test(code)) return new NetError('BAD_SSL_CLIENT_AUTH_CERT');
  return code === 'ECONNRESET' ? new NetError('CONNECTION_RESET') : error;
}

type Listener = (
  details: { statusCode: number; responseHeaders: Record<string, string[]> },
  callback: (changed: { responseHeaders?: Record<string, string[]> }) => void,
) => void;

/** d.ts, `onHeadersReceived`: "When provided, the server is assumed to have responded with these headers." */
function receivedFields(session: Session, { rawHeaders, status }: Came): Record<string, string[]> {
  let fields: Record<string, string[]> = {};
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = [rawHeaders[at], rawHeaders[at + 1]];
    fields[name] = [...(fields[name] ?? []), value];
  }
  const listener = session.handlers.onHeadersReceived as Listener | undefined;
  listener?.({ statusCode: status, responseHeaders: fields }, ({ responseHeaders }) => {
    fields = responseHeaders ?? fields;
  });
  return fields;
}

/** Source (services/network/public/cpp/network_ipc_param_traits.cc): cookies cross no process, except in raw headers. */
function withoutCookies(fields: Record<string, string[]>): Record<string, string[]> {
  const lower = Object.entries(fields).map(([name, values]) => [name.toLowerCase(), values] as const);
  return Object.fromEntries(lower.filter(([name]) => name !== 'set-cookie'));
}

const decoders = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** Source (net/url_request): a body is decoded where all of its encodings are known, and its fields stay as they came. */
function decodedBody(came: Came, failed: NetWish['failed']): Readable {
  const { body } = came;
  const encoding = fieldOf(came, 'content-encoding')?.trim().toLowerCase() ?? '';
  const decoder = Object.hasOwn(decoders, encoding) ? decoders[encoding as keyof typeof decoders]() : null;
  body.on('error', () => failed(came.failure()));
  if (!decoder) return body;
  decoder.on('error', () => failed(new NetError('CONTENT_DECODING_FAILED')));
  decoder.on('close', () => body.destroy());
  return body.pipe(decoder);
}
