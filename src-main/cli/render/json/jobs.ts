/** What `--json` prints of what is done later; the shapes are published in docs/formats (scripts/terminal-schemas.ts). */
import * as z from 'zod';
import { job, jobEnd } from '#shared/rules/jobs/job.ts';
import { changesApplyShape } from './changes.ts';

/** `jobs list --json` */
export const jobsListShape = z.object({
  jobs: z.array(
    job.extend({
      /** When it is its time; null: it is through. */
      next: z.iso.datetime().nullable(),
    }),
  ),
});

/** `run --json` */
export const runShape = z.object({
  time: z.iso.datetime(),
  /** What it was time for, in the order of their times. */
  jobs: z.array(
    z.object({
      ...job.pick({ id: true, name: true, command: true, server: true, serverName: true, tenant: true })
        .shape,
      ...jobEnd.shape,
      /** What `changes apply --json` says of it; null: it came to nothing, or is none. */
      report: changesApplyShape.nullable(),
    }),
  ),
});
