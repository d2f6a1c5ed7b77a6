import * as z from 'zod';
import { licenceComparison } from '#shared/rules/licence/comparison.ts';
import { licenceReading, licenceSummary } from '#shared/rules/licence/reading.ts';
import { riskShape, usageShape } from '#shared/rules/licence/report/json-parts.ts';

/** `licence compare A B --json` */
export const licencePairShape = z.object({
  reading: licenceReading,
  compareReading: licenceReading,
  /** Null where one of the two files is not readable. */
  comparison: licenceComparison.nullable(),
  /** Risks, the gravest first. */
  risks: z.array(riskShape),
  /** The use of `--used` against the second file. */
  use: z.array(usageShape),
});

/** `licence compare A B C … --json` */
export const licenceFamilyShape = z.object({
  /** Files in the order of time, unreadable files at the end. */
  members: z.array(licenceSummary),
  /** `before` and `after` are indexes of `members`. */
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
