/**
 * The strict server behind another spelling: a platform that has some of its calls at other paths, by other methods, with
 * other names, words and envelopes. What it is asked otherwise, it does not understand. The translation is written by
 * hand, from the wire alone: it shares nothing with what it proves.
 */
import { request as ask, createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { StrictServer } from './strict-server.ts';

interface OtherTongue {
  /** `http://127.0.0.1:PORT/base` */
  readonly address: string;
  /** `METHOD path body`, as they came. */
  readonly asked: readonly string[];
  close(): Promise<void>;
}

type Body = Readonly<Record<string, unknown>>;
interface Translation {
  readonly method: string;
  readonly path: string;
  readonly type: string;
  /** The call that the strict server gets instead. */
  readonly ask: (body: Body) => {
    readonly method: string;
    readonly path: string;
    readonly body: Body | null;
  };
  readonly answer: (data: Body) => unknown;
}

const menu = '/api/basicserver/backstage/menu/updateBackMenuStatus';
const translations: readonly Translation[] = [
  {
    method: 'POST',
    path: '/papi/me',
    type: 'application/json',
    ask: ({ source }) => {
      if (source !== 'console') throw new Error('who asks?');
      return { method: 'GET', path: '/api/basicserver/session/current', body: null };
    },
    answer: ({ user, tenant, platform }) => {
      const { id, username, ...others } = user as Body;
      const { deployment, ...rest } = platform as Body;
      const word = deployment === 'public' ? 'HOSTED' : deployment;
      return {
        person: { ...others, uid: id, name: username },
        tenant,
        platform: { ...rest, installed: word },
      };
    },
  },
  {
    method: 'POST',
    path: '/papi/online/search',
    type: 'application/x-www-form-urlencoded',
    ask: ({ page, size, ...more }) => {
      if (Object.keys(more).join() !== 'scope' || more.scope !== 'all') throw new Error('scope');
      const body = { pageNo: Number(page), pageSize: Number(size) };
      return { method: 'POST', path: '/api/basicserver/onlineUsers/queryList', body };
    },
    answer: ({ result, totalCount, pageNo, pageSize }) => ({
      items: (result as Body[]).map(({ id, username, clientType, ...row }) => ({
        ...row,
        sid: id,
        person: { name: username },
        clientType: clientType === 'pc' ? 1 : 2,
      })),
      total: totalCount,
      pageNo,
      pageSize,
    }),
  },
  {
    method: 'DELETE',
    path: '/papi/online/sessions',
    type: 'query',
    ask: ({ sessions }) => {
      const ids = JSON.parse(String(sessions)) as string[];
      return { method: 'POST', path: '/api/basicserver/onlineUsers/endSessions', body: { ids } };
    },
    answer: () => null,
  },
  {
    method: 'POST',
    path: menu,
    type: 'application/json',
    ask: ({ menuId, menuStatus }) => {
      const words: Record<string, string> = { ON: '1', OFF: '0' };
      return { method: 'POST', path: menu, body: { menuId, status: words[String(menuStatus)] } };
    },
    answer: (data) => data,
  },
];

export async function startOtherTongue(strict: StrictServer): Promise<OtherTongue> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    answerTo(request, strict, asked).then(
      (body) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
      (error: unknown) => response.writeHead(400).end(String(error)),
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/base`,
    asked,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

async function answerTo(request: IncomingMessage, strict: StrictServer, asked: string[]): Promise<unknown> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://x');
  let text = '';
  for await (const piece of request) text += String(piece);
  asked.push(`${request.method} ${pathname}${searchParams.size > 0 ? '?' : ''} ${text}`.trim());
  const known = translations.find(
    ({ method, path }) => method === request.method && `/base${path}` === pathname,
  );
  if (!known) throw new Error(`nothing is known of ${request.method} ${pathname}`);
  const type = request.headers['content-type'] ?? 'query';
  if (type !== known.type) throw new Error(`sent as ${type}`);
  const body: Body =
    type === 'application/json'
      ? JSON.parse(text)
      : Object.fromEntries(type === 'query' ? searchParams : new URLSearchParams(text));
  const there = known.ask(body);
  const asking = there.body === null ? '' : JSON.stringify(there.body);
  const answer = await sent(strict.address + there.path, {
    method: there.method,
    text: asking,
    headers: headersOf(request, strict, there.body !== null),
  });
  const { code, msg, data } = JSON.parse(answer) as { code: number; msg: string; data: Body };
  return code === 200 ? { errno: 0, errmsg: msg, result: known.answer(data) } : { errno: code, errmsg: msg };
}

/** Not by fetch, which says things of its own. */
function sent(
  address: string,
  { method, headers, text }: { method: string; headers: Record<string, string>; text: string },
): Promise<string> {
  return new Promise((done, fail) => {
    const asking = ask(address, { method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => done(Buffer.concat(parts).toString()));
    });
    asking.on('error', fail).end(text);
  });
}

/** The headers as they came, but for those of the connection and the server's name. */
function headersOf(request: IncomingMessage, strict: StrictServer, hasBody: boolean): Record<string, string> {
  const { host: _, connection: __, origin, referer: ___, ...others } = request.headers;
  const kept = Object.entries(others).flatMap(([name, value]) =>
    typeof value === 'string' && !/^(content-|transfer-|accept-encoding)/.test(name)
      ? [[name, value] as const]
      : [],
  );
  return {
    ...Object.fromEntries(kept),
    referer: `${strict.address}/`,
    ...(origin && hasBody ? { origin: strict.address } : {}),
    ...(hasBody ? { 'content-type': 'application/json' } : {}),
  };
}
