/** A server over TCP or TLS that answers with exactly the scripted bytes, and records its requests. */
import { createServer, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer, type TlsOptions } from 'node:tls';

export interface ScriptedServer {
  readonly port: number;
  /** Recorded requests, each up to the end of what had been read when it was answered. */
  readonly received: string[];
  open(): number;
  close(): Promise<void>;
}

/** Called with the request's text as read so far; returns the answer, or null to wait for more. */
export type Script = (request: string, socket: Socket) => string | Buffer | null;

export async function scriptedServer(script: Script, tls?: TlsOptions): Promise<ScriptedServer> {
  const received: string[] = [];
  const sockets = new Set<Socket>();
  const serve = (socket: Socket): void => {
    sockets.add(socket);
    let text = '';
    socket.on('close', () => sockets.delete(socket));
    // Errors that the client causes are for the test to check.
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
