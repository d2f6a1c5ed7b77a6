import { expect, test } from 'vitest';
import type { UsageDay } from '#shared/rules/forecast/usage-day.ts';
import type { ThemeSpan } from '#shared/rules/themes/schedule.ts';
import { busiest, laterToRunOut, lastDays, soonToRunOut, themeChanges } from './attention-figures.ts';

test('the last days end with today, over a month and a leap year; no day has none', () => {
  expect(lastDays('2028-03-02', 4)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01', '2028-03-02']);
  expect(lastDays('2026-11-25')).toHaveLength(7);
  expect(lastDays('2026-02-30')).toEqual([]);
});

test('an appointment is told when it begins and when it ends, from today to a fortnight, the next first', () => {
  const span = (themeId: string, from: string, to: string): ThemeSpan => ({
    themeId,
    deptId: '1',
    days: { from, to },
  });
  const told = themeChanges(
    [
      span('long', '2026-01-01', '2026-12-09'),
      span('over', '2026-11-01', '2026-11-24'),
      span('short', '2026-11-25', '2026-11-27'),
      span('later', '2026-12-10', '2026-12-31'),
    ],
    '2026-11-25',
  );
  expect(told.map(({ span: { themeId }, what, days }) => [themeId, what, days])).toEqual([
    ['short', 'begins', 0],
    ['short', 'ends', 2],
    ['long', 'ends', 14],
  ]);
  expect(themeChanges([span('one', '2026-11-25', '2026-11-27')], 'today')).toEqual([]);
});

/** Seats of a week; every kind grows by its number a day. */
function week(perDay: Partial<Record<'pc' | 'app' | 'external', number>>, full: string[] = []): UsageDay[] {
  return Array.from({ length: 8 }, (_, day) => {
    const use = (kind: 'pc' | 'app' | 'external') => ({
      used: full.includes(kind) ? 100 : 10 + day * (perDay[kind] ?? 0),
      max: 100,
    });
    return {
      day: `2026-11-${String(18 + day)}`,
      pc: use('pc'),
      app: use('app'),
      external: use('external'),
      space: { used: 1, max: 100 },
    };
  });
}

test.each<[string, UsageDay[], readonly string[], string | null]>([
  ['nothing grows', week({}), [], null],
  ['what grows fastest comes first', week({ pc: 1, app: 5 }), ['app', 'pc'], null],
  ['what is full comes before what will be', week({ pc: 5 }, ['external']), ['external', 'pc'], null],
  ['what lasts for months is no work yet', week({ pc: 0.5, app: 5 }), ['app'], null],
  ['of what lasts for months the first is told', week({ pc: 0.5, app: 0.25 }), [], 'pc'],
  ['nothing is known', [], [], null],
])('%s', (_, days, work, later) => {
  expect(soonToRunOut(days, '2026-11-25').map(({ kind }) => kind)).toEqual(work);
  expect(laterToRunOut(days, '2026-11-25')?.kind ?? null).toBe(later);
});

test('the person with most changes comes first; equals are in the order of their names', () => {
  const rows = ['Li', 'Wu', 'Li', 'An', 'Wu', 'Bo'].map((operatorname) => ({ operatorname }));
  expect(busiest(rows, 3)).toEqual([
    { name: 'Li', count: 2 },
    { name: 'Wu', count: 2 },
    { name: 'An', count: 1 },
  ]);
});
