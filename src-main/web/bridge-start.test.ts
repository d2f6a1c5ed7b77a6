import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { BridgeReply } from '#shared/bridge/errors.ts';
import type { FirstQuestions } from '#shared/bridge/start.ts';
import { fakeProgram } from './testing/fake-program.ts';
import { createWebServer, type WebServer } from './web-server.ts';

const fake = fakeProgram();
const failures: unknown[] = [];
let reply: BridgeReply;
let broken = false;
let server: WebServer;
let headers: Record<string, string> = {};

const facts: BridgeReply = {
  ok: true,
  value: {
    servers: {
      active: 'b',
      profiles: [
        { id: 'a', mark: 'mark-of-a' },
        { id: 'b', mark: 'mark-of-b' },
      ],
    },
  },
};

beforeAll(async () => {
  const program = { ...fake.program, door: { call: async () => reply } };
  server = createWebServer({
    program: async () => {
      if (broken) throw new Error('no data folder');
      return program;
    },
    bundle: () => Promise.reject(new Error('no page here')),
    report: (error) => failures.push(error),
  });
  await server.listen(0);
  headers = { Origin: server.origin, 'Content-Type': 'application/json' };
});
afterAll(() => server.close());
beforeEach(() => {
  reply = facts;
  broken = false;
  failures.length = 0;
  fake.reached.length = 0;
});

async function lines(path: string, body: unknown): Promise<Record<string, unknown>[]> {
  const answer = await fetch(server.origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await answer.text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

function comeIn(start?: unknown) {
  return lines('/bridge/session', { token: server.newLink().split('#t=')[1], start });
}

const first = (...paths: string[]): FirstQuestions => ({
  paths,
  page: null,
  language: 'zh-CN',
  server: null,
});
const given = { status: 200, headers: [['content-type', 'text/plain']], body: '许' };

it('a tab that comes in is told of the program, and what the platform of that program says', async () => {
  const [begin, ...answers] = await comeIn(first('/api/a', '/papi/b?c=d'));
  expect(begin).toEqual({ session: expect.any(String), start: facts });
  expect(answers).toEqual([
    { path: '/api/a', ...given },
    { path: '/papi/b?c=d', ...given },
  ]);
  expect(fake.reached.map(({ detail }) => detail)).toEqual([
    'GET /api/a x-steward-profile=mark-of-b',
    'GET /papi/b?c=d x-steward-profile=mark-of-b',
  ]);
});

it.each([
  ['its own server', 'a', 'mark-of-a'],
  ['the one of a new tab where its own is gone', 'c', 'mark-of-b'],
])('a tab that comes back is answered by %s', async (_, server, mark) => {
  await comeIn({ ...first('/api/a'), server });
  expect(fake.reached.map(({ detail }) => detail)).toEqual([`GET /api/a x-steward-profile=${mark}`]);
});

it('asks for nothing more after a read that was refused, and hands the refusal on', async () => {
  const [, ...answers] = await comeIn(first('/api/refused', '/api/b'));
  expect(answers).toEqual([{ path: '/api/refused', ...given, status: 401 }]);
});

it('asks the platform nothing where the program does not say which one is meant', async () => {
  reply = { ok: false, error: { code: 'INTERNAL', message: 'broken', params: {} } };
  expect(await comeIn(first('/api/a'))).toEqual([{ session: expect.any(String), start: reply }]);
  expect(fake.reached).toEqual([]);
});

it('lets a tab in where the program can not be had, and says why when it is asked again', async () => {
  broken = true;
  const [only, ...others] = await comeIn(first('/api/a'));
  expect(only).toEqual({ session: expect.any(String) });
  expect(others).toEqual([]);
  expect(failures).toHaveLength(1);
  headers['X-Steward-Session'] = String(only?.session);
  expect(await lines('/bridge/start', first())).toMatchObject([{ ok: false, error: { code: 'INTERNAL' } }]);
});

it('is asked by a tab that is in, and by no other', async () => {
  const [begin] = await comeIn();
  headers['X-Steward-Session'] = String(begin?.session);
  expect(await lines('/bridge/start', first('/api/a'))).toEqual([
    { start: facts },
    { path: '/api/a', ...given },
  ]);
  headers['X-Steward-Session'] = 'x';
  expect(await lines('/bridge/start', first())).toMatchObject([
    { ok: false, error: { code: 'FORBIDDEN_SENDER' } },
  ]);
});

it.each([
  ['no question', null],
  ['paths that are none', { paths: [1], language: 'en-US' }],
  ['too many', { paths: ['/a', '/b', '/c', '/d', '/e'], language: 'en-US' }],
  ['a language that is a header of its own', { paths: [], language: 'en\r\nX: y' }],
  ['a page that is no address', { paths: [], page: 7, language: 'en-US' }],
  ['a page that is longer than any address', { paths: [], page: `/${'x'.repeat(200)}`, language: 'en-US' }],
  ['a server that is no id', { paths: [], language: 'en-US', server: 7 }],
  ['a server that is longer than any id', { paths: [], language: 'en-US', server: 'x'.repeat(65) }],
])('does not read %s', async (_, questions) => {
  const [begin] = await comeIn();
  headers['X-Steward-Session'] = String(begin?.session);
  expect(await lines('/bridge/start', questions)).toMatchObject([
    { ok: false, error: { code: 'BAD_ARGUMENTS' } },
  ]);
  expect(fake.reached).toEqual([]);
});
