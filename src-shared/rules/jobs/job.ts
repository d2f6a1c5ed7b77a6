/** A job runs later without a user at the screen; one computer stores it, for one server and one tenant. */
import * as z from 'zod';
import { planReasons } from '../changes/plan-reasons.ts';

export const jobCommands = ['changes apply', 'changes rollback', 'config pull'] as const;
export type JobCommand = (typeof jobCommands)[number];

/**
 * The results of a job.
 * `begun`: the job has not recorded an end. `changed`: the job's content had changed, and nothing was sent.
 * `missed`: the time had passed. `refused`: a rule of the server forbids the job, or a reason of `failOn` applied.
 */
export const jobResults = [
  'begun',
  'done',
  'notApplied',
  'changed',
  'missed',
  'refused',
  'noSession',
  'stopped',
  'failed',
] as const;
export type JobResult = (typeof jobResults)[number];

/** The time `HH:MM` of the computer's local clock. */
export const dailyTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const path = z.string().min(1).max(4096);

export const jobEnd = z.strictObject({
  /** The scheduled time and the end; both are equal for a missed job. */
  for: z.iso.datetime(),
  time: z.iso.datetime(),
  result: z.enum(jobResults),
  /** The exit code of the command; null when no command ran. */
  code: z.number().int().nullable(),
  message: z.string().max(4000),
});
export type JobEnd = z.output<typeof jobEnd>;

export const job = z.strictObject({
  id: z.number().int().min(1),
  name: z.string().min(1).max(200),
  /** The subject of the job, such as an application's roll-out, by which a page lists its own jobs. */
  about: z.string().min(1).max(300).optional(),
  command: z.enum(jobCommands),
  /** The number of a set, or a folder; null for the file of changes stored with the job. */
  operand: path.nullable(),
  when: z.union([z.strictObject({ at: z.iso.datetime() }), z.strictObject({ daily: dailyTime })]),
  /** A late job still runs when its time has long passed. */
  late: z.boolean(),
  /** The user has agreed in advance to the questions about a production server. */
  yes: z.boolean(),
  failOn: z.array(z.enum(planReasons)),
  /** A file of names is stored with the job. */
  mapped: z.boolean(),
  areas: z.array(z.string()),
  /** The id of a profile, the sandbox, or an address; and the server's name. */
  server: z.string().min(1).max(2048),
  serverName: z.string().max(200),
  tenant: z.strictObject({ key: z.string(), name: z.string() }),
  user: z.string().nullable(),
  passwordFile: path.nullable(),
  made: z.iso.datetime(),
  last: jobEnd.nullable(),
  /** The time of the last successful run; for a daily job initially the time at which the job was made. */
  lastDone: z.iso.datetime().nullable(),
});
export type Job = z.output<typeof job>;
export type NewJob = Omit<Job, 'id' | 'made' | 'last' | 'lastDone'>;

/** The maximum number of jobs stored; the earliest finished job is dropped first. */
export const mostJobs = 200;

export const keptJobs = z.strictObject({
  /** The number of the next job; numbers are never reused. */
  next: z.number().int().min(1),
  jobs: z.array(job).max(mostJobs),
});
export type KeptJobs = z.output<typeof keptJobs>;
