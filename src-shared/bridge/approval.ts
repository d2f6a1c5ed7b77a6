/** Approvals of the change tray: requests, answers from another installation, and the approvers whose answers count. */
import * as z from 'zod';
import { approvalLimits, verdicts } from '../rules/changes/approval/blocks.ts';
import { approver } from '../rules/changes/approval/people.ts';
import { approvalProblems } from '../rules/changes/approval/verdict.ts';
import { trayName } from './changes.ts';
import { call, noResult, noArguments } from './contract.ts';

/** A verified signature: by whom, when, and with what words. */
const signedBy = z.object({
  by: z.string(),
  at: z.string(),
  words: z.string(),
  fingerprint: z.string(),
  /** The name under which this key is trusted here; null where it is not trusted. */
  known: z.string().nullable(),
  /** Name of the signing computer; null where the signature has none. */
  computer: z.string().nullable(),
});
export type SignedBy = z.output<typeof signedBy>;

const requestBlock = signedBy.extend({
  /** The server's address; '' is the sandbox. */
  server: z.string(),
});
/** Period in which an answer is valid; an absent bound means no limit. */
const span = { notBefore: z.iso.datetime().optional(), validUntil: z.iso.datetime().optional() };
const answered = signedBy.extend({ verdict: z.enum(verdicts), ...span });

const problem = z.enum(approvalProblems).nullable();

export const approvalState = z.object({
  demanded: z.boolean(),
  /** The obstacle to applying the tray under an approval policy; null for none. */
  problem,
  request: requestBlock.nullable(),
  decision: answered.nullable(),
});
export type ApprovalState = z.output<typeof approvalState>;

export const openedSignatures = z.object({
  /** Digest of the file that was read. */
  digest: z.string(),
  request: requestBlock.nullable(),
  decision: answered.nullable(),
  /** The obstacle to a decision of this user; null for none. */
  deciding: problem,
  /** The mismatch between the file and this tray; null for none. */
  answering: problem,
});
export type OpenedSignatures = z.output<typeof openedSignatures>;

/** `server` is the tray's name; its profile says whose answers count. */
const ofServer = z.strictObject({ server: trayName });
const user = z.string().min(1).max(approvalLimits.name);
const ofFile = ofServer.extend({ user, file: z.string().max(64) });
const words = z.string().max(approvalLimits.words);
const signedFile = z.object({ text: z.string() });

/** Password of a key's backup. It must be long, because anybody who finds the file can guess it. */
export const keyPassword = z.string().min(12).max(1000);

export const approval = {
  calls: {
    /** This installation's key, which the first call creates. SIGNING_KEY_UNREADABLE, also for the calls below. */
    key: call(
      noArguments,
      z.object({
        fingerprint: z.string(),
        /** File of the latest hand-over, to be given to others; '' where there was none. */
        handOver: z.string(),
      }),
    ),
    /** Writes the key to a file, sealed with a password. */
    backupKey: call(z.strictObject({ password: keyPassword }), signedFile),
    /** Replaces the key by the one in such a file. KEY_FILE_REFUSED, KEY_PASSWORD_WRONG, FILE_IN_UTF16. */
    restoreKey: call(z.strictObject({ file: z.string().max(64), password: z.string().max(1000) }), noResult),
    /** Creates a new key; the answer is the hand-over to it as a file, which others open. */
    renewKey: call(noArguments, signedFile),
    /**
     * People who are trusted by their earlier key are now trusted by the new one. KEY_FILE_REFUSED, KEY_NOT_TRUSTED, FILE_IN_UTF16;
     * CHANGES_NOT_APPROVED where the policy names the approvers.
     */
    takeHandOver: call(
      ofServer.extend({ file: z.string().max(64) }),
      z.object({ names: z.array(z.string()) }),
    ),
    state: call(ofServer, approvalState),
    /**
     * Signs a file of the tray as a request, and answers it. CHANGES_NOT_APPROVED with `reason` (one of
     * `approvalProblems`) where the file differs from the tray, also for the calls below.
     */
    request: call(ofServer.extend({ user, words, text: z.string().max(32_000_000) }), signedFile),
    open: call(ofFile, openedSignatures),
    /** Signs an answer to the request in a file. FILE_UNKNOWN where the file is not the one that was shown. */
    decide: call(
      ofFile.extend({ digest: z.string().max(64), verdict: z.enum(verdicts), words, ...span }),
      signedFile,
    ),
    /** Accepts the answer in a file for the tray. */
    take: call(ofFile, noResult),
    /** `fixed`: the policy names the approvers. */
    people: call(ofServer, z.object({ people: z.array(approver), fixed: z.boolean() })),
    trust: call(ofServer.extend(approver.shape), noResult),
    distrust: call(ofServer.extend({ fingerprint: approver.shape.fingerprint }), noResult),
  },
  events: {},
} as const;
