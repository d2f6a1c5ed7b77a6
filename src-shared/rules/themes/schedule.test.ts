import { describe, expect, test } from 'vitest';
import { dayOf } from '../../kit/days.ts';
import {
  daysUntilSettled,
  gapsOf,
  overlapsOf,
  scheduleDayNumber,
  spansOf,
  type ThemeSpan,
} from './schedule.ts';

const span = (themeId: string, from: string, to: string, deptId = 'd'): ThemeSpan => ({
  themeId,
  deptId,
  days: { from, to },
});

test.each(['1970-01-01', '2026-02-28', '2028-02-29', '2026-12-31'])('%s is a day', (day) => {
  expect(dayOf(scheduleDayNumber(day))).toBe(day);
});

test('only what is on, timed and has days that can be kept', () => {
  const theme = { id: 'a', deptId: 'd', topicStatus: true, topicAppoint: 'timed' } as const;
  const days = { from: '2026-11-01', to: '2026-11-30' };
  expect(
    spansOf([
      { ...theme, id: 'late', appointDate: { from: '2026-12-01', to: '2026-12-02' } },
      { ...theme, appointDate: days },
      { ...theme, id: 'off', topicStatus: false, appointDate: days },
      { ...theme, id: 'permanent', topicAppoint: 'permanent', appointDate: days },
      { ...theme, id: 'none', appointDate: null },
      { ...theme, id: 'backwards', appointDate: { from: '2026-11-30', to: '2026-11-01' } },
    ]).map(({ themeId }) => themeId),
  ).toEqual(['a', 'late']);
});

test.each([
  ['the day behind the last one to come', ['2026-12-24', '2026-12-26'], '2026-12-27'],
  ['tomorrow where one ends today', ['2026-11-01', '2026-11-30'], '2026-12-01'],
  ['today where all are over', ['2026-11-01', '2026-11-29'], '2026-11-30'],
])('nothing changes any more from %s', (_, [from = '', to = ''], last) => {
  const theme = { id: 'a', deptId: 'd', topicStatus: true, topicAppoint: 'timed' } as const;
  const days = daysUntilSettled([{ ...theme, appointDate: { from, to } }], '2026-11-30');
  expect(days).toEqual({ from: '2026-11-30', to: last });
});

describe('overlaps', () => {
  test.each([
    ['one day of both', '2026-11-30', { from: '2026-11-30', to: '2026-11-30' }],
    ['the day after', '2026-12-01', null],
    ['within', '2026-11-10', { from: '2026-11-10', to: '2026-11-30' }],
  ])('%s', (_, from, days) => {
    const overlaps = overlapsOf([span('a', '2026-11-01', '2026-11-30'), span('b', from, '2026-12-24')]);
    expect(overlaps.map((overlap) => overlap.days)).toEqual(days ? [days] : []);
  });

  test('departments do not meet: the nearer one wins', () => {
    expect(
      overlapsOf([span('a', '2026-11-01', '2026-11-30'), span('b', '2026-11-01', '2026-11-30', 'e')]),
    ).toEqual([]);
  });
});

test('gaps are the days between that none has', () => {
  expect(
    gapsOf([
      span('a', '2026-11-01', '2026-11-30'),
      span('b', '2026-11-05', '2026-11-06'),
      span('c', '2026-12-01', '2026-12-05'),
      span('d', '2027-01-01', '2027-01-02'),
    ]),
  ).toEqual([{ from: '2026-12-06', to: '2026-12-31' }]);
  expect(gapsOf([])).toEqual([]);
});
