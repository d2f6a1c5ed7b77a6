/**
 * The web shell's HTTP server, on 127.0.0.1 only. Every request passes the wall first; then it goes to the gateway,
 * the bridge or the page.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Program } from '../program/index.ts';
import { closing, drain, sendFailure, sendJson, sendText, sendWallRefusal } from './answer.ts';
import { answerCall } from './bridge-call.ts';
import { streamEvents } from './bridge-events.ts';
import { giveFile, takeFile } from './bridge-files.ts';
import { answerStart, firstQuestions, startLimit } from './bridge-start.ts';
import { answerBrokenRequest } from './broken-request.ts';
import { watchConnections } from './connections.ts';
import { createEntry } from './entry.ts';
import { passToGateway } from './gateway-route.ts';
import { createGuesses } from './token-guesses.ts';
import { createLinkDesk } from './link-proof.ts';
import type { OpenLink } from './open-page.ts';
import { type SocketPorts, isOtherUsers } from './peer-user.ts';
import { readJson } from './read-body.ts';
import { findRoute, type Route } from './routes.ts';
import { createSessions, newWebToken } from './sessions.ts';
import type { StaticBundle } from './static-bundle.ts';
import { serveStatic } from './static-route.ts';
import { checkWall, readFacts } from './wall.ts';

/** Never `localhost`: `::1` on the same port may be another program's (limits.md §1). */
export const loopback = '127.0.0.1';
/** Bytes of a request's header section; Node answers 431 above it. */
const headerLimit = 16 * 1024;
/** Timeouts in milliseconds. */
export const usualPatience = {
  /** For the header fields of a request. */
  fields: 10_000,
  /** For the few bytes of a client without a session. */
  strangers: 5_000,
  /** Interval between checks for silent connections: a timeout is at most this much late. */
  looks: 2_000,
};

export interface WebServerOptions {
  readonly program: () => Promise<Pick<Program, 'door' | 'gateway' | 'files' | 'onEvent'>>;
  readonly bundle: () => Promise<StaticBundle>;
  /** Called with internal failures; never with a request's content. */
  readonly report: (error: unknown) => void;
  /**
   * Called when a foreign page in the browser or another user's program tried to use a link, and when somebody
   * guesses tokens.
   */
  readonly stranger?: (who: 'page' | 'user' | 'guess') => void;
  /** Whether the other side of a connection belongs to another user. */
  readonly otherUsers?: (ends: SocketPorts) => Promise<boolean>;
  /** Milliseconds of a monotonic clock; tests inject their own. */
  readonly clock?: () => number;
  readonly patience?: typeof usualPatience;
}

export interface WebServer {
  /** Rejects with the system's error, e.g. EADDRINUSE. 0: any free port. */
  listen(port: number): Promise<void>;
  /** `http://127.0.0.1:PORT` */
  readonly origin: string;
  /** Returns an address with a new one-time token in its fragment, which a browser never sends. */
  newLink(): string;
  /** Returns a new link for the page on the disk that leads the browser here. */
  newOpenLink(): OpenLink;
  /** The secret by which a program of the same user gets a link. */
  readonly linkSecret: string;
  close(): Promise<void>;
}

/** Returns at once for 0. */
async function later(milliseconds: number): Promise<void> {
  if (milliseconds > 0) await new Promise((done) => setTimeout(done, milliseconds));
}

export function createWebServer(options: WebServerOptions): WebServer {
  const sessions = createSessions(options.clock);
  const guesses = createGuesses(() => options.stranger?.('guess'), options.clock);
  const { patience = usualPatience } = options;
  const linkSecret = newWebToken();
  let host = '';
  let entry = createEntry(false);
  const linkTo = (path: string): string => `http://${host}${path}#t=${sessions.newLinkToken()}`;
  const newLink = (): string => linkTo(entry.linkPath);
  const linkDesk = createLinkDesk({ secret: linkSecret, address: () => `http://${host}`, newLink });

  const dispatch = async (
    route: Route,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> => {
    switch (route.kind) {
      case 'page':
        if (request.url === entry.clearing) return sendText(response, 200, 'clear', entry.clear());
        return serveStatic(
          await options.bundle(),
          request,
          response,
          entry.admit(request.url ?? '', readFacts(request.rawHeaders)),
        );
      case 'call':
        return answerCall((await options.program()).door, route.rest, request, response);
      case 'start':
        return start(request, response);
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
    const body = await readJson(request, startLimit, patience.strangers);
    const fields = (body.ok && typeof body.value === 'object' && body.value) || {};
    const [token, ticket] = [Reflect.get(fields, 'token'), Reflect.get(fields, 'ticket')];
    // The token is used up even where the request fails: a foreign page or another user may have seen it.
    const session = typeof token === 'string' ? sessions.exchange(token) : null;
    const { remotePort = 0, localPort = 0 } = request.socket;
    const others =
      session !== null && (await (options.otherUsers ?? isOtherUsers)({ remotePort, localPort }));
    if (
      session !== null &&
      /* wall: web-link-of-others */ !others &&
      /* wall: web-link-navigation */ entry.passes(readFacts(request.rawHeaders), ticket)
    ) {
      entry.claimStorage();
      const questions = firstQuestions(Reflect.get(fields, 'start'));
      const program = questions && (await options.program().catch(reported));
      if (!questions || !program) return sendJson(response, 200, { session });
      return answerStart(program, questions, response, session);
    }
    if (session !== null) {
      sessions.end(session);
      options.stranger?.(others ? 'user' : 'page');
    } else await later(guesses.wrong(String(token)));
    forbid(
      request,
      response,
      'the link was used, is too old or is not ours',
      /* wall: web-refused-cleared */ entry.clear(),
    );
  };

  /** The tab is in even where the program fails to load; its next call will report the failure. */
  const reported = (error: unknown): null => {
    options.report(error);
    return null;
  };

  const start = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await readJson(request, startLimit);
    const questions = body.ok ? firstQuestions(body.value) : null;
    if (questions) return answerStart(await options.program(), questions, response);
    drain(request);
    sendFailure(response, 400, 'BAD_ARGUMENTS', 'the first questions are not read');
  };

  const giveLink = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await readJson(request, 1024, patience.strangers);
    const answer = body.ok ? linkDesk(body.value) : null;
    if (answer) return sendJson(response, 200, answer);
    forbid(request, response, 'this proves nothing to this shell');
  };

  const forbid = (
    request: IncomingMessage,
    response: ServerResponse,
    why: string,
    more: string[] = [],
  ): void => {
    sendFailure(response, 403, 'FORBIDDEN_SENDER', why, {}, [...closing, ...more]);
    drain(request);
    connections.finish(request.socket);
  };

  let program: Awaited<ReturnType<WebServerOptions['program']>> | null = null;
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const target = request.url ?? '';
    const facts = readFacts(request.rawHeaders);
    const route = findRoute(request.method ?? '', target);
    const refusal = checkWall(
      { httpVersion: request.httpVersion, method: request.method ?? '', target, facts },
      route,
      { host, hasSession: sessions.has, entry: entry.path, clearing: entry.clearing },
    );
    if (refusal) {
      const isGuess = refusal.code === 'SESSION' && facts.session !== null;
      void later(isGuess ? /* wall: web-guesses-late */ guesses.wrong(facts.session ?? '') : 0).then(() => {
        sendWallRefusal(response, refusal);
        drain(request);
        connections.finish(request.socket);
      });
      return;
    }
    if (route.audience === 'session') connections.know(request.socket);
    if (expectsContinue.delete(request)) response.writeContinue();
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
    {
      maxHeaderSize: headerLimit,
      requireHostHeader: false,
      optimizeEmptyRequests: true,
      noDelay: true,
      connectionsCheckingInterval: patience.looks,
    },
    answer,
  );
  const connections = watchConnections(server);
  // The wall must pass a request before its sender is told to continue with the body.
  const expectsContinue = new WeakSet<IncomingMessage>();
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    // wall: web-body-after-wall
    expectsContinue.add(request);
    answer(request, response);
  });
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    sendText(response, 417, 'refused: EXPECT', closing);
    drain(request);
    connections.finish(request.socket);
  });
  // Node silently drops fields above a count: a second Host among them would stay unseen.
  server.maxHeadersCount = 0;
  server.headersTimeout = patience.fields;
  server.requestTimeout = 600_000;
  server.keepAliveTimeout = 60_000;
  server.on('clientError', answerBrokenRequest);

  return {
    async listen(port) {
      entry = createEntry(port !== 0);
      await listening(server, port);
      host = `${loopback}:${(server.address() as AddressInfo).port}`;
    },
    get origin() {
      return `http://${host}`;
    },
    newLink,
    newOpenLink: () => ({
      link: linkTo(entry.path),
      clearing: entry.clearing === null ? null : `http://${host}${entry.clearing}`,
    }),
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
