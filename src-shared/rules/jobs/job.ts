/** What is to be done later without anybody at the screen: kept on one computer, each for one server and one tenant. */
import * as z from 'zod';
import { planReasons } from '../changes/plan-reasons.ts';

export const jobCommands = ['changes apply', 'changes rollback', 'config pull'] as const;
export type JobCommand = (typeof jobCommands)[number];

/**
 * `begun`: nobody noted what came of it. `changed`: something of it is not as it was any more, and nothing was sent.
 * `missed`: it was not its time any more. `refused`: a rule of its server forbids it, or something of `failOn` was in it.
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

/** `HH:MM`, as the clock of the computer has it. */
export const dailyTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const path = z.string().min(1).max(4096);

export const jobEnd = z.strictObject({
  /** The time that it was for, and when it ended; the same where it was missed. */
  for: z.iso.datetime(),
  time: z.iso.datetime(),
  result: z.enum(jobResults),
  /** What the command ended with; null where it was none. */
  code: z.number().int().nullable(),
  message: z.string().max(4000),
});
export type JobEnd = z.output<typeof jobEnd>;

export const job = z.strictObject({
  id: z.number().int().min(1),
  name: z.string().min(1).max(200),
  command: z.enum(jobCommands),
  /** Number of a set, or a folder; null: the file of changes that is kept with the job. */
  operand: path.nullable(),
  when: z.union([z.strictObject({ at: z.iso.datetime() }), z.strictObject({ daily: dailyTime })]),
  /** It is also done when its time has long passed. */
  late: z.boolean(),
  /** What it may be asked about on a production server was agreed to. */
  yes: z.boolean(),
  failOn: z.array(z.enum(planReasons)),
  /** A file of names is kept with it. */
  mapped: z.boolean(),
  areas: z.array(z.string()),
  /** Id of a profile, the sandbox, or an address; and how it was called. */
  server: z.string().min(1).max(2048),
  serverName: z.string().max(200),
  tenant: z.strictObject({ key: z.string(), name: z.string() }),
  user: z.string().nullable(),
  passwordFile: path.nullable(),
  made: z.iso.datetime(),
  last: jobEnd.nullable(),
  /** When it was done last; of what is done each day at first when it was made. */
  lastDone: z.iso.datetime().nullable(),
});
export type Job = z.output<typeof job>;
export type NewJob = Omit<Job, 'id' | 'made' | 'last' | 'lastDone'>;

/** Not more are kept; of those that are through the earliest goes first. */
export const mostJobs = 200;

export const keptJobs = z.strictObject({
  /** What the next one is called: no number stands for two. */
  next: z.number().int().min(1),
  jobs: z.array(job).max(mostJobs),
});
export type KeptJobs = z.output<typeof keptJobs>;
