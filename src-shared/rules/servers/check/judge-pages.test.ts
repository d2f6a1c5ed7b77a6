import { expect, test } from 'vitest';
import type { FreshCheck } from './check-shape.ts';
import { compareChecks } from './compare-checks.ts';
import { judgePages } from './judge-pages.ts';
import type { CallVerdict } from './verdicts.ts';

const pages = [
  {
    id: 'feed',
    path: '/feed',
    titleKey: 'feed.title',
    own: ['feed.query', 'feed.one', 'feed.add'],
    besides: ['people.people'],
  },
];

test.each<[string, Record<string, CallVerdict>, string, string[], string[]]>([
  ['all reads are there', {}, 'works', [], []],
  ['one of its own is missing', { 'feed.one': 'elsewhere' }, 'partly', ['feed.one'], []],
  ['one answers otherwise in single values', { 'feed.one': 'different' }, 'works', [], []],
  ['a widget’s is missing', { 'people.people': 'refused' }, 'works', [], ['people.people']],
  [
    'all of its own are missing',
    { 'feed.query': 'refused', 'feed.one': 'elsewhere' },
    'fails',
    ['feed.query', 'feed.one'],
    [],
  ],
  [
    'nothing was reached',
    { 'feed.query': 'notReached', 'feed.one': 'notReached', 'people.people': 'notReached' },
    'fails',
    ['feed.query', 'feed.one'],
    ['people.people'],
  ],
])('a page: %s', (_, given, verdict, without, besides) => {
  const usual: Record<string, CallVerdict> = {
    'feed.query': 'present',
    'feed.one': 'present',
    'feed.add': 'notTried',
    'people.people': 'present',
  };
  const calls = Object.entries({ ...usual, ...given }).map(([id, one]) => ({ id, verdict: one, code: '' }));
  expect(judgePages(pages, calls)).toEqual([
    { id: 'feed', path: '/feed', titleKey: 'feed.title', verdict, without, besides },
  ]);
});

test('a page that only writes is not judged by what was not tried', () => {
  const [page] = judgePages(
    [{ id: 'a', path: '/a', titleKey: 'a', own: ['a.save'], besides: [] }],
    [{ id: 'a.save', verdict: 'notTried', code: 'WRITES' }],
  );
  expect(page?.verdict).toBe('works');
});

test('a page with a read that was not tried may work in part without all the others', () => {
  const page = { id: 'a', path: '/a', titleKey: 'a', own: ['a.parse', 'a.log'], besides: [] };
  const calls = [
    { id: 'a.parse', verdict: 'notTried', code: 'SENDS' },
    { id: 'a.log', verdict: 'refused', code: '401' },
  ] as const;
  expect(judgePages([page], calls)[0]).toMatchObject({ verdict: 'partly', without: ['a.log'] });
});

function checkOf(
  time: string,
  calls: Record<string, CallVerdict>,
  feed: 'works' | 'partly' | 'fails',
): FreshCheck {
  const facts = { path: '/x', method: 'GET', origin: 'given', code: '', message: '' } as const;
  return {
    format: 'steward.server-check',
    version: 1,
    time,
    server: { name: '', address: '' },
    outcome: 'platform',
    connection: null,
    counts: { present: 0, elsewhere: 0, refused: 0, different: 0, notReached: 0, notTried: 0 },
    calls: Object.entries(calls).map(([id, verdict]) => ({ id, ...facts, fields: [], verdict })),
    pages: [{ id: 'feed', path: '/feed', titleKey: 'feed.title', verdict: feed, without: [] }],
  };
}

test('changes since the last check, pages first; facts that only one of them knows are left out', () => {
  const last = checkOf(
    '2026-11-01T00:00:00.000Z',
    { a: 'present', b: 'elsewhere', c: 'refused', d: 'notTried', gone: 'present' },
    'works',
  );
  const now = checkOf(
    '2026-11-02T00:00:00.000Z',
    { a: 'different', b: 'present', c: 'refused', d: 'present', fresh: 'elsewhere' },
    'partly',
  );
  expect(compareChecks(last, now)).toEqual({
    time: last.time,
    account: null,
    worse: [
      { id: 'feed', was: 'works', is: 'partly' },
      { id: 'a', was: 'present', is: 'different' },
    ],
    better: [{ id: 'b', was: 'elsewhere', is: 'present' }],
  });
});

test('somebody else who asked is named; nobody where it is not known who it was', () => {
  const last = checkOf('2026-11-01T00:00:00.000Z', {}, 'works');
  const asked = (userId: string): FreshCheck => ({ ...last, account: { userId, tenantKey: 'T1' } });
  const [was, is] = [
    { userId: '9007199254740993', tenantKey: 'T1' },
    { userId: '', tenantKey: 'T1' },
  ];
  const turned = compareChecks(asked(was.userId), asked(is.userId));
  expect(turned.account).toEqual({ was, is });
  expect(compareChecks(asked('A'), asked('A')).account).toBeNull();
  expect(compareChecks(last, asked('A')).account).toBeNull();
});

test('a page whose read answers so that nothing can be shown does not work', () => {
  const page = { id: 'a', path: '/a', titleKey: 'a', own: ['a.query'], besides: [] };
  const of = (code: string) =>
    judgePages([page], [{ id: 'a.query', verdict: 'different', code }])[0]?.verdict;
  expect(['', 'UNREADABLE', 'ENVELOPE', 'HTTP 200 text/html'].map(of)).toEqual([
    'works',
    'fails',
    'fails',
    'fails',
  ]);
});
