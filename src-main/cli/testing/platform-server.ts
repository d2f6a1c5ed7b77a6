/** The server signs in by user name and password, and passes all other calls to a sandbox. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { createSandbox } from '../../sandbox/index.ts';
import { numberIdsInAnswer, textIdsInRequest } from './number-ids.ts';
import { withOtherIds } from './other-ids.ts';

type Way = 'cut' | 'silent' | 'http500' | 'refused' | 'ended';

export interface PlatformServer {
  readonly address: string;
  /** `POST /path` of each request; `keys` has the Idempotency-Keys of writes. */
  readonly asked: string[];
  readonly keys: string[];
  /** Bodies of the requests. */
  readonly bodies: string[];
  /**
   * The next request to this path is done, and its answer is cut off (`cut`), never comes (`silent`) or is HTTP 500. Or it
   * is not done and answered by 401: once (`refused`), or until the next sign-in (`ended`).
   */
  lose(path: string, how?: Way): void;
  close(): Promise<void>;
}

export const rightPassword = 'correct horse';

/** `numbers`: ids of nineteen digits are numbers. `others`: ids differ from the sandbox's (other-ids.ts). */
export async function platformServer({ numbers = false, others = false } = {}): Promise<PlatformServer> {
  const sandbox = await createSandbox({ file: ':memory:' });
  const asked: string[] = [];
  const keys: string[] = [];
  const bodies: string[] = [];
  let lost = '';
  let ended = false;
  let way: Way = 'cut';

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    const given = await buffer(request);
    bodies.push(given.toString());
    const text = others ? withOtherIds(given.toString()) : given.toString();
    const taken = numbers ? textIdsInRequest(text) : others ? text : given;
    const body = Buffer.from(taken ?? '');
    asked.push(`${request.method} ${path}`);
    const key = request.headers['idempotency-key'];
    if (typeof key === 'string') keys.push(key);
    const json = { 'content-type': 'application/json' };
    if (path === '/papi/passport/login') ended = false;
    if (path === lost && way === 'ended') [lost, ended] = ['', true];
    const refused = path === lost && way === 'refused';
    if (taken === null) {
      response.writeHead(400, json).end(JSON.stringify({ code: 400, msg: 'An id is a number' }));
      return;
    }
    if (ended || refused) {
      if (refused) lost = '';
      response.writeHead(401, json).end(JSON.stringify({ code: 401, msg: 'Not signed in' }));
      return;
    }
    const login = path === '/papi/passport/login';
    if (login && JSON.parse(body.toString()).password !== rightPassword) {
      response.writeHead(200, json).end(JSON.stringify({ code: 500, msg: 'Wrong password' }));
      return;
    }
    const answered = login
      ? await sandbox.fetch(
          new Request('http://sandbox.invalid/api/basicserver/session/signIn', {
            method: 'POST',
            headers: json,
            body: JSON.stringify({ account: 'systemAdministrator' }),
          }),
        )
      : await sandbox.fetch(
          new Request(`http://sandbox.invalid${others ? withOtherIds(request.url ?? '') : request.url}`, {
            method: request.method ?? 'GET',
            headers: Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
              typeof value === 'string' && name !== 'connection' ? [[name, value]] : [],
            ),
            ...(body.byteLength > 0 ? { body: new Uint8Array(body) } : {}),
          }),
        );
    if (path === lost) {
      lost = '';
      if (way === 'silent') return;
      if (way === 'cut') request.socket.destroy();
      else response.writeHead(500, json).end(JSON.stringify({ code: 500, msg: 'broken' }));
      return;
    }
    const cookies = answered.headers.getSetCookie().map((cookie) => cookie.replace(/; *Secure/i, ''));
    response.writeHead(answered.status, { ...json, ...(cookies.length > 0 && { 'set-cookie': cookies }) });
    if (numbers) response.end(numberIdsInAnswer(await answered.text()));
    else if (others) response.end(withOtherIds(await answered.text()));
    else response.end(Buffer.from(await answered.arrayBuffer()));
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    asked,
    keys,
    bodies,
    lose(path, how = 'cut') {
      [lost, way] = [path, how];
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      sandbox.close();
    },
  };
}
