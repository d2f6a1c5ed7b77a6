import { expect, it } from 'vitest';
import { dueOf, inTime, nextOf } from './due-time.ts';
import type { JobEnd } from './job.ts';

const minute = 60_000;
const at = Date.parse('2026-11-29T02:00:00Z');
const once = {
  when: { at: new Date(at).toISOString() },
  late: false,
  made: '2026-11-28T12:00:00Z',
  last: null,
};
const ended = (time: number): JobEnd => ({
  for: new Date(time).toISOString(),
  time: new Date(time).toISOString(),
  result: 'done',
  code: 0,
  message: '',
});

it('is due from its time on, missed an hour later, and done late only where that is allowed', () => {
  expect(dueOf(once, at - 1)).toBeNull();
  expect(dueOf(once, at)).toEqual({ for: at, missed: false });
  expect(dueOf(once, at + inTime)).toEqual({ for: at, missed: false });
  expect(dueOf(once, at + 7 * 60 * minute)).toEqual({ for: at, missed: true });
  expect(dueOf({ ...once, late: true }, at + 7 * 60 * minute)).toEqual({ for: at, missed: false });
});

it('is tried once, whatever came of it', () => {
  const tried = { ...once, last: ended(at) };
  expect(dueOf(tried, at + minute)).toBeNull();
  expect(nextOf(tried, at + minute)).toBeNull();
  expect(nextOf(once, at - minute)).toBe(at);
});

it('of every night is one of the last time that the clock showed it, and none before it was made', () => {
  const night = (day: number) => new Date(2026, 10, day, 3, 0).getTime();
  const nightly = { ...once, when: { daily: '03:00' }, made: new Date(2026, 10, 28, 12, 0).toISOString() };
  expect(dueOf(nightly, night(28) + minute)).toBeNull();
  expect(nextOf(nightly, new Date(2026, 10, 28, 13, 0).getTime())).toBe(night(29));
  expect(dueOf(nightly, night(29) + minute)).toEqual({ for: night(29), missed: false });
  expect(dueOf({ ...nightly, last: ended(night(29)) }, night(29) + minute)).toBeNull();
  // After several missed times only the latest one is reported.
  expect(dueOf(nightly, night(31) + 5 * 60 * minute)).toEqual({ for: night(31), missed: true });
});
