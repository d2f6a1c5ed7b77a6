/**
 * Answers console://app: files of the bundle, files behind handles, and the platform's `/api` and `/papi` through
 * the gateway. Every response carries security headers (limits.md §2).
 */
import type { Gateway } from '../gateway/index.ts';
import type { FileStore } from '../services/files/file-store.ts';
import { consoleOrigin, isBridgePath, isPlatformPath } from './console-origin.ts';
import { desktopDataHeaders } from './content-security.ts';
import { findPath } from './find-page.ts';
import { handedFiles } from './handed-files.ts';
import { plainAnswer } from './plain-answer.ts';
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
    if (isBridgePath(url.pathname)) return handedFiles(request, url.pathname, await options.files());
    if (isPlatformPath(url.pathname)) return forward(request, await options.gateway());
    if (request.method !== 'GET' && request.method !== 'HEAD') return plainAnswer(405, 'read only');
    if (url.pathname === stoppedPath) return options.stopped() ?? plainAnswer(404, 'nothing has stopped');
    if (url.pathname === findPath) return options.find();
    return options.serveBundle(request);
  };
}

/**
 * One request of the console to the platform. Electron cancels the body of the response when the page gives up, but
 * does not abort the request: this function makes that link.
 */
async function forward(request: Request, gateway: Gateway): Promise<Response> {
  const url = new URL(request.url);
  const controller = new AbortController();
  request.signal.addEventListener('abort', () => controller.abort(), { once: true });
  const answer = await gateway.handle({
    method: request.method,
    target: url.pathname + url.search,
    headers: [...request.headers],
    body: request.body,
    signal: controller.signal,
  });
  const headers = new Headers(answer.headers);
  for (const [name, value] of Object.entries(desktopDataHeaders)) headers.set(name, value);
  const empty = request.method === 'HEAD' || [101, 204, 205, 304].includes(answer.status);
  const body = empty ? null : answer.body && untilCancelled(answer.body, controller);
  return new Response(body, { status: answer.status, headers });
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
