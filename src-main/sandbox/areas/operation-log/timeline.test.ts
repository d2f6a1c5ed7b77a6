import { describe, expect, test } from 'vitest';
import { timelineOf } from './timeline.ts';

describe.each([
  ['2023-06-15', 480],
  ['2021-03-08', 2_000_000],
])('since %s, %s rows', (createdOn, rows) => {
  const timeline = timelineOf(createdOn, rows);
  const probes = Array.from({ length: 1000 }, (_, index) => Math.floor((index * (rows - 1)) / 999));

  test('times fall from the last day to the first, in working hours', () => {
    const times = probes.map((index) => timeline.at(index));
    expect(times).toEqual(times.toSorted().reverse());
    const [first = '', last = ''] = [times[0], times.at(-1)];
    // Within one step of either end: with few rows a step lasts some days.
    expect(first > '2026-09-25' && first < '2026-10-01').toBe(true);
    expect(last > createdOn && last < nextWeek(createdOn)).toBe(true);
    for (const time of times) expect(time).toMatch(/^\d{4}-\d\d-\d\d (0[89]|1\d):[0-5]\d:[0-5]\d$/);
  });

  test('the first row of a day or earlier is found without a walk', () => {
    for (const day of ['2026-09-30', '2026-01-01', '2024-02-29', createdOn]) {
      const first = timeline.firstUpTo(day);
      expect(timeline.at(first).slice(0, 10) <= day).toBe(true);
      if (first > 0) expect(timeline.at(first - 1).slice(0, 10) > day).toBe(true);
    }
    expect(timeline.firstUpTo('2026-10-01')).toBe(0);
    expect(timeline.firstUpTo('9999-12-31')).toBe(0);
    expect(timeline.firstUpTo('2000-01-01')).toBe(rows);
  });
});

function nextWeek(day: string): string {
  return new Date(Date.parse(day) + 7 * 86_400_000).toISOString().slice(0, 10);
}
