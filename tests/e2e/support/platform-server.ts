/**
 * A remote platform server on loopback: the sandbox's own, spoken to over HTTP or TLS, with what tells a remote server
 * from the sandbox: sessions by cookie, a sign-in page's path for user name and password, calls at other paths.
 */
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { createSandbox } from '../../../src-main/sandbox/index.ts';
import { signIn } from '../../../src-shared/api/session/session.ts';

export interface PlatformServer {
  /** `http://127.0.0.1:PORT` */
  readonly address: string;
  /** The value of a Cookie header that is a session. */
  readonly cookie: string;
  /** `METHOD path`, in their order. */
  readonly asked: readonly string[];
  /** The bodies that came to the sign-in path. */
  readonly signIns: readonly string[];
  close(): Promise<void>;
}

export interface PlatformWish {
  readonly account?: string;
  readonly tls?: { readonly key: string; readonly cert: string };
  /** Path here → path of the sandbox; the latter is not found then. */
  readonly moved?: Readonly<Record<string, string>>;
  /** Milliseconds by which its clock goes wrong. */
  readonly skew?: number;
}

export const signInPath = '/papi/passport/login';
/** Says yes to everybody and opens no session. */
export const openNothingPath = '/papi/passport/opens-nothing';
/** There is nothing. */
export const absentPath = '/papi/passport/not-there';
export const password = 'correct horse';

export async function startPlatform(wish: PlatformWish = {}): Promise<PlatformServer> {
  const { account = 'systemAdministrator', tls, moved = {}, skew = 0 } = wish;
  const sandbox = await createSandbox({ file: ':memory:' });
  const asked: string[] = [];
  const signIns: string[] = [];
  const cookie = await sessionOf(sandbox, account);

  const answer = async (request: IncomingMessage): Promise<Response> => {
    const url = new URL(request.url ?? '/', 'http://platform.invalid');
    asked.push(`${request.method} ${url.pathname}`);
    const body = await bodyOf(request);
    if (url.pathname === signInPath) {
      signIns.push(body.toString());
      const { username, password: given } = JSON.parse(body.toString()) as Record<string, string>;
      if (username === 'ada' && given === password) {
        return Response.json(
          { code: 200, msg: '' },
          { headers: { 'set-cookie': `${cookie}; Path=/; HttpOnly` } },
        );
      }
      return Response.json({ code: 401, msg: 'Wrong user name or password' });
    }
    if (url.pathname === openNothingPath) return Response.json({ code: 200, msg: '' });
    if (url.pathname === absentPath) return new Response('no such page', { status: 404 });
    if (Object.values(moved).includes(url.pathname)) return new Response('no such page', { status: 404 });
    url.pathname = moved[url.pathname] ?? url.pathname;
    const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]);
    const withBody = request.method !== 'GET' && request.method !== 'HEAD';
    return sandbox.fetch(
      new Request(url, {
        method: request.method ?? 'GET',
        headers,
        ...(withBody && { body: new Uint8Array(body) }),
      }),
    );
  };
  const serve: RequestListener = (request, response) => {
    const answered = answer(request).then(async (given) => {
      const head = Object.fromEntries(given.headers);
      if (skew !== 0) head.date = new Date(Date.now() + skew).toUTCString();
      response.writeHead(given.status, head).end(Buffer.from(await given.arrayBuffer()));
    });
    // Requests during the closing have no answer.
    answered.catch((error: unknown) => response.destroy(error as Error));
  };
  const server = tls ? createTlsServer(tls, serve) : createServer(serve);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    address: `${tls ? 'https' : 'http'}://127.0.0.1:${port}`,
    cookie,
    asked,
    signIns,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      sandbox.close();
    },
  };
}

async function sessionOf(
  sandbox: Awaited<ReturnType<typeof createSandbox>>,
  account: string,
): Promise<string> {
  const response = await sandbox.fetch(
    new Request(`http://platform.invalid${signIn.path}`, {
      method: signIn.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ account }),
    }),
  );
  const [session] = response.headers.getSetCookie();
  if (!session) throw new Error(`no session: ${response.status}`);
  return session.split(';')[0] ?? '';
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
