/** What `--json` prints of several files; the shapes are published in docs/formats (scripts/terminal-schemas.ts). */
import * as z from 'zod';
import { licenceComparison } from '#shared/rules/licence/comparison.ts';
import { licenceReading, licenceSummary } from '#shared/rules/licence/reading.ts';
import { riskShape, usageShape } from '#shared/rules/licence/report/json-parts.ts';

/** `licence compare A B --json` */
export const licencePairShape = z.object({
  reading: licenceReading,
  compareReading: licenceReading,
  /** Null where one of the two is not readable. */
  comparison: licenceComparison.nullable(),
  /** The gravest first. */
  risks: z.array(riskShape),
  /** Of `--used`, against the second file. */
  use: z.array(usageShape),
});

/** `licence compare A B C … --json` */
export const licenceFamilyShape = z.object({
  /** In the order of time; unreadable ones stand at the end. */
  members: z.array(licenceSummary),
  /** `before` and `after` are places in `members`, from 0. */
  steps: z.array(
    z.object({
      before: z.number().int(),
      after: z.number().int(),
      risks: z.array(riskShape),
      comparison: licenceComparison,
    }),
  ),
  use: z.array(usageShape),
});
