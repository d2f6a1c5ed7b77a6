/** Jobs on this computer, which `steward run` or the open console carries out; a terminal or the tray creates them. */
import * as z from 'zod';
import { planReasons } from '../rules/changes/plan-reasons.ts';
import { job, jobResults } from '../rules/jobs/job.ts';
import { call, noResult, event } from './contract.ts';

/** A window must not see where a password is stored. */
export const scheduledJob = job.omit({ passwordFile: true, user: true, operand: true }).extend({
  /** The time at which the job is due, in milliseconds since 1970, UTC; null for a finished job. */
  next: z.number().nullable(),
});
export type ScheduledJob = z.output<typeof scheduledJob>;

/** A set of the tray to be applied once. Its file names the organisation. */
const laterSet = z.strictObject({
  name: z.string().min(1).max(200),
  about: job.shape.about,
  at: z.iso.datetime(),
  /** Whether the job also runs when its time has long passed. */
  late: z.boolean(),
  /** Reasons for sending nothing: consequences that were not in the plan to which the user agreed. */
  failOn: z.array(z.enum(planReasons)),
  server: z.string().min(1).max(64),
  serverName: z.string().max(200),
  text: z.string().max(32_000_000),
});

export const jobs = {
  calls: {
    /** Jobs of all servers and organisations. JOBS_NOT_KEPT with `reason` where they can't be read, also below. */
    list: call(z.strictObject({}), z.array(scheduledJob)),
    /**
     * Adds a job after the user agreed to its plan. JOBS_NOT_KEPT with `reason` PAST for a time that is not in the
     * future, FILE for an invalid file or one without an organisation.
     */
    add: call(laterSet, z.object({ id: z.number().int() })),
    /** Removes a job; a missing one is no failure. */
    remove: call(z.strictObject({ id: z.number().int() }), noResult),
  },
  events: {
    /** The console ran a job or noticed that it was missed; the list says the same. */
    ran: event(
      scheduledJob
        .pick({ id: true, name: true, server: true, serverName: true })
        .extend({ result: z.enum(jobResults) }),
    ),
  },
} as const;
