/** The report of a checked package as JSON, for the bridge and for `theme check --json`. */
import * as z from 'zod';
import { packageCodes, severities } from './findings.ts';

export const packageFindingSchema = z.object({
  code: z.enum(packageCodes),
  severity: z.enum(severities),
  where: z.string().optional(),
  details: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});

export const packageReportSchema = {
  kind: z.enum(['package', 'unknown-zip', 'refused']),
  /** Size of the file. */
  bytes: z.number().int(),
  findings: z.array(packageFindingSchema),
  /** `bytes` is the unpacked size, `stored` the size in the archive. */
  entries: z.array(z.object({ path: z.string(), bytes: z.number().int(), stored: z.number().int() })),
};
