/**
 * A proxy that wants NTLM (RFC 4559's three messages in their order, on one connection). The content of the messages is
 * the stand-in's own (network-ways.ts): what matters is who is asked, how often, and on which connection.
 */
import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, request as send } from 'node:http';
import { connect, type Socket } from 'node:net';
import { hostOf } from '../../src-main/gateway/testing/proxy-server.ts';
import { ntlmBegin, ntlmProof } from '../stand-in/electron/network-ways.ts';

export interface NtlmProxy {
  readonly port: number;
  /** What was asked, and what was answered: `CONNECT host:port 407`. */
  readonly asked: string[];
  close(): Promise<void>;
}

export async function ntlmProxy(account: { username: string; password: string }): Promise<NtlmProxy> {
  const asked: string[] = [];
  /** The question that this connection was asked, and whether it was answered. */
  const nonces = new WeakMap<Socket, string>();
  const open = new WeakSet<Socket>();
  /** Null where the request may pass, else the challenge. */
  const judge = (request: IncomingMessage, socket: Socket): string | null => {
    if (open.has(socket)) return null;
    const given = request.headers['proxy-authorization'];
    const nonce = nonces.get(socket);
    if (nonce !== undefined && given === `NTLM ${ntlmProof(nonce, account)}`) {
      open.add(socket);
      return null;
    }
    if (given !== `NTLM ${ntlmBegin}`) return 'NTLM';
    const fresh = randomBytes(8).toString('hex');
    nonces.set(socket, fresh);
    return `NTLM ${fresh}`;
  };
  const server = createServer((request, response) => {
    const challenge = judge(request, request.socket);
    asked.push(`${request.method} ${request.url} ${challenge === null ? 'passes' : 407}`);
    if (challenge !== null) {
      request.resume();
      response.writeHead(407, { 'proxy-authenticate': challenge, 'content-length': 0 }).end();
      return;
    }
    const { 'proxy-authorization': _, ...headers } = request.headers;
    const address = new URL(request.url ?? '');
    address.hostname = hostOf(address.hostname);
    const onward = send(address, { method: request.method ?? 'GET', headers }, (came) => {
      response.writeHead(came.statusCode ?? 502, came.headers);
      came.pipe(response);
    });
    onward.on('error', () => response.writeHead(502).end());
    request.pipe(onward);
  });
  server.on('connect', (request: IncomingMessage, socket: Socket) => {
    const challenge = judge(request, socket);
    asked.push(`CONNECT ${request.url} ${challenge === null ? 'passes' : 407}`);
    if (challenge !== null) {
      socket.write(`HTTP/1.1 407 Who\r\nProxy-Authenticate: ${challenge}\r\nContent-Length: 0\r\n\r\n`);
      // The same connection asks again.
      server.emit('connection', socket);
      return;
    }
    const [host = '', port = ''] = (request.url ?? '').split(':');
    const onward = connect(Number(port), hostOf(host), () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      onward.pipe(socket).pipe(onward);
    });
    onward.on('error', () => socket.destroy());
    socket.on('error', () => onward.destroy()).on('close', () => onward.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    asked,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
