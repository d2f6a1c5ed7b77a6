import { expect, it } from 'vitest';
import { keptDays, seriesOf, withDay } from './snapshots.ts';
import type { UsageDay } from './usage-day.ts';

const figures = (day: string, used: number): UsageDay => ({
  day,
  pc: { used, max: 10 },
  app: { used: 2 * used, max: null },
  external: { used: 0, max: 5 },
  space: { used: 1.5, max: 100 },
});

it('keeps the newest of a day, in order', () => {
  const days = [figures('2026-11-02', 2), figures('2026-11-01', 1), figures('2026-11-02', 3)];
  const kept = days.reduce<UsageDay[]>((list, each) => withDay(list, each), []);
  expect(seriesOf(kept, 'pc', '2026-11-20')).toEqual([
    { day: '2026-11-01', used: 1, total: 10 },
    { day: '2026-11-02', used: 3, total: 10 },
  ]);
  expect(seriesOf(kept, 'app', '2026-11-20').at(-1)).toEqual({ day: '2026-11-02', used: 6, total: null });
});

it('drops the oldest', () => {
  const days = ['2026-11-01', '2026-11-03', '2026-11-02'].map((day) => figures(day, 1));
  const kept = days.reduce<UsageDay[]>((list, each) => withDay(list, each, 2), []);
  expect(kept.map(({ day }) => day)).toEqual(['2026-11-02', '2026-11-03']);
  expect(keptDays).toBe(730);
});

it('shows no day that has not come', () => {
  expect(seriesOf([figures('2026-11-01', 1), figures('2099-01-01', 2)], 'pc', '2026-11-01')).toHaveLength(1);
});
