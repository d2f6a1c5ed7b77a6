/** A server that answers exactly the bytes it is told, over TCP or TLS, and remembers what it was sent. */
import { createServer, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer, type TlsOptions } from 'node:tls';

export interface ScriptedServer {
  readonly port: number;
  /** Requests as they came, each up to the end of what was read when it was answered. */
  readonly received: string[];
  /** Connections that are open now. */
  open(): number;
  close(): Promise<void>;
}

/** Called with each request's text as far as it has come; answers what to do, or null to wait for more. */
export type Script = (request: string, socket: Socket) => string | Buffer | null;

export async function scriptedServer(script: Script, tls?: TlsOptions): Promise<ScriptedServer> {
  const received: string[] = [];
  const sockets = new Set<Socket>();
  const serve = (socket: Socket): void => {
    sockets.add(socket);
    let text = '';
    socket.on('close', () => sockets.delete(socket));
    // What a client does to the connection is for the test to look at.
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      if (!text.includes('\r\n\r\n')) return;
      const answer = script(text, socket);
      if (answer === null) return;
      received.push(text);
      text = '';
      socket.write(answer);
    });
  };
  const server: Server = tls ? createTlsServer(tls, serve) : createServer(serve);
  server.on('tlsClientError', () => undefined);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    received,
    open: () => sockets.size,
    close: () =>
      new Promise((done) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => done());
      }),
  };
}
