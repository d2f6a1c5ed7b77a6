/** Whether it is time for a job. Pure. */
import type { Job } from './job.ts';

/** Milliseconds after its time in which a job is in time: whatever runs them looks at least that often. */
export const inTime = 60 * 60_000;

type Timed = Pick<Job, 'when' | 'late' | 'made' | 'last'>;

export interface Due {
  /** The time that it was for, in milliseconds since 1970, UTC. */
  readonly for: number;
  readonly missed: boolean;
}

/** null: there is nothing to do, not yet or not any more. */
export function dueOf({ when, late, made, last }: Timed, now: number): Due | null {
  const time = 'at' in when ? Date.parse(when.at) : latestOf(when.daily, now);
  if (time > now || time <= Date.parse(made)) return null;
  if (last && Date.parse(last.for) >= time) return null;
  return { for: time, missed: now - time > inTime && !late };
}

/** When it is its time next; null: it is through. */
export function nextOf(timed: Timed, now: number): number | null {
  const { when, last } = timed;
  const due = dueOf(timed, now);
  if (due) return due.for;
  if ('daily' in when) return dayLater(latestOf(when.daily, now));
  return last ? null : Date.parse(when.at);
}

/** The last time at which a clock here showed it. */
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

/** The same time of the next day, however long that day is. */
function dayLater(time: number): number {
  const next = new Date(time);
  next.setDate(next.getDate() + 1);
  return next.getTime();
}
