/** Licence files, read offline: one file explained, two files compared. */
import * as z from 'zod';
import { licenceComparison } from '../rules/licence/comparison.ts';
import { licence as licenceContent } from '../rules/licence/licence.ts';
import { licenceFormats, licenceStates } from '../rules/licence/states.ts';
import { longCall } from './contract.ts';

/** One finding about a file; the first one of a reading decides its state. */
const finding = z.object({
  state: z.enum(licenceStates),
  /** Fill the state's text: a field's name, an algorithm, a key id, a date. */
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});

/**
 * What is known of one licence file. *Readable* and *verified* are two verdicts: an expired or unsigned file
 * is still explained.
 */
export const licenceReading = z.object({
  name: z.string(),
  /** Bytes. */
  size: z.number().int(),
  /** Lower-case hex, of the file's bytes; null where the file was not read (too large, not a file). */
  sha256: z.string().nullable(),
  sm3: z.string().nullable(),
  format: z.enum(licenceFormats).nullable(),
  /** The verdict in one word: that of the gravest finding. */
  state: z.enum(licenceStates),
  readable: z.boolean(),
  /** The signature was made by a trusted key over exactly this content; says nothing about dates. */
  verified: z.boolean(),
  findings: z.array(finding),
  signature: z
    .object({ algorithm: z.string(), keyId: z.string().nullable(), keyName: z.string().nullable() })
    .nullable(),
  licence: licenceContent.nullable(),
  /** Whole days from today to the expiry day; 0 on the last day, negative after it; null without expiry. */
  daysRemaining: z.number().int().nullable(),
});
export type LicenceReading = z.output<typeof licenceReading>;

const fileId = z.string().min(1).max(64);
const progress = z.object({ stage: z.enum(['reading', 'verifying', 'comparing']) });

export const licence = {
  calls: {
    parse: longCall(z.strictObject({ file: fileId }), licenceReading, progress),
    /** `comparison` is null where one of the two is not readable. */
    compare: longCall(
      z.strictObject({ file: fileId, compareFile: fileId }),
      z.object({
        reading: licenceReading,
        compareReading: licenceReading,
        comparison: licenceComparison.nullable(),
      }),
      progress,
    ),
  },
  events: {},
} as const;
