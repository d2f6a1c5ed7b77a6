/**
 * A server on loopback that goes wrong in the way it is told, and is whole again when it is told so: on one port,
 * so that what failed can be tried again at the same address. It speaks HTTP, HTTPS or as a proxy.
 */
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer, type Server, type Socket } from 'node:net';
import { type TlsOptions, createServer as wrapTls } from 'node:tls';

export interface Asked {
  readonly method: string;
  /** Path and query; a proxy is asked by the whole address. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body: Buffer;
}

/** The script that runs instead of an answer; the connection is its own then. */
export type Script = (socket: Socket, whole: Answer, asked: Asked) => void | Promise<void>;

export interface Behaviour {
  /** Nobody listens. */
  readonly deaf?: boolean;
  /** Takes the connection before a byte of it is read. */
  readonly onConnect?: (socket: Socket) => void;
  /** Takes the request when its head has come: what follows of it is not read. */
  readonly onHead?: (socket: Socket) => void;
  /** Takes the request when it is whole. */
  readonly onRequest?: Script;
  /** Shows this certificate; only of a server that speaks TLS. */
  readonly certificate?: TlsOptions;
}

export interface FaultServer {
  readonly port: number;
  /** Requests that came whole, in order. */
  readonly asked: Asked[];
  /** Connections with something under way: not yet asked on, or asked and not answered. */
  busy(): number;
  /** `{}`: it works. Connections that stand are closed. */
  behave(behaviour: Behaviour): Promise<void>;
  close(): Promise<void>;
}

export interface FaultServerOptions {
  /** The answer of the server when it works. */
  readonly answer: (asked: Asked) => Answer | Promise<Answer>;
  /** Its good certificate: it speaks TLS. */
  readonly tls?: TlsOptions;
}

export async function startFaultServer({ answer, tls }: FaultServerOptions): Promise<FaultServer> {
  const asked: Asked[] = [];
  const open = new Set<Socket>();
  const idle = new WeakSet<Socket>();
  let now: Behaviour = {};

  const http = createHttpServer((request, response) => {
    respond(request, response).catch((error: unknown) => response.destroy(asError(error)));
  });
  http.keepAliveTimeout = 60_000;
  http.on('clientError', (_, socket) => socket.destroy());
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { socket } = request;
    idle.delete(socket);
    response.once('finish', () => idle.add(socket));
    if (now.onHead) return now.onHead(socket);
    const { onRequest } = now;
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { method = '', url: target = '', headers } = request;
    const one: Asked = { method, target, headers, body: Buffer.concat(parts) };
    asked.push(one);
    const whole = await answer(one);
    if (onRequest) return onRequest(socket, whole, one);
    response.writeHead(whole.status, { ...whole.headers, 'content-length': whole.body.byteLength });
    response.end(whole.body);
  };

  const secure = tls ? wrapTls(tls, (socket) => http.emit('connection', socket)) : null;
  secure?.on('tlsClientError', () => undefined);
  const entry: Server = createServer((socket) => {
    open.add(socket);
    // The test itself looks at the client's end of the connection.
    socket.on('error', () => undefined).once('close', () => open.delete(socket));
    if (now.onConnect) now.onConnect(socket);
    else (secure ?? http).emit('connection', socket);
  });
  let port = 0;
  const listen = async (): Promise<void> => {
    if (entry.listening) return;
    await new Promise<void>((done, fail) => {
      entry.once('error', fail).listen(port, '127.0.0.1', () => done());
    });
    const address = entry.address();
    port = typeof address === 'object' && address ? address.port : 0;
  };
  const hangUp = async (): Promise<void> => {
    const closed = [...open].map((socket) => new Promise((done) => socket.once('close', done)));
    for (const socket of open) socket.destroy();
    await Promise.all(closed);
  };
  const goDeaf = async (): Promise<void> => {
    const closed = new Promise<void>((done) => entry.close(() => done()));
    await hangUp();
    await closed;
  };

  await listen();
  return {
    port,
    asked,
    busy: () => [...open].filter((socket) => !idle.has(socket)).length,
    async behave(behaviour) {
      now = behaviour;
      const certificate = behaviour.certificate ?? tls;
      if (secure && certificate) secure.setSecureContext(certificate);
      if (behaviour.deaf) await goDeaf();
      else {
        await hangUp();
        await listen();
      }
    },
    async close() {
      if (entry.listening) await goDeaf();
      http.close();
    },
  };
}

/** The bytes of an answer with its length told. */
export function written({ status, headers, body }: Answer, length = body.byteLength): Buffer {
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    [value].flat().map((one) => `${name}: ${one}`),
  );
  const head = [`HTTP/1.1 ${status} Said`, ...lines, `content-length: ${length}`, '', ''].join('\r\n');
  return Buffer.concat([Buffer.from(head), body]);
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
