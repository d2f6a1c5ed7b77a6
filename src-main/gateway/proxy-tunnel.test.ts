import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { openTunnel } from './proxy-tunnel.ts';

/** Returns the failure's code and detail; null where the tunnel is open. */
async function tunnelThrough(...pieces: string[]): Promise<readonly [code: string, detail: string] | null> {
  const proxy = createServer((socket) => {
    socket.once('data', () => {
      for (const piece of pieces) socket.write(piece);
    });
    socket.on('error', () => undefined);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;
  const socket = connect({ host: '127.0.0.1', port });
  onTestFinished(() => {
    socket.destroy();
    proxy.close();
  });
  await once(socket, 'connect');
  const server = { host: '127.0.0.1', port, secure: false, login: null };
  return new Promise((resolve) => {
    openTunnel(socket, server as never, { host: 'office.example.com', port: 443 }, (error) =>
      resolve(error && [Reflect.get(error, 'code') as string, Reflect.get(error, 'detail') as string]),
    );
  });
}

const page = '<h1>no</h1>';
it.each([
  ['a tunnel', ['HTTP/1.1 200 OK\r\n\r\n'], null],
  ['a tunnel in two pieces', ['HTTP/1.0 200 ', 'OK\r\n\r\n'], null],
  ['bytes after the head of a tunnel', ['HTTP/1.1 200 OK\r\n\r\nSSH-2.0'], ['PROXY_REFUSED', 'NOT_HTTP']],
  // A proxy behind TLS sends head and page at once.
  ['a password wanted, with its page', [`HTTP/1.1 407 Auth\r\n\r\n${page}`], ['PROXY_AUTH', 'HTTP 407']],
  ['the same as if it were the server', [`HTTP/1.0 401 Auth\r\n\r\n${page}`], ['PROXY_AUTH', 'HTTP 401']],
  [
    'a port that is refused, with its page',
    [`HTTP/1.1 403 No\r\n\r\n${page}`],
    ['PROXY_REFUSED', 'HTTP 403'],
  ],
  ['another protocol', ['220 mail.example.com ESMTP\r\n\r\n'], ['PROXY_REFUSED', 'NOT_HTTP']],
] as const)('%s', async (_, pieces, expected) => {
  expect(await tunnelThrough(...pieces)).toEqual(expected);
});
