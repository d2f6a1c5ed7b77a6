/** What is done later from this computer, by `steward run` or the open console; kept by a terminal. */
import * as z from 'zod';
import { job, jobResults } from '../rules/jobs/job.ts';
import { call, done, event } from './contract.ts';

/** Where a password stands is nobody's in a window. */
export const scheduledJob = job.omit({ passwordFile: true, user: true, operand: true }).extend({
  /** When it is its time, in milliseconds since 1970, UTC; null: it is through. */
  next: z.number().nullable(),
});
export type ScheduledJob = z.output<typeof scheduledJob>;

export const jobs = {
  calls: {
    /** Of all servers and organisations. JOBS_NOT_KEPT with `reason` where they can't be read, here and below. */
    list: call(z.strictObject({}), z.array(scheduledJob)),
    /** It is not done any more; one that is gone already is no failure. */
    remove: call(z.strictObject({ id: z.number().int() }), done),
  },
  events: {
    /** The console did it, or saw that it was missed; the same words of it stand in the list. */
    ran: event(
      scheduledJob
        .pick({ id: true, name: true, server: true, serverName: true })
        .extend({ result: z.enum(jobResults) }),
    ),
  },
} as const;
