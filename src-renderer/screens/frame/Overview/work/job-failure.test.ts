import { expect, test } from 'vitest';
import type { ScheduledJob } from '#shared/bridge/jobs.ts';
import { jobFailure } from './job-failure.ts';

const now = new Date(2026, 10, 28, 9, 0).getTime();
const at = (day: number, hour = 3) => new Date(2026, 10, day, hour, 0).toISOString();
type Ended = NonNullable<ScheduledJob['last']>;
const ended = (result: Ended['result'], time: string): Ended => ({
  for: time,
  time,
  result,
  code: null,
  message: '',
});
const nightly = { when: { daily: '03:00' }, late: false, made: at(1), last: ended('done', at(28)) };

test('a nightly job that ran is nothing to look at', () => {
  expect(jobFailure(nightly, now)).toBeNull();
});

test('a nightly job that nobody ran is missed since the last night', () => {
  const idle = { ...nightly, last: ended('done', at(25)) };
  expect(jobFailure(idle, now)).toEqual({ result: 'missed', time: Date.parse(at(28)) });
  expect(jobFailure({ ...idle, last: null }, now)?.result).toBe('missed');
});

test('a night without a session is told until one succeeds, however long ago', () => {
  expect(jobFailure({ ...nightly, last: ended('noSession', at(28)) }, now)?.result).toBe('noSession');
});

test('a single job that failed is news for a fortnight', () => {
  const once = (day: number) => ({
    when: { at: at(day) },
    late: false,
    made: at(1),
    last: ended('refused', at(day)),
  });
  expect(jobFailure(once(20), now)).toEqual({ result: 'refused', time: Date.parse(at(20)) });
  expect(jobFailure(once(10), now)).toBeNull();
});
