/**
 * A proxy that wants the system's account: NTLM by its three messages on one connection ([MS-NLMP]), and Negotiate by a
 * ticket (RFC 4559) where it knows one.
 */
import { createServer, type IncomingMessage, request as send } from 'node:http';
import { connect, type Socket } from 'node:net';
import { hostOf } from '../../src-main/gateway/testing/proxy-server.ts';
import { challengeNtlm, isProved, type NtlmAccount } from '../stand-in/ntlm/ntlm.ts';

export interface NtlmProxy {
  readonly port: number;
  /** Requests and their answers, each as `CONNECT host:port 407`. */
  readonly asked: string[];
  close(): Promise<void>;
}

interface Known extends NtlmAccount {
  /** A ticket in Base64. */
  readonly ticket?: string;
}

export async function ntlmProxy(account: Known): Promise<NtlmProxy> {
  const asked: string[] = [];
  /** The beginning of a connection, and the question that it was asked. */
  const talks = new WeakMap<Socket, { readonly begun: Buffer; readonly challenge: Buffer }>();
  const open = new WeakSet<Socket>();
  /** Null where the request may pass, else the challenges. */
  const judge = (request: IncomingMessage, socket: Socket): string[] | null => {
    if (open.has(socket)) return null;
    const [scheme, given = ''] = (request.headers['proxy-authorization'] ?? '').split(' ');
    const talk = talks.get(socket);
    talks.delete(socket);
    const message = Buffer.from(given, 'base64');
    const isOpen =
      scheme === 'Negotiate'
        ? given === account.ticket
        : scheme === 'NTLM' && talk && isProved(account, talk.begun, talk.challenge, message);
    if (isOpen) {
      open.add(socket);
      return null;
    }
    if (scheme !== 'NTLM' || talk) return [...(account.ticket === undefined ? [] : ['Negotiate']), 'NTLM'];
    const challenge = challengeNtlm(message);
    talks.set(socket, { begun: message, challenge });
    return [`NTLM ${challenge.toString('base64')}`];
  };
  const server = createServer((request, response) => {
    const challenges = judge(request, request.socket);
    asked.push(`${request.method} ${request.url} ${challenges === null ? 'passes' : 407}`);
    if (challenges !== null) {
      request.resume();
      response.writeHead(407, { 'proxy-authenticate': challenges, 'content-length': 0 }).end();
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
    const challenges = judge(request, socket);
    asked.push(`CONNECT ${request.url} ${challenges === null ? 'passes' : 407}`);
    if (challenges !== null) {
      const fields = challenges.map((one) => `Proxy-Authenticate: ${one}\r\n`).join('');
      socket.write(`HTTP/1.1 407 Who\r\n${fields}Content-Length: 0\r\n\r\n`);
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
