/**
 * The web shell's HTTP server: 127.0.0.1 only. Every request passes the wall first; then it goes to the gateway,
 * the bridge or the page.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Program } from '../program/index.ts';
import { drain, sendFailure, sendJson, sendText, sendWallRefusal } from './answer.ts';
import { answerCall } from './bridge-call.ts';
import { streamEvents } from './bridge-events.ts';
import { giveFile, takeFile } from './bridge-files.ts';
import { passToGateway } from './gateway-route.ts';
import { readJson } from './read-body.ts';
import { findRoute, type Route } from './routes.ts';
import { createSessions, newToken, sameToken } from './sessions.ts';
import type { StaticBundle } from './static-bundle.ts';
import { serveStatic } from './static-route.ts';
import { checkWall, readFacts } from './wall.ts';

/** Never `localhost`: `::1` on the same port may be somebody else's (limits.md §1). */
export const loopback = '127.0.0.1';
/** Bytes of a request's header section; Node answers 431 above it. */
const headerLimit = 16 * 1024;

export interface WebServerOptions {
  readonly program: () => Promise<Pick<Program, 'door' | 'gateway' | 'files' | 'onEvent'>>;
  readonly bundle: () => Promise<StaticBundle>;
  /** Told of failures inside; never of a request's content. */
  readonly report: (error: unknown) => void;
  /** Milliseconds that never jump. */
  readonly clock?: () => number;
}

export interface WebServer {
  /** Rejects with the system's error, e.g. EADDRINUSE. 0: any free port. */
  listen(port: number): Promise<void>;
  /** `http://127.0.0.1:PORT` */
  readonly origin: string;
  /** An address with a new one-time token in its fragment, which a browser never sends. */
  newLink(): string;
  /** What a program of the same user shows to be given a link. */
  readonly linkSecret: string;
  close(): Promise<void>;
}

export function createWebServer(options: WebServerOptions): WebServer {
  const sessions = createSessions(options.clock);
  const linkSecret = newToken();
  const secretBytes = Buffer.from(linkSecret);
  let host = '';
  const newLink = (): string => `http://${host}/#t=${sessions.newLinkToken()}`;

  const dispatch = async (
    route: Route,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> => {
    switch (route.kind) {
      case 'page':
        return serveStatic(await options.bundle(), request, response);
      case 'call':
        return answerCall((await options.program()).door, route.rest, request, response);
      case 'events':
        return streamEvents(await options.program(), request, response);
      case 'take':
        return takeFile((await options.program()).files, request, response);
      case 'give':
        return giveFile((await options.program()).files, route.rest, response);
      case 'session':
        return openSession(request, response);
      case 'link':
        return giveLink(request, response);
      case 'none':
        drain(request);
        return sendText(response, 404, 'no such address');
      case 'gateway':
        return;
    }
  };

  const openSession = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await readJson(request, 1024);
    const given = body.ok && typeof body.value === 'object' && body.value && Reflect.get(body.value, 'token');
    const session = typeof given === 'string' ? sessions.exchange(given) : null;
    if (session === null) {
      drain(request);
      return sendFailure(response, 403, 'FORBIDDEN_SENDER', 'the link was used, is too old or is not ours');
    }
    sendJson(response, 200, { session });
  };

  const giveLink = (request: IncomingMessage, response: ServerResponse): void => {
    const given = request.headers['x-steward-link-secret'];
    drain(request);
    if (typeof given === 'string' && sameToken(secretBytes, given))
      sendJson(response, 200, { url: newLink() });
    else sendFailure(response, 403, 'FORBIDDEN_SENDER', 'not the secret of this shell');
  };

  let program: Awaited<ReturnType<WebServerOptions['program']>> | null = null;
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const target = request.url ?? '';
    const facts = readFacts(request.rawHeaders);
    const route = findRoute(request.method ?? '', target);
    const refusal = checkWall(
      { httpVersion: request.httpVersion, method: request.method ?? '', target, facts },
      route,
      { host, hasSession: sessions.has },
    );
    if (refusal) {
      drain(request);
      sendWallRefusal(response, refusal);
      return;
    }
    if (route.kind === 'gateway' && program) {
      passToGateway(program.gateway, request, response, facts);
      return;
    }
    const work =
      route.kind === 'gateway'
        ? options.program().then((ready) => {
            program = ready;
            passToGateway(ready.gateway, request, response, facts);
          })
        : dispatch(route, request, response);
    work.catch((error: unknown) => {
      options.report(error);
      drain(request);
      if (response.headersSent) response.destroy();
      else sendFailure(response, 500, 'INTERNAL', 'the shell failed inside');
    });
  };

  const server = createServer(
    { maxHeaderSize: headerLimit, requireHostHeader: false, optimizeEmptyRequests: true, noDelay: true },
    answer,
  );
  // Node drops fields above a count silently: a second Host among them would never be seen.
  server.maxHeadersCount = 0;
  server.headersTimeout = 10_000;
  server.requestTimeout = 600_000;
  server.keepAliveTimeout = 60_000;
  server.maxConnections = 512;
  server.on('clientError', answerBrokenRequest);

  return {
    async listen(port) {
      await listening(server, port);
      host = `${loopback}:${(server.address() as AddressInfo).port}`;
    },
    get origin() {
      return `http://${host}`;
    },
    newLink,
    linkSecret,
    close() {
      const closed = new Promise<void>((done) => server.close(() => done()));
      server.closeAllConnections();
      return closed;
    },
  };
}

function listening(server: Server, port: number): Promise<void> {
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen({ host: loopback, port, exclusive: true }, () => {
      server.off('error', fail);
      done();
    });
  });
}

/** What Node's parser refuses: both lengths, a bad field, too many bytes, nothing in time. */
function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable) return void socket.destroy();
  const status =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? '431 Request Header Fields Too Large'
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? '408 Request Timeout'
        : '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
