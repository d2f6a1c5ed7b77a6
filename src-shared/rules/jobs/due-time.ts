import type { Job } from './job.ts';

/** The milliseconds after its time in which a job is still punctual; a job runner must check at least that often. */
export const inTime = 60 * 60_000;

type Timed = Pick<Job, 'when' | 'late' | 'made' | 'last'>;

export interface Due {
  /** The scheduled time in milliseconds since 1970, UTC. */
  readonly for: number;
  readonly missed: boolean;
}

/** Returns null when the job is not due yet, or has run for that time. */
export function dueOf({ when, late, made, last }: Timed, now: number): Due | null {
  const time = 'at' in when ? Date.parse(when.at) : latestOf(when.daily, now);
  if (time > now || time <= Date.parse(made)) return null;
  if (last && Date.parse(last.for) >= time) return null;
  return { for: time, missed: /* wall: job-in-time */ now - time > inTime && !late };
}

/** Returns the job's next time in milliseconds since 1970; null when the job is finished. */
export function nextOf(timed: Timed, now: number): number | null {
  const { when, last } = timed;
  const due = dueOf(timed, now);
  if (due) return due.for;
  if ('daily' in when) return dayLater(latestOf(when.daily, now));
  return last ? null : Date.parse(when.at);
}

/** Returns the most recent moment at which the local clock showed `daily`. */
function latestOf(daily: string, now: number): number {
  const [hour = 0, minute = 0] = daily.split(':').map(Number);
  const today = new Date(now);
  today.setHours(hour, minute, 0, 0);
  if (today.getTime() <= now) return today.getTime();
  const yesterday = new Date(now);
  yesterday.setDate(yesterday.getDate() - 1);
  yesterday.setHours(hour, minute, 0, 0);
  return yesterday.getTime();
}

/** Returns the same local time of the next day, whose length may differ when the clocks change. */
function dayLater(time: number): number {
  const next = new Date(time);
  next.setDate(next.getDate() + 1);
  return next.getTime();
}
