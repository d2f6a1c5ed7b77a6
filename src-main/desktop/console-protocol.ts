/**
 * Answers console://app: files of the bundle, files behind handles, and the platform's `/api` and `/papi` through
 * the gateway. Every response carries security headers (limits.md §2).
 */
import { BridgeError, type BridgeReply } from '#shared/bridge/errors.ts';
import { handedKindHeader, handedLimit } from '#shared/bridge/handed-files.ts';
import { requestIdHeader } from '#shared/bridge/preload.ts';
import { bridgeFirst } from '#shared/bridge/start.ts';
import type { Gateway } from '../gateway/index.ts';
import type { FileStore } from '../services/files/file-store.ts';
import { consoleOrigin, isBridgePath, isPlatformPath } from './console-origin.ts';
import { desktopDataHeaders } from './content-security.ts';
import { findPath } from './find-page.ts';
import { plainAnswer } from './plain-answer.ts';
import { platformBody } from './platform-body.ts';
import { proxyLoginPath } from './proxy-login-path.ts';
import type { RunningRequests } from './running-requests.ts';
import { stoppedPath } from './stopped-page.ts';

/** Chromium sets the origin of the requesting page, which no page can forge; the program's own requests have none. */
type ConsoleRequest = Request & { readonly initiatorOrigin?: string };

export interface ConsoleProtocolOptions {
  /** Answers a GET or HEAD for a file of the bundle. */
  readonly serveBundle: (request: Request) => Promise<Response>;
  readonly gateway: () => Promise<Gateway>;
  readonly files: () => Promise<Pick<FileStore, 'addUpload' | 'open'>>;
  /** Returns the page that reports a crashed console; null while the console lives. */
  readonly stopped: () => Response | null;
  /** The page of the find bar. */
  readonly find: () => Response;
  /** The platform's answers to the page's first reads (first-lines.ts). */
  readonly firstLines: (request: Request) => Promise<Response>;
  /** The page that asks for a proxy's user name and password, and its answer. */
  readonly proxyLogin: (request: Request) => Promise<Response>;
  readonly requests: RunningRequests;
}

/** The handler for `protocol.handle('console', …)`. */
export function consoleProtocol(options: ConsoleProtocolOptions): (request: Request) => Promise<Response> {
  return async (request: ConsoleRequest) => {
    const url = new URL(request.url);
    if (url.host !== 'app') return plainAnswer(404, 'no such host');
    const initiator = request.initiatorOrigin;
    // wall: desktop-scheme-origin
    if (initiator !== undefined && initiator !== consoleOrigin)
      return plainAnswer(403, 'not for this origin');
    // Only the program itself and a navigation have no origin, and neither asks for data.
    const isLogin = url.pathname === proxyLoginPath;
    const isData =
      isBridgePath(url.pathname) || isPlatformPath(url.pathname) || (isLogin && request.method !== 'GET');
    // wall: desktop-data-origin
    if (isData && initiator === undefined) return plainAnswer(403, 'not without an origin');
    if (url.pathname === bridgeFirst && request.method === 'POST') return options.firstLines(request);
    if (isBridgePath(url.pathname)) return handedFiles(request, url.pathname, await options.files());
    if (isPlatformPath(url.pathname)) return forward(request, await options.gateway(), options.requests);
    if (isLogin) return options.proxyLogin(request);
    if (request.method !== 'GET' && request.method !== 'HEAD') return plainAnswer(405, 'read only');
    if (url.pathname === stoppedPath) return options.stopped() ?? plainAnswer(404, 'nothing has stopped');
    if (url.pathname === findPath) return options.find();
    return options.serveBundle(request);
  };
}

/**
 * One request of the console to the platform. Electron cancels the body of the response when the page gives up; before
 * an answer the page itself cancels by the request's id.
 */
async function forward(request: Request, gateway: Gateway, requests: RunningRequests): Promise<Response> {
  const url = new URL(request.url);
  const controller = new AbortController();
  request.signal.addEventListener('abort', () => controller.abort(), { once: true });
  let isTooLarge = false;
  const body = await platformBody(request.body, () => {
    isTooLarge = true;
  });
  const passed = [...request.headers].filter(
    ([name]) => name !== requestIdHeader && name !== 'content-length',
  );
  const forget = requests.begin(request.headers.get(requestIdHeader), controller);
  const answer = await gateway
    .handle({
      method: request.method,
      target: url.pathname + url.search,
      headers: body.length === null ? passed : [...passed, ['content-length', String(body.length)]],
      body: body.stream,
      signal: controller.signal,
    })
    .finally(forget);
  if (isTooLarge) return plainAnswer(413, 'REQUEST_TOO_LARGE');
  const headers = new Headers(answer.headers);
  for (const [name, value] of Object.entries(desktopDataHeaders)) headers.set(name, value);
  const empty = request.method === 'HEAD' || [204, 205, 304].includes(answer.status);
  const content = empty ? null : answer.body && untilCancelled(answer.body, controller);
  // A page's answer has no status below 200; the server has changed the protocol, which nobody asked for.
  return answer.status < 200
    ? plainAnswer(502, 'no answer')
    : new Response(content, { status: answer.status, headers });
}

function untilCancelled(
  body: ReadableStream<Uint8Array>,
  controller: AbortController,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader();
  return new ReadableStream({
    async pull(sink) {
      const { done, value } = await reader.read();
      if (done) sink.close();
      else sink.enqueue(new Uint8Array(value));
    },
    async cancel(reason) {
      controller.abort(reason);
      await reader.cancel(reason);
    },
  });
}

type Files = Pick<FileStore, 'addUpload' | 'open'>;

/**
 * console://app/bridge/files: the bytes behind a handle, and a handle for bytes that the page made (a file with a
 * path is dropped with its path instead). What is read back is a stream; what the page made, Electron reads whole.
 */
async function handedFiles(request: Request, pathname: string, files: Files): Promise<Response> {
  const id = /^\/bridge\/files\/([A-Za-z0-9-]{1,64})$/.exec(pathname)?.[1];
  try {
    if (id !== undefined && request.method === 'GET') return await give(await files.open(id));
    if (pathname === '/bridge/files' && request.method === 'POST') return await take(request, files);
  } catch (error) {
    if (!(error instanceof BridgeError)) throw error;
    return answer({ ok: false, error: error.toData() }, error.code === 'FILE_UNKNOWN' ? 404 : 400);
  }
  return plainAnswer(404, 'no such address');
}

async function take(request: Request, files: Files): Promise<Response> {
  const limit = handedLimit(request.headers.get(handedKindHeader));
  if (limit === null || !request.body) throw new BridgeError('BAD_ARGUMENTS', 'nothing that can be taken');
  const name = decoded(request.headers.get('x-file-name'));
  return answer({ ok: true, value: await files.addUpload(name, request.body, limit) }, 200);
}

function give({ size, stream }: Awaited<ReturnType<Files['open']>>): Response {
  const headers = { 'Content-Type': 'application/octet-stream', 'Content-Length': String(size) };
  return new Response(stream as ReadableStream<Uint8Array<ArrayBuffer>>, {
    headers: { ...desktopDataHeaders, ...headers },
  });
}

function answer(reply: BridgeReply, status: number): Response {
  return Response.json(reply, { status, headers: desktopDataHeaders });
}

function decoded(name: string | null): string {
  try {
    return decodeURIComponent(name ?? '');
  } catch {
    throw new BridgeError('BAD_ARGUMENTS', 'X-File-Name is not a name', { field: 'X-File-Name' });
  }
}
