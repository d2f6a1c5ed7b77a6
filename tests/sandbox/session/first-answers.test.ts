/** The platform's answers that a shell sends for a page when the console starts at its address. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { noMapping } from '#shared/api/mapping/no-mapping.ts';
import type { Mapping } from '#shared/api/mapping/mapping.ts';
import type { SandboxAccount } from '#shared/api/session/session.ts';
import type { FirstAnswer, FirstRead } from '#shared/bridge/start.ts';
import { pathWithReads, pathsWithReads } from '#shared/rules/first-reads/paths.ts';
import type { Gateway } from '../../../src-main/gateway/index.ts';
import { answerFirst } from '../../../src-main/program/first-answers.ts';
import type { Sandbox } from '../../../src-main/sandbox/index.ts';
import { freshSandbox, signedIn } from '../client.ts';

const session = '/api/basicserver/session/current';
const tree = '/api/bs/auth/menu/current-tree';
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await freshSandbox();
});
afterAll(() => sandbox.close());

interface Way {
  /** Null for nobody. */
  readonly account?: SandboxAccount | null;
  readonly mapping?: Mapping;
  readonly page: string | null;
  /** Paths whose answer is cut. */
  readonly cut?: string;
}

async function linesFor({ account = 'systemAdministrator', mapping = noMapping, page, cut }: Way) {
  const cookie = account === null ? null : (await signedIn(sandbox, account)).cookie();
  const sent: string[] = [];
  const handle: Gateway['handle'] = async ({ method, target, headers, body }) => {
    sent.push(
      `${method} ${target.split('?')[0]} ${new Headers([...headers].map(([...one]) => one)).get('x-steward-profile')}`,
    );
    const asked = new Headers([...headers].map(([...one]) => one));
    if (cookie) asked.set('cookie', cookie);
    const answer = await sandbox.fetch(
      new Request(`http://sandbox${target}`, {
        method,
        headers: asked,
        body: body && (await new Response(body as ReadableStream).text()),
      }),
    );
    const isCut = cut !== undefined && target.startsWith(cut);
    const text = isCut
      ? new ReadableStream({ start: (sink) => sink.error(new Error('TIMEOUT')) })
      : answer.body;
    return { status: answer.status, headers: [...answer.headers], body: text };
  };
  const lines: (FirstRead | FirstAnswer)[] = [];
  await answerFirst(
    { paths: [session, tree], page, language: 'en-US' },
    {
      gateway: { handle },
      mark: 'a',
      mapping,
      signal: new AbortController().signal,
      write: (line) => void lines.push(line),
    },
  );
  const asked = lines.flatMap((line) => ('question' in line ? [line.question] : []));
  const answered = lines.flatMap((line) => ('question' in line ? [] : [line]));
  return { sent, lines, asked, answered };
}

it.each(pathsWithReads)('tells of each read of %s before it hands on the answer', async (path) => {
  const { sent, lines, asked, answered } = await linesFor({
    page: path.replace(':type', 'teams').replace(':terminal', 'pc'),
  });
  expect(answered.slice(0, 2).map((answer) => answer.path)).toEqual([session, tree]);
  expect(asked.length).toBeGreaterThan(1);
  expect(new Set(asked).size).toBe(asked.length);
  expect(
    answered
      .slice(2)
      .map((answer) => answer.path)
      .sort(),
  ).toEqual([...asked].sort());
  for (const { path: question, status, body } of answered) {
    expect([status, typeof JSON.parse(body)]).toEqual([200, 'object']);
    const told = lines.findIndex((line) => 'question' in line && line.question === question);
    expect(told).toBeLessThan(lines.findIndex((line) => 'path' in line && line.path === question));
  }
  // Every read goes to the one server that the page shows.
  expect(sent.every((line) => line.endsWith(' a'))).toBe(true);
});

it.each<[string, Way]>([
  ['an address without declared reads', { page: '/info' }],
  ['an address with a query', { page: null }],
  ['somebody who may not open the page', { page: '/appManage', account: 'employee' }],
  [
    'a session that is put together',
    { page: '/appManage', mapping: { ...noMapping, session: { from: 'parts' } } },
  ],
])('sends no more than session and menu for %s', async (_, way) => {
  const { sent, asked } = await linesFor(way);
  expect(sent).toHaveLength(2);
  expect(asked).toEqual([]);
});

it('sends nothing for nobody', async () => {
  const { sent, answered } = await linesFor({ page: '/appManage', account: null });
  expect(sent).toHaveLength(1);
  expect(JSON.parse(answered[0]?.body ?? '')).toMatchObject({ code: 401 });
});

it('hands on all answers but the one that is cut', async () => {
  const cut = '/api/basicserver/app/manage/queryConfigs';
  const { asked, answered } = await linesFor({ page: '/appManage', cut });
  const missing = asked.filter((question) => !answered.some(({ path }) => path === question));
  expect(missing.map((question) => question.split('?')[0])).toEqual([cut]);
  expect(answered.length).toBeGreaterThan(8);
});

it.each([
  ['/base/teams', '/base/:type'],
  ['/base', null],
  ['/base/teams/lang/tenant/1', null],
  ['/themes/pc', '/themes/:terminal'],
  ['/appManage/', null],
  ['', null],
])('knows the page of %s', (address, path) => {
  expect(pathWithReads(address)).toBe(path);
});
