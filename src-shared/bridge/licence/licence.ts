/** Licence files, read offline: one file explained, two files compared. */
import * as z from 'zod';
import { licenceReading, licenceSummary } from '../../rules/licence/reading.ts';
import { licenceStates } from '../../rules/licence/states.ts';
import { comparisonView } from '../../rules/licence/view/comparison-view.ts';
import { riskDigest } from '../../rules/licence/view/risk-digest.ts';
import { call, noResult, event, longCall, noArguments } from '../contract.ts';
import { fileHandle } from '../files.ts';
import { licenceKeyCalls, licenceKeyEvents } from './keys.ts';
import { licenceMappingCalls } from './mappings.ts';

/** One opening of a file on this computer; the file itself is not stored. */
export const openedLicence = z.object({
  id: z.string(),
  /** Instant of the opening, RFC 3339. */
  openedAt: z.string(),
  name: z.string(),
  size: z.number().int(),
  sha256: z.string().nullable(),
  sm3: z.string().nullable(),
  state: z.enum(licenceStates),
  readable: z.boolean(),
  verified: z.boolean(),
  keyId: z.string().nullable(),
  licenceCode: z.string().nullable(),
  companyName: z.string().nullable(),
  expiryDate: z.string().nullable(),
  /** The time zone of the expiry day; null where unknown, or for entries that are older than this field. */
  timeZone: z.string().nullable(),
});
export type OpenedLicence = z.output<typeof openedLicence>;

/** Texts sort by code units; missing values come last. */
export const openedSort = z.strictObject({
  column: z.enum(['time', 'file', 'code', 'company', 'expiry']),
  descending: z.boolean(),
});
export type OpenedSort = z.output<typeof openedSort>;

const fileId = z.string().min(1).max(64);
/** A secret that opens an encrypted licence: a symmetric key, a private key (JWK or PEM), or a Keygen licence key. */
const secret = z.string().min(1).max(8192);
const folder = z.object({ id: z.string().min(1).max(64), name: z.string() });
export type LicenceFolder = z.output<typeof folder>;
/** Most files in one board, family or folder. */
export const boardLimit = 2000;

export const folderProblems = ['MISSING', 'DENIED', 'NOT_A_FOLDER', 'IO'] as const;
export type FolderProblem = (typeof folderProblems)[number];

/** The reasons for which a folder's entry that looks like a licence is not read. */
export const skipReasons = [
  /** The name is not UTF-8, so it can't be distinguished from others. */
  'NAME',
  'LINK',
  'FOLDER',
  /** A pipe, a device or a socket. */
  'NOT_A_FILE',
  'TOO_LARGE',
  /** The file disappeared, or may not be read. */
  'MISSING',
  'DENIED',
  'IO',
  /** The folder has more files than are read at a time. */
  'LIMIT',
] as const;
export type SkipReason = (typeof skipReasons)[number];

/** The skipped entries of a folder: their number, and the first of them by name. */
const skippedFiles = z.object({
  count: z.number().int(),
  first: z.array(z.object({ name: z.string(), reason: z.enum(skipReasons) })),
});
export type SkippedFiles = z.output<typeof skippedFiles>;
export const mostSkippedNamed = 500;

/** Whether the secret was stored; absent where that was not requested, or the secret did not open the file. */
export const secretKeepings = ['KEPT', 'NO_KEY_STORE', 'IO'] as const;
export type SecretKeeping = (typeof secretKeepings)[number];

const progress = z.object({ stage: z.enum(['reading', 'verifying', 'comparing']) });
/** `read`: the files that were read since the last report, by their index in the request. */
const surveyProgress = z.object({
  done: z.number().int(),
  total: z.number().int(),
  read: z.array(z.object({ file: z.number().int(), summary: licenceSummary })),
});
const manyProgress = z.object({ done: z.number().int(), total: z.number().int() });

export const licenceDomain = {
  calls: {
    /** `remember` stores the secret in the system's key store, where the shell has one (`keyStore`). */
    parse: longCall(
      z.strictObject({
        file: fileId,
        secret: secret.optional(),
        remember: z.boolean().optional(),
        /** The file is on view already, so the history does not note it again. */
        again: z.boolean().optional(),
      }),
      licenceReading.extend({ keeping: z.enum(secretKeepings).optional() }),
      progress,
    ),
    /** `comparison` is null where one of the files is unreadable. `parse` gives the full readings. */
    compare: longCall(
      z.strictObject({
        file: fileId,
        compareFile: fileId,
        secret: secret.optional(),
        compareSecret: secret.optional(),
      }),
      z.object({
        reading: licenceSummary,
        compareReading: licenceSummary,
        comparison: comparisonView.nullable(),
      }),
      progress,
    ),
    /**
     * Reads many files: one summary for each, in the order of the request, and reported as soon as it is known. A
     * missing or unreadable file has a summary too.
     */
    survey: longCall(
      z.strictObject({
        files: z.array(fileId).max(boardLimit),
        /** The files are on view already, so the history does not note them again. */
        again: z.boolean().optional(),
      }),
      z.object({ summaries: z.array(licenceSummary) }),
      surveyProgress,
    ),
    /**
     * Licences of one customer in time order (`rules/licence/family.ts`), each compared with the one before it;
     * unreadable ones come last and are not compared.
     */
    family: longCall(
      z.strictObject({ files: z.array(fileId).min(2).max(50) }),
      z.object({
        /** `file` is the index in the request. */
        members: z.array(z.object({ file: z.number().int(), summary: licenceSummary })),
        /** One fewer than the readable members: step i leads from member i to member i + 1. */
        steps: z.array(z.object({ equal: z.boolean(), risks: riskDigest })),
      }),
      manyProgress,
    ),
    ...licenceKeyCalls,
    ...licenceMappingCalls,
    /** Files opened on this computer, newest first by default. `search`: name, code, company, fingerprints. */
    history: call(
      z.strictObject({
        search: z.string().max(200),
        offset: z.number().int().min(0),
        limit: z.number().int().min(1).max(1000),
        sort: openedSort.optional(),
      }),
      z.object({ entries: z.array(openedLicence), total: z.number().int() }),
    ),
    forgetHistory: call(
      z.union([
        z.strictObject({ ids: z.array(z.string().max(64)).max(1000) }),
        z.strictObject({ all: z.literal(true) }),
      ]),
      z.object({ forgotten: z.number().int() }),
    ),
    /** Desktop: the system's folder dialog; null where it was cancelled. The web shell's console has its own dialog. */
    openFolder: call(noArguments, z.object({ folder: folder.nullable() })),
    /** The licence-like files of a folder; `folderChanged` then reports changes until `closeFolder`. */
    watchFolder: call(
      z.strictObject({ folder: z.string().min(1).max(64) }),
      z.object({
        files: z.array(fileHandle),
        /** More than `boardLimit`: that many were left out. */ leftOut: z.number().int(),
        /** These among them. */ skipped: skippedFiles,
      }),
    ),
    closeFolder: call(z.strictObject({ folder: z.string().min(1).max(64) }), noResult),
  },
  events: {
    ...licenceKeyEvents,
    /**
     * The present contents of a watched folder after a change. Unchanged files keep their handles. A folder that can't
     * be listed has a `problem` and no files, and is still watched for.
     */
    folderChanged: event(
      z.object({
        folder: z.string(),
        files: z.array(fileHandle),
        leftOut: z.number().int(),
        skipped: skippedFiles,
        problem: z.enum(folderProblems).nullable(),
      }),
    ),
  },
} as const;
