/** A transaction over HTTP/2, which Chromium speaks with every server of TLS that offers it (RFC 9113 §3.2). */
import { connect, constants, type IncomingHttpHeaders } from 'node:http2';
import { PassThrough, type Readable } from 'node:stream';
import type { TLSSocket } from 'node:tls';
import { NetError } from './net-error.ts';

export interface Http2Wish {
  readonly url: URL;
  readonly method: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer | Readable | null;
  readonly signal: AbortSignal;
}

export interface Http2Answer {
  readonly status: number;
  readonly rawHeaders: string[];
  readonly body: Readable;
  /** The reason for a body that has ended before it was whole. */
  readonly failure: () => NetError;
}

/** Source (net/spdy/spdy_http_utils.cc, CreateSpdyHeadersFromHttpRequest): fields of one connection are left out. */
const ofConnection = /^(connection|proxy-connection|transfer-encoding|keep-alive|host)$/;

/** Source (net/spdy/spdy_stream.cc, OnClose and net/spdy/spdy_session.cc, OnRstStream). */
function nameReset(code: number): NetError {
  if (code === constants.NGHTTP2_REFUSED_STREAM) return new NetError('HTTP2_SERVER_REFUSED_STREAM');
  if (code === constants.NGHTTP2_HTTP_1_1_REQUIRED) return new NetError('HTTP_1_1_REQUIRED');
  return new NetError(code === constants.NGHTTP2_NO_ERROR ? 'CONNECTION_CLOSED' : 'HTTP2_PROTOCOL_ERROR');
}

/**
 * The length that a request tells; null where it tells none. Source (net/http/http_network_transaction.cc,
 * BuildRequestHeaders): "An empty POST/PUT request still needs a content length".
 */
export function knownLength(method: string, body: Http2Wish['body']): number | null {
  if (Buffer.isBuffer(body)) return body.byteLength;
  return body === null && /^(POST|PUT)$/.test(method) ? 0 : null;
}

export function transactHttp2(socket: TLSSocket, wish: Http2Wish): Promise<Http2Answer> {
  const { url, method, body, signal } = wish;
  const session = connect(url.origin, { createConnection: () => socket });
  const fields: Record<string, string> = {};
  for (const [name, value] of wish.headers)
    if (!ofConnection.test(name.toLowerCase())) fields[name.toLowerCase()] = value;
  const length = knownLength(method, body);
  const stream = session.request({
    ':method': method,
    ':path': url.pathname + url.search,
    ...(length === null ? {} : { 'content-length': String(length) }),
    ...fields,
  });
  // Node says of a connection that has gone that its streams were cancelled.
  const failure = (): NetError =>
    socket.destroyed || session.destroyed
      ? new NetError('CONNECTION_CLOSED')
      : nameReset(stream.rstCode ?? constants.NGHTTP2_NO_ERROR);
  // An error of a session is one of each of its streams.
  session.on('error', () => undefined);
  signal.addEventListener('abort', () => session.destroy(), { once: true });
  // The stream ends for its readers also where it was reset; only its close says which of both.
  const answered = new PassThrough();
  // Without an answer there is no reader yet who could hear of it.
  answered.on('error', () => undefined);
  stream.pipe(answered, { end: false });
  stream.once('close', () => {
    if (stream.rstCode === constants.NGHTTP2_NO_ERROR) answered.end();
    else answered.destroy(failure());
    session.close();
  });
  answered.once('close', () => stream.destroy());
  return new Promise((done, fail) => {
    stream.once('error', () => fail(failure()));
    stream.once('close', () => fail(failure()));
    stream.once('response', (head: IncomingHttpHeaders & { ':status'?: number }) =>
      done({ status: head[':status'] ?? 0, rawHeaders: rawOf(head), body: answered, failure }),
    );
    if (body === null || Buffer.isBuffer(body)) stream.end(body ?? undefined);
    else body.pipe(stream);
  });
}

function rawOf(head: IncomingHttpHeaders): string[] {
  return Object.entries(head)
    .filter(([name]) => !name.startsWith(':'))
    .flatMap(([name, value]) => [value ?? ''].flat().flatMap((one) => [name, String(one)]));
}
