/** The desktop's answer to a page's first question to the platform. */
import { expect, it, vi } from 'vitest';
import { noMapping } from '#shared/api/mapping/no-mapping.ts';
import { consoleProtocol } from '../../src-main/desktop/console-protocol.ts';
import { firstLines } from '../../src-main/desktop/first-lines.ts';
import { runningRequests } from '../../src-main/desktop/running-requests.ts';
import type { Gateway } from '../../src-main/gateway/index.ts';
import type { Program } from '../../src-main/program/index.ts';

type Handle = Gateway['handle'];
const servers = {
  targetOf: (mark: string) => (mark === 'mark-of-a' ? { mapping: noMapping } : null),
} as unknown as Program['servers'];

function page(handle: Handle, origin: string | null = 'console://app') {
  const handler = consoleProtocol({
    serveBundle: async () => new Response(),
    gateway: async () => ({ handle }) as Gateway,
    files: () => Promise.reject(new Error('no files')),
    firstLines: (request) => firstLines(request, { gateway: { handle } as Gateway, servers }),
    stopped: () => null,
    find: () => new Response(),
    proxyLogin: async () => new Response(),
    requests: runningRequests(),
  });
  return (body: string) => {
    const request = new Request('console://app/bridge/first', { method: 'POST', body });
    return handler(Object.assign(request, origin === null ? {} : { initiatorOrigin: origin }));
  };
}

const questions = { paths: ['/api/a', '/api/b'], page: null, language: 'zh-CN', mark: 'mark-of-a' };
const answering = vi.fn<Handle>(async ({ target }) => ({
  status: target === '/api/refused' ? 401 : 200,
  headers: [['content-type', 'text/plain']],
  body: new Response('许').body,
}));
const linesOf = async (response: Response) =>
  (await response.text()).split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line)]));

it('is the platform’s answers, as lines, of the server that the page names', async () => {
  const response = await page(answering)(JSON.stringify(questions));
  expect(response.headers.get('cache-control')).toBe('no-store');
  const given = { status: 200, headers: [['content-type', 'text/plain']], body: '许' };
  expect(await linesOf(response)).toEqual([
    { path: '/api/a', ...given },
    { path: '/api/b', ...given },
  ]);
  expect(answering.mock.calls.map(([{ headers }]) => new Map(headers).get('x-steward-profile'))).toEqual([
    'mark-of-a',
    'mark-of-a',
  ]);
});

it('ends with the first refusal, which is handed on', async () => {
  const refused = { ...questions, paths: ['/api/refused', '/api/b'] };
  const lines = await linesOf(await page(answering)(JSON.stringify(refused)));
  expect(lines).toMatchObject([{ path: '/api/refused', status: 401 }]);
});

it('is nothing for a server that is gone', async () => {
  answering.mockClear();
  const gone = JSON.stringify({ ...questions, mark: 'mark-of-b' });
  expect(await linesOf(await page(answering)(gone))).toEqual([]);
  expect(answering).not.toHaveBeenCalled();
});

it.each([
  ['no JSON', '{'],
  ['a question without a server', JSON.stringify({ ...questions, mark: undefined })],
  ['more than a question holds', JSON.stringify({ ...questions, paths: ['x'.repeat(2048)] })],
])('refuses %s', async (_, body) => {
  expect((await page(answering)(body)).status).toBe(400);
});

it('is given up with the page', async () => {
  const { promise: aborted, resolve } = Promise.withResolvers<void>();
  const response = await page(({ signal }) => {
    signal.addEventListener('abort', () => resolve());
    return new Promise(() => undefined);
  })(JSON.stringify(questions));
  await response.body?.cancel();
  await aborted;
});

it('is for the console’s page alone', async () => {
  for (const origin of ['https://elsewhere.example', null]) {
    const response = await page(answering, origin)(JSON.stringify(questions));
    expect(response.status).toBe(403);
  }
});
