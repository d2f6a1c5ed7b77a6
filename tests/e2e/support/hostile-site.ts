/** A web site of somebody who means harm: an empty page on another port of this machine. */
import { createServer } from 'node:http';
import { connect, createServer as createTcpServer, type Socket } from 'node:net';

export interface HostileSite {
  readonly port: number;
  stop(): Promise<void>;
}

export async function startHostileSite(): Promise<HostileSite> {
  const server = createServer((_, response) => {
    response
      .writeHead(200, { 'Content-Type': 'text/html', Connection: 'close' })
      .end('<!doctype html><title>Prizes</title><body>');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

export interface Rebinding {
  readonly port: number;
  /** From now on the name means the shell. */
  rebind(): void;
  stop(): Promise<void>;
}

/** A name server that changes its mind, as the two ends see it: first the site answers, then the shell. */
export async function startRebinding(sitePort: number, shellPort: number): Promise<Rebinding> {
  let port = sitePort;
  const open = new Set<Socket>();
  const server = createTcpServer((socket) => {
    const other = connect(port, '127.0.0.1');
    for (const [end, peer] of [
      [socket, other],
      [other, socket],
    ] as const) {
      open.add(end);
      end.on('error', () => peer.destroy());
      end.on('close', () => open.delete(end));
    }
    socket.pipe(other).pipe(socket);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    rebind() {
      port = shellPort;
    },
    stop: () =>
      new Promise((done) => {
        for (const socket of open) socket.destroy();
        server.close(() => done());
      }),
  };
}
