import * as z from 'zod';
import { job, jobEnd } from '#shared/rules/jobs/job.ts';
import { changesApplyShape } from './changes.ts';

/** `jobs list --json` */
export const jobsListShape = z.object({
  jobs: z.array(
    job.extend({
      /** Time of the next run; null where the job is done. */
      next: z.iso.datetime().nullable(),
    }),
  ),
});

/** `run --json` */
export const runShape = z.object({
  time: z.iso.datetime(),
  /** Due jobs, in the order of their times. */
  jobs: z.array(
    z.object({
      ...job.pick({ id: true, name: true, command: true, server: true, serverName: true, tenant: true })
        .shape,
      ...jobEnd.shape,
      /** The JSON of `changes apply`; null where nothing was printed, and for other commands. */
      report: changesApplyShape.nullable(),
    }),
  ),
});
