import type { ScheduledJob } from '#shared/bridge/jobs.ts';
import { dueOf } from '#shared/rules/jobs/due-time.ts';
import type { JobResult } from '#shared/rules/jobs/job.ts';

/** Days after which a failed single job is old news; a daily one stays until it works again. */
const news = 14;

/** Null for a job that did its work, or whose time has not come. `now` and `time`: milliseconds since 1970. */
export function jobFailure(
  job: Pick<ScheduledJob, 'when' | 'late' | 'made' | 'last'>,
  now: number,
): { readonly result: JobResult; readonly time: number } | null {
  const due = dueOf(job, now);
  if (due?.missed) return { result: 'missed', time: due.for };
  const { last } = job;
  if (last === null || last.result === 'done' || last.result === 'begun') return null;
  const time = Date.parse(last.for);
  return 'at' in job.when && now - time > news * 86_400_000 ? null : { result: last.result, time };
}
