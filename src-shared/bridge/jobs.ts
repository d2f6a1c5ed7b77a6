/** What is done later from this computer, by `steward run` or the open console; kept by a terminal, or by the tray. */
import * as z from 'zod';
import { planReasons } from '../rules/changes/plan-reasons.ts';
import { job, jobResults } from '../rules/jobs/job.ts';
import { call, done, event } from './contract.ts';

/** Where a password stands is nobody's in a window. */
export const scheduledJob = job.omit({ passwordFile: true, user: true, operand: true }).extend({
  /** When it is its time, in milliseconds since 1970, UTC; null: it is through. */
  next: z.number().nullable(),
});
export type ScheduledJob = z.output<typeof scheduledJob>;

/** A set of the tray that is applied once. Its organisation stands in its file. */
const laterSet = z.strictObject({
  name: z.string().min(1).max(200),
  at: z.iso.datetime(),
  /** Also when that has long passed. */
  late: z.boolean(),
  /** Of what comes about that was not in what one agreed to, nothing is sent. */
  failOn: z.array(z.enum(planReasons)),
  /** Id of the profile, and what it is called. */
  server: z.string().min(1).max(64),
  serverName: z.string().max(200),
  /** The file of changes. */
  text: z.string().max(32_000_000),
});

export const jobs = {
  calls: {
    /** Of all servers and organisations. JOBS_NOT_KEPT with `reason` where they can't be read, here and below. */
    list: call(z.strictObject({}), z.array(scheduledJob)),
    /**
     * Once one has agreed to what it comes to. JOBS_NOT_KEPT with `reason` PAST where that time is not to come, FILE where
     * the file is none, or of no organisation.
     */
    add: call(laterSet, z.object({ id: z.number().int() })),
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
