/** A web server on loopback that means no good, path by path; it keeps what it was asked. */
import { gifWith } from '#shared/kit/pictures/testing/noted-pictures.ts';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { MadeCertificate } from '../../../src-main/gateway/testing/certificates.ts';

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
}

export interface MeanServer {
  readonly address: string;
  readonly asked: readonly Asked[];
  close(): Promise<void>;
}

const html = { 'content-type': 'text/html; charset=utf-8' };
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const page = (head = '') =>
  `<!doctype html><html><head><title>Canteen &amp; more</title>${head}</head><body>Hi</body></html>`;

type Handler = (response: ServerResponse, path: string) => void;
const send =
  (headers: Record<string, string | string[]>, body: string | Buffer = page(), status = 200): Handler =>
  (response) => {
    response.writeHead(status, { ...html, ...headers });
    response.end(body);
  };
const lead = (location: string, status = 302): Handler => send({ location }, '', status);

/** Written until nobody reads any more. */
const endless: Handler = (response) => {
  response.writeHead(200, html);
  response.write('<title>Endless</title>');
  const more = Buffer.alloc(65_536, 0x20);
  const write = () => {
    while (!response.destroyed && response.write(more));
    if (!response.destroyed) response.once('drain', write);
  };
  write();
};

const pages: Readonly<Record<string, Handler>> = {
  '/fine': send({ 'set-cookie': 'a=b' }, page('<link rel="shortcut icon" href="/icon.png">')),
  '/icon.png': send({ 'content-type': 'image/png' }, png),
  '/favicon.ico': send({}, '', 404),
  '/loop': lead('/loop'),
  '/circle': lead('/circle2'),
  '/circle2': lead('/circle'),
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((n) => [`/hop${n}`, lead(`/hop${n + 1}`)])),
  '/hop7': send({}),
  '/five': lead('/hop3', 307),
  '/to-file': lead('file:///etc/passwd'),
  '/to-data': lead('data:text/html,<script>1</script>'),
  '/to-script': lead('javascript:alert(1)'),
  '/to-password': lead('http://somebody:secret@127.0.0.1/'),
  '/nowhere': lead(''),
  '/endless': endless,
  '/drip': (response) => {
    response.writeHead(200, { ...html, 'x-frame-options': 'DENY' });
    response.write('<title>Drip</title>');
  },
  '/silent': () => undefined,
  '/304': (response) => {
    response.writeHead(304);
    response.end();
  },
  '/empty': send({}, ''),
  '/401': send({ 'www-authenticate': 'Basic realm="x"' }, '', 401),
  '/500': send({}, 'no', 500),
  '/deny': send({ 'x-frame-options': 'DENY' }),
  '/sameorigin': send({ 'x-frame-options': 'sameorigin' }),
  '/none': send({ 'content-security-policy': "default-src 'self'; frame-ancestors 'none'" }),
  '/listed': send({
    'x-frame-options': 'DENY',
    'content-security-policy': ["script-src 'none'", 'frame-ancestors https://*.example https://oa.test'],
  }),
  '/html-icon': send({}, page('<link rel=icon href=/deny>')),
  '/noted-icon': send({}, page('<link rel="icon" href="/noted.png">')),
  '/noted.png': send({}, Buffer.concat([png, Buffer.from('<script>alert(1)</script>')])),
  '/long-icon': send({}, page('<link rel="icon" href="/long.gif">')),
  '/long.gif': send({}, Buffer.from(gifWith({ frames: 1_500 }))),
  '/svg-icon': send({}, page('<link rel="icon" href="/x.svg"><link rel="icon" href="/icon.png">')),
  '/data-icon': send({}, page('<link rel="icon" href="data:image/png;base64,AAAA">')),
  '/endless-icon': send({}, page('<link rel="icon" href="/endless">')),
  '/bomb': send({ 'content-encoding': 'gzip' }, gzipSync(Buffer.alloc(64 * 1024 * 1024))),
  '/half': send({ 'content-encoding': 'gzip' }, gzipSync(page()).subarray(0, 15)),
  '/not-packed': send({ 'content-encoding': 'gzip' }, 'this is no gzip'),
  '/strange': send({ 'content-encoding': 'sdch' }, 'x'),
  '/file': send(
    { 'content-disposition': 'attachment; filename=a.exe', 'content-type': 'application/octet-stream' },
    'MZ',
  ),
  '/gbk': send(
    { 'content-type': 'text/html' },
    Buffer.concat([
      Buffer.from('<html><head><meta charset=gb2312><title>'),
      // 食堂菜单
      Buffer.from('cab3ccc3b2cbb5a5', 'hex'),
      Buffer.from('</title>'),
    ]),
  ),
  '/gone-icon': send({}, page('<link rel=icon href=/gone.png><link rel=icon href=data:,x>')),
  '/much': send({ 'x-much': 'x'.repeat(64 * 1024) }),
  '/too-much': send({ 'x-much': 'x'.repeat(300 * 1024) }),
  '/signs': send(
    {
      'www-authenticate': [
        'Negotiate, Basic realm="Intranet, \\"north\\""',
        'Digest qop="auth", realm=files',
      ],
    },
    '',
    401,
  ),
  '/garbage': (response) => void response.socket?.end('SSH-2.0-OpenSSH_9.6\r\n'),
  '/cut': (response) => void response.socket?.destroy(),
};

export async function startMeanServer(
  certificate?: MadeCertificate,
  { favicon = null }: { readonly favicon?: Buffer | null } = {},
): Promise<MeanServer> {
  const asked: Asked[] = [];
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? '';
    asked.push({ method: request.method ?? '', path, headers: request.headers });
    response.on('error', () => undefined);
    const own =
      path === '/favicon.ico' && favicon ? send({ 'content-type': 'image/png' }, favicon) : pages[path];
    (own ?? send({}, 'nothing', 404))(response, path);
  };
  const server = certificate
    ? createTlsServer({ key: certificate.key, cert: certificate.cert }, answer)
    : createServer(answer);
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    address: `${certificate ? 'https' : 'http'}://127.0.0.1:${port}`,
    asked,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
