/**
 * Makes one GET of a foreign address: without cookies or credentials, following no redirect, and reading a limited
 * number of bytes, also after decompression. The content is only inspected.
 */
import { type IncomingMessage, request } from 'node:http';
import { isIP, type Socket } from 'node:net';
import type { Readable, Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { CertificateState, LinkReport, LinkState } from '#shared/rules/link-check/link-report.ts';
import { mostBytes } from '#shared/rules/link-check/link-report.ts';
import { isPrivateAddress } from './private-address.ts';

export interface LinkCheckAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, readonly string[]>>;
  readonly body: Buffer;
  readonly read: LinkReport['body'];
  readonly isPrivate: boolean;
}

export interface UnreachableLink {
  readonly state: LinkState;
  readonly certificate: CertificateState;
  readonly isPrivate: boolean;
}

/** Statuses of redirects, whose bodies are not read. */
const redirects = [301, 302, 303, 307, 308];

export function isRedirect({ status }: LinkCheckAnswer): boolean {
  return redirects.includes(status);
}

/** An open connection, over TLS where the address is https. */
export interface LinkConnection {
  readonly socket: Socket;
  readonly throughProxy: boolean;
  /** `user:password` for a proxy that takes the whole address of plain http. */
  readonly proxyLogin: string | null;
}

/** Rejects with the codes of Node, or with one that begins with `PROXY_` or `PAC_`. */
export type ConnectLink = (url: URL) => Promise<LinkConnection>;

export interface LinkRequest {
  readonly accept: string;
  readonly signal: AbortSignal;
  readonly connect: ConnectLink;
}

export async function fetchLink(
  url: URL,
  { accept, signal, connect }: LinkRequest,
): Promise<LinkCheckAnswer | UnreachableLink> {
  try {
    return await exchange(url, accept, signal, await whileWaited(connect(url), signal));
  } catch (error) {
    return { ...unanswered(error, signal), isPrivate: isPrivateHost(url) };
  }
}

/** A connection that opens after the deadline is closed. */
export function whileWaited(opening: Promise<LinkConnection>, signal: AbortSignal): Promise<LinkConnection> {
  return new Promise((resolve, reject) => {
    const late = () => reject(signal.reason);
    signal.addEventListener('abort', late, { once: true });
    opening.then((connection) => {
      signal.removeEventListener('abort', late);
      if (signal.aborted) connection.socket.on('error', () => undefined).destroy();
      resolve(connection);
    }, reject);
  });
}

function exchange(
  url: URL,
  accept: string,
  signal: AbortSignal,
  { socket, throughProxy, proxyLogin }: LinkConnection,
): Promise<LinkCheckAnswer | UnreachableLink> {
  // Behind a proxy nobody here knows where the address leads.
  const isPrivate = throughProxy ? isPrivateHost(url) : isPrivateAddress(socket.remoteAddress ?? '');
  const whole = throughProxy && url.protocol === 'http:';
  return new Promise((resolve) => {
    let answered = false;
    const sent = request({
      method: 'GET',
      path: whole ? url.href : `${url.pathname}${url.search}`,
      createConnection: () => socket,
      setHost: false,
      insecureHTTPParser: false,
      maxHeaderSize: mostBytes,
      signal,
      headers: {
        host: url.host,
        connection: 'close',
        accept,
        'accept-encoding': 'identity',
        'user-agent': 'Steward',
        ...(proxyLogin === null
          ? {}
          : { 'proxy-authorization': `Basic ${Buffer.from(proxyLogin).toString('base64')}` }),
      },
    });
    sent.on('error', (error) => {
      // An error after the response's head only ends its body.
      if (!answered) resolve({ ...unanswered(error, signal), isPrivate });
    });
    sent.on('upgrade', (_, upgraded) => {
      upgraded.destroy();
      resolve({ state: 'notHttp', certificate: 'none', isPrivate });
    });
    sent.on('response', (response) => {
      answered = true;
      const head = {
        status: response.statusCode ?? 0,
        headers: response.headersDistinct as LinkCheckAnswer['headers'],
        isPrivate,
      };
      if (whole && head.status === 407) {
        response.destroy();
        return resolve({ state: 'proxy', certificate: 'none', isPrivate });
      }
      if (redirects.includes(head.status)) {
        response.destroy();
        return resolve({ ...head, body: Buffer.alloc(0), read: 'unread' });
      }
      void readBody(response).then((body) => resolve({ ...head, ...body }));
    });
    sent.end();
  });
}

/** The address names a private network itself. */
function isPrivateHost({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) !== 0 && isPrivateAddress(host);
}

/** Compression ratio that only a decompression bomb reaches. */
const bombRatio = 100;

function readBody(response: IncomingMessage): Promise<Pick<LinkCheckAnswer, 'body' | 'read'>> {
  const unpack = unpackerOf(response.headersDistinct['content-encoding'] ?? []);
  if (unpack === null) {
    response.destroy();
    return Promise.resolve({ body: Buffer.alloc(0), read: 'garbled' });
  }
  let [byteCount, length] = [0, 0];
  const pieces: Buffer[] = [];
  return new Promise((resolve) => {
    const end = (read: LinkReport['body']) => {
      response.destroy();
      unpack?.destroy();
      resolve({ body: Buffer.concat(pieces).subarray(0, mostBytes), read });
    };
    response.on('data', (chunk: Buffer) => {
      byteCount += chunk.length;
      // Compressed bytes count against the limit as well.
      if (byteCount > mostBytes && unpack) end('cut');
    });
    // A cut body, also by the deadline, counts as far as it has arrived.
    response.on('error', () => end('cut'));
    response.on('aborted', () => end('cut'));
    const source: Readable = unpack ? response.pipe(unpack) : response;
    unpack?.on('error', () => end(length > 0 ? 'cut' : 'garbled'));
    source.on('data', (chunk: Buffer) => {
      length += chunk.length;
      pieces.push(chunk);
      if (length > mostBytes) end(unpack && length > unpack.bytesWritten * bombRatio ? 'packed' : 'cut');
    });
    source.on('end', () => end('whole'));
  });
}

interface Unpacked {
  /** Compressed bytes that were decompressed so far. */
  readonly bytesWritten: number;
}

/** Returns undefined for an uncompressed body; null for an unknown encoding, which was not requested. */
function unpackerOf(encodings: readonly string[]): (Transform & Unpacked) | null | undefined {
  const [encoding, ...others] = encodings
    .flatMap((each) => each.split(','))
    .map((each) => each.trim().toLowerCase())
    .filter((each) => each !== '' && each !== 'identity');
  if (encoding === undefined) return undefined;
  if (others.length > 0) return null;
  if (encoding === 'gzip' || encoding === 'x-gzip') return createGunzip({ chunkSize: 16_384 });
  if (encoding === 'deflate') return createInflate({ chunkSize: 16_384 });
  return encoding === 'br' ? createBrotliDecompress({ chunkSize: 16_384 }) : null;
}

const certificates: Readonly<Record<string, CertificateState>> = {
  CERT_HAS_EXPIRED: 'expired',
  CERT_NOT_YET_VALID: 'notYet',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'selfSigned',
  SELF_SIGNED_CERT_IN_CHAIN: 'unknownIssuer',
  UNABLE_TO_GET_ISSUER_CERT: 'unknownIssuer',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'unknownIssuer',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'unknownIssuer',
  ERR_TLS_CERT_ALTNAME_INVALID: 'otherName',
  HOSTNAME_MISMATCH: 'otherName',
};
const otherCertificates = /^(CERT_|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH|CRL_|UNABLE_TO_DE)/;

function unanswered(error: unknown, signal: AbortSignal): Omit<UnreachableLink, 'isPrivate'> {
  const code = (error as { readonly code?: string }).code ?? '';
  const certificate = certificates[code] ?? (otherCertificates.test(code) ? 'wrong' : 'none');
  if (certificate !== 'none') return { state: 'certificate', certificate };
  return { state: signal.aborted ? 'timeout' : stateOf(code), certificate };
}

function stateOf(code: string): LinkState {
  if (code.startsWith('PROXY_') || code.startsWith('PAC_')) return 'proxy';
  if (code === 'HPE_HEADER_OVERFLOW') return 'headersTooLarge';
  if (code === 'UND_ERR_CONNECT_TIMEOUT') return 'timeout';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'EAI_FAIL') return 'unknownHost';
  if (code === 'ECONNREFUSED') return 'refused';
  if (code.startsWith('HPE_')) return 'notHttp';
  return code.startsWith('ERR_SSL') || code === 'EPROTO' ? 'tls' : 'unreachable';
}
