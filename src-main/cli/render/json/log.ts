import * as z from 'zod';
import { evidenceManifest } from '#shared/rules/evidence/evidence.ts';
import { evidenceFaults } from '../../../formats/evidence/verify-evidence.ts';

/** `log verify --json` */
export const logEvidenceShape = z.object({
  /** The package is as it was signed, by the key of `--fingerprint` where one is named. */
  good: z.boolean(),
  /** Null for a package without a fault, which may be signed by another key. */
  fault: z.object({ kind: z.enum(evidenceFaults), file: z.string() }).nullable(),
  fingerprint: z.string().nullable(),
  manifest: evidenceManifest.nullable(),
});
