/** What is known of a licence file that was read offline. */
import * as z from 'zod';
import { licence as licenceContent } from '../common/licence/licence.ts';
import { keySources } from './key-sources.ts';
import { licenceFormats, licenceStates } from './states.ts';

/**
 * What of a file was checked that was read through a mapping: its signature, which holds; nothing, as it has none
 * (`none`), one that proves nothing (`failed`), or one that can't be checked here (`unknown`).
 */
const mappedChecks = ['signature', 'none', 'failed', 'unknown'] as const;

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
    .object({
      algorithm: z.string(),
      keyId: z.string().nullable(),
      keyName: z.string().nullable(),
      /** Where the key that was tried comes from; null: no trusted key fits. */
      keySource: z.enum(keySources).nullable(),
      /** RFC 7638 thumbprint (SHA-256, base64url) of that key; for SM2 the SM3 of its point, hex. */
      thumbprint: z.string().nullable(),
      /** That key's private half is public: whoever likes can have made this file. */
      sample: z.boolean(),
    })
    .nullable(),
  /** How the content was encrypted; null: it was not. */
  encryption: z
    .object({ kind: z.enum(['jwe', 'keygen']), algorithm: z.string(), keyId: z.string().nullable() })
    .nullable(),
  licence: licenceContent.nullable(),
  /** Whole days from today to the expiry day; 0 on the last day, negative after it; null without expiry. */
  daysRemaining: z.number().int().nullable(),
  /**
   * The end of the file itself, where its issuer let it be good for a time only (Keygen's TTL), whatever the licence's
   * own end is: then a new file is needed. Its last day in `zone`, and the whole days to it as above. Absent: it has none.
   */
  fileEnd: z
    .object({ day: z.string(), zone: z.string(), instant: z.string(), daysRemaining: z.number().int() })
    .optional(),
  /** The file is of a platform's own kind: through which mapping it was read, and what of it was checked. Absent: it is not. */
  mapped: z.object({ mapping: z.string(), kind: z.string(), checked: z.enum(mappedChecks) }).optional(),
});
export type LicenceReading = z.output<typeof licenceReading>;

/** A reading without its modules, for lists of many. */
export const licenceSummary = licenceReading.extend({
  licence: licenceContent
    .omit({ modules: true })
    .extend({
      /** Modules of all levels, and those of them that are enabled. */
      moduleCount: z.number().int(),
      enabledModules: z.number().int(),
    })
    .nullable(),
});
export type LicenceSummary = z.output<typeof licenceSummary>;
