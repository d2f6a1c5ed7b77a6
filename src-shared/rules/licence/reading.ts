import * as z from 'zod';
import { licence as licenceContent } from '../common/licence/licence.ts';
import { keySources } from './key-sources.ts';
import { licenceFormats, licenceStates } from './states.ts';

/**
 * The check of a file that was read through a mapping: a valid signature; no signature (`none`), an invalid one
 * (`failed`), or one that cannot be checked here (`unknown`).
 */
const mappedChecks = ['signature', 'none', 'failed', 'unknown'] as const;

/** A finding about a file; the first finding of a reading decides its state. */
const finding = z.object({
  state: z.enum(licenceStates),
  /** The values for the state's text: a field's name, an algorithm, a key id, a date. */
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});

/**
 * The result of reading a licence file offline. *Readable* and *verified* are two verdicts: an expired or unsigned
 * file is still explained.
 */
export const licenceReading = z.object({
  name: z.string(),
  /** The size in bytes. */
  size: z.number().int(),
  /** The fingerprints of the file in lower-case hex; null when the file was not read (too large, not a file). */
  sha256: z.string().nullable(),
  sm3: z.string().nullable(),
  format: z.enum(licenceFormats).nullable(),
  /** The state of the gravest finding. */
  state: z.enum(licenceStates),
  readable: z.boolean(),
  /** A trusted key has signed exactly this content; the dates do not matter here. */
  verified: z.boolean(),
  findings: z.array(finding),
  signature: z
    .object({
      algorithm: z.string(),
      keyId: z.string().nullable(),
      keyName: z.string().nullable(),
      /** The source of the key that was tried; null when no trusted key matches. */
      keySource: z.enum(keySources).nullable(),
      /** The RFC 7638 thumbprint (SHA-256, base64url) of that key; for SM2 the SM3 of its point in hex. */
      thumbprint: z.string().nullable(),
      /** The private half of that key is public, so anybody can have made this file. */
      sample: z.boolean(),
    })
    .nullable(),
  /** The encryption of the content; null when there was none. */
  encryption: z
    .object({ kind: z.enum(['jwe', 'keygen']), algorithm: z.string(), keyId: z.string().nullable() })
    .nullable(),
  licence: licenceContent.nullable(),
  /** The whole days from today to the expiry day; 0 on the last day, negative after it; null without expiry. */
  daysRemaining: z.number().int().nullable(),
  /**
   * The end of the file itself (Keygen's TTL), independent of the licence's end; a new file is needed then. It has
   * the last day in `zone`, and the whole days to it as above. Absent when the file has no end.
   */
  fileEnd: z
    .object({ day: z.string(), zone: z.string(), instant: z.string(), daysRemaining: z.number().int() })
    .optional(),
  /** The mapping of a platform's own kind of file, and the result of the signature check. Absent for other files. */
  mapped: z.object({ mapping: z.string(), kind: z.string(), checked: z.enum(mappedChecks) }).optional(),
});
export type LicenceReading = z.output<typeof licenceReading>;

/** A reading without modules, for lists of many files. */
export const licenceSummary = licenceReading.extend({
  licence: licenceContent
    .omit({ modules: true })
    .extend({
      /** The number of modules at all levels, and of the enabled ones. */
      moduleCount: z.number().int(),
      enabledModules: z.number().int(),
    })
    .nullable(),
});
export type LicenceSummary = z.output<typeof licenceSummary>;
