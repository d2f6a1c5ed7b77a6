/**
 * An HTTP proxy for tests: absolute URLs and tunnels, with or without a password; records its requests. It knows names
 * that end in `.test`, each as this computer.
 */
import { createServer, type IncomingMessage, type Server, request as send } from 'node:http';
import { connect } from 'node:net';

export interface TestProxy {
  readonly port: number;
  /** Recorded requests in order: `CONNECT host:port` and `GET http://…`. */
  readonly asked: string[];
  close(): Promise<void>;
}

export interface ProxyWish {
  /** `user:password`. */
  readonly login?: string;
  /** The status with which every tunnel is refused. */
  readonly refuse?: number;
  /** The proxy's own answer to an absolute URL, followed by the request's body. */
  readonly answer?: string;
  readonly port?: number;
}

export async function testProxy({ login, refuse, answer, port = 0 }: ProxyWish = {}): Promise<TestProxy> {
  const asked: string[] = [];
  const expected = login === undefined ? null : `Basic ${Buffer.from(login).toString('base64')}`;
  const mayPass = (request: IncomingMessage): boolean =>
    expected === null || request.headers['proxy-authorization'] === expected;
  const server: Server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    if (!mayPass(request)) {
      response.writeHead(407, { 'proxy-authenticate': 'Basic' }).end();
      return;
    }
    if (answer !== undefined) {
      response.write(`${answer} `);
      request.pipe(response);
      return;
    }
    const { 'proxy-authorization': _, ...headers } = request.headers;
    const onward = send(
      addressOf(request.url ?? ''),
      { method: request.method ?? 'GET', headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    onward.on('error', () => response.writeHead(502).end());
    request.pipe(onward);
  });
  server.on('connect', (request: IncomingMessage, socket) => {
    asked.push(`CONNECT ${request.url}`);
    const status = mayPass(request) ? refuse : 407;
    if (status !== undefined) {
      const challenge = status === 407 ? 'Proxy-Authenticate: Basic\r\n' : '';
      socket.end(`HTTP/1.1 ${status} No\r\n${challenge}\r\n`);
      return;
    }
    const [host = '', to = ''] = (request.url ?? '').split(':');
    const onward = connect(Number(to), hostOf(host), () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      onward.pipe(socket).pipe(onward);
    });
    // The end of either side ends the other.
    onward.on('error', () => socket.destroy());
    socket.on('error', () => onward.destroy()).on('close', () => onward.destroy());
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
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

export function hostOf(name: string): string {
  return name.endsWith('.test') ? '127.0.0.1' : name;
}

function addressOf(url: string): URL {
  const address = new URL(url);
  address.hostname = hostOf(address.hostname);
  return address;
}
