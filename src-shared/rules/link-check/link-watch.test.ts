import { expect, test } from 'vitest';
import type { LinkReport } from './link-report.ts';
import { checkEvery, isCheckDue, judgeLink, type KnownPage, withLinks } from './link-watch.ts';

const time = '2026-11-29T08:00:00.000Z';
const known: KnownPage = { title: 'Wiki', host: 'wiki.example' };
const found = (
  state: LinkReport['state'],
  status: number | null,
  address = 'https://wiki.example/',
  title = 'Wiki',
) => ({
  state,
  title,
  steps: [{ address, status }],
});

test.each([
  ['as before', found('ok', 200), known, 'fine'],
  ['for the first time', found('ok', 200, 'https://other.example/', 'Other'), null, 'fine'],
  ['another title', found('ok', 200, undefined, 'For sale'), known, 'changed'],
  ['another host', found('ok', 200, 'https://parking.example/'), known, 'changed'],
  ['a title where there was none', found('ok', 200), { title: '', host: 'wiki.example' }, 'fine'],
  ['a sign-in', found('signIn', 401, undefined, ''), known, 'fine'],
  ['a sign-in elsewhere', found('signIn', 401, 'https://sso.example/', ''), known, 'changed'],
  ['not modified', found('notModified', 304, undefined, ''), known, 'fine'],
  ['not found', found('failed', 404), known, 'dead'],
  ['gone', found('failed', 410), known, 'dead'],
  ['out of order', found('failed', 503), known, 'unreachable'],
  ['no such name', found('unknownHost', null), known, 'dead'],
  ['in a circle', found('redirectLoop', 302), known, 'dead'],
  ['no answer', found('timeout', null), known, 'unreachable'],
  ['a bad certificate', found('certificate', null), known, 'unreachable'],
  ['no way through the proxy', found('proxy', null), known, 'unreachable'],
] as const)('%s', (_, report, before, verdict) => {
  expect(judgeLink(report, before, time).verdict).toBe(verdict);
});

test('facts about an address stay with it, and are not used for another one', () => {
  const last = judgeLink(found('ok', 200), null, time);
  const kept = [{ id: '1', name: 'Wiki', address: 'https://wiki.example/', known, last }];
  expect(withLinks(kept, [{ id: '1', name: 'Our wiki', address: 'https://wiki.example/' }])).toMatchObject([
    { name: 'Our wiki', known, last },
  ]);
  expect(withLinks(kept, [{ id: '1', name: 'Wiki', address: 'https://new.example/' }])).toMatchObject([
    { known: null, last: null },
  ]);
  const many = Array.from({ length: 2000 }, (_, at) => ({ id: `${at}`, name: '', address: 'a' }));
  expect(withLinks([], many)).toHaveLength(2000);
});

test('a week after the last check it is time', () => {
  const now = Date.parse(time);
  expect([null, time].map((checked) => isCheckDue(checked, now))).toEqual([true, false]);
  expect(isCheckDue(time, now + checkEvery - 1)).toBe(false);
  expect(isCheckDue(time, now + checkEvery)).toBe(true);
});
