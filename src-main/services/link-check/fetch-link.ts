/**
 * Makes one GET of a foreign address: without cookies or credentials, following no redirect, and reading a limited
 * number of bytes, also after decompression. The content is only inspected.
 */
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Readable, Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { CertificateState, LinkReport, LinkState } from '#shared/rules/link-check/link-report.ts';
import { mostBytes } from '#shared/rules/link-check/link-report.ts';
import { usualContext } from '../../authorities/secure-contexts.ts';
import { isPrivateAddress } from './private-address.ts';

export interface LinkCheckAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, readonly string[]>>;
  readonly body: Buffer;
  readonly read: LinkReport['body'];
  readonly isPrivate: boolean;
}

export interface Unanswered {
  readonly state: LinkState;
  readonly certificate: CertificateState;
  readonly isPrivate: boolean;
}

/** Statuses of redirects, whose bodies are not read. */
const redirects = [301, 302, 303, 307, 308];

export function isRedirect({ status }: LinkCheckAnswer): boolean {
  return redirects.includes(status);
}

export function ask(url: URL, accept: string, signal: AbortSignal): Promise<LinkCheckAnswer | Unanswered> {
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve) => {
    let remote = '';
    let answered = false;
    const isPrivate = () => remote !== '' && isPrivateAddress(remote);
    const failed = (error: unknown) => {
      // An error after the response's head only ends its body.
      if (!answered) resolve({ ...unanswered(error, signal), isPrivate: isPrivate() });
    };
    try {
      const sent = send(url, {
        method: 'GET',
        agent: false,
        rejectUnauthorized: /* wall: link-check-certificates */ true,
        ...(url.protocol === 'https:' && { secureContext: usualContext() }),
        insecureHTTPParser: false,
        signal,
        headers: { accept, 'accept-encoding': 'identity', 'user-agent': 'Steward' },
      });
      sent.on('error', failed);
      sent.on('socket', (socket) => {
        socket.once('connect', () => {
          remote = socket.remoteAddress ?? '';
        });
      });
      sent.on('upgrade', (_, socket) => {
        socket.destroy();
        resolve({ state: 'notHttp', certificate: 'none', isPrivate: isPrivate() });
      });
      sent.on('response', (response) => {
        answered = true;
        const head = {
          status: response.statusCode ?? 0,
          headers: response.headersDistinct as LinkCheckAnswer['headers'],
          isPrivate: isPrivate(),
        };
        if (redirects.includes(head.status)) {
          response.destroy();
          return resolve({ ...head, body: Buffer.alloc(0), read: 'unread' });
        }
        void readBody(response).then((body) => resolve({ ...head, ...body }));
      });
      sent.end();
    } catch (error) {
      failed(error);
    }
  });
}

/** Compression ratio that only a decompression bomb reaches. */
const bombRatio = 100;

function readBody(response: IncomingMessage): Promise<Pick<LinkCheckAnswer, 'body' | 'read'>> {
  const unpack = unpackerOf(response.headersDistinct['content-encoding'] ?? []);
  if (unpack === null) {
    response.destroy();
    return Promise.resolve({ body: Buffer.alloc(0), read: 'garbled' });
  }
  let [came, length] = [0, 0];
  const kept: Buffer[] = [];
  return new Promise((resolve) => {
    const end = (read: LinkReport['body']) => {
      response.destroy();
      unpack?.destroy();
      resolve({ body: Buffer.concat(kept).subarray(0, mostBytes), read });
    };
    response.on('data', (chunk: Buffer) => {
      came += chunk.length;
      // Compressed bytes count against the limit as well.
      if (came > mostBytes && unpack) end('cut');
    });
    // A cut body, also by the deadline, counts as far as it has arrived.
    response.on('error', () => end('cut'));
    response.on('aborted', () => end('cut'));
    const source: Readable = unpack ? response.pipe(unpack) : response;
    unpack?.on('error', () => end(length > 0 ? 'cut' : 'garbled'));
    source.on('data', (chunk: Buffer) => {
      length += chunk.length;
      kept.push(chunk);
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

function unanswered(error: unknown, signal: AbortSignal): Omit<Unanswered, 'isPrivate'> {
  const code = (error as { readonly code?: string }).code ?? '';
  const certificate = certificates[code] ?? (otherCertificates.test(code) ? 'wrong' : 'none');
  if (certificate !== 'none') return { state: 'certificate', certificate };
  return { state: signal.aborted ? 'timeout' : stateOf(code), certificate };
}

function stateOf(code: string): LinkState {
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'EAI_FAIL') return 'unknownHost';
  if (code === 'ECONNREFUSED') return 'refused';
  if (code.startsWith('HPE_')) return 'notHttp';
  return code.startsWith('ERR_SSL') || code === 'EPROTO' ? 'tls' : 'unreachable';
}
