/** Approvals of the change tray: who asks, who answers on an installation of his own, and whose answers count. */
import * as z from 'zod';
import { approvalLimits, verdicts } from '../rules/changes/approval/blocks.ts';
import { approver } from '../rules/changes/approval/people.ts';
import { approvalProblems } from '../rules/changes/approval/verdict.ts';
import { trayName } from './changes.ts';
import { call, done, nothing } from './contract.ts';

/** Who signed, when, with what words; the signature holds. */
const signedBy = z.object({
  by: z.string(),
  at: z.string(),
  words: z.string(),
  fingerprint: z.string(),
  /** The name under which this key is trusted here; null: it is not. */
  known: z.string().nullable(),
  /** What the computer is called on which it was signed; null: it does not say. */
  computer: z.string().nullable(),
});
export type SignedBy = z.output<typeof signedBy>;

const asked = signedBy.extend({
  /** The server's address; '' is the sandbox. */
  server: z.string(),
});
/** When an answer holds; left out: at any time. */
const span = { notBefore: z.iso.datetime().optional(), validUntil: z.iso.datetime().optional() };
const answered = signedBy.extend({ verdict: z.enum(verdicts), ...span });

const problem = z.enum(approvalProblems).nullable();

export const approvalState = z.object({
  demanded: z.boolean(),
  /** Why the tray may not be applied where it has to be approved; null: it may. */
  problem,
  request: asked.nullable(),
  decision: answered.nullable(),
});
export type ApprovalState = z.output<typeof approvalState>;

export const openedSignatures = z.object({
  /** Of the file that was read. */
  digest: z.string(),
  request: asked.nullable(),
  decision: answered.nullable(),
  /** Why nobody here may decide about it; null: one may. */
  deciding: problem,
  /** Why it is no answer for the tray; null: it is. */
  answering: problem,
});
export type OpenedSignatures = z.output<typeof openedSignatures>;

/** `server`: the tray's name; whose answers count is asked of its profile. */
const ofServer = z.strictObject({ server: trayName });
const user = z.string().min(1).max(approvalLimits.name);
const ofFile = ofServer.extend({ user, file: z.string().max(64) });
const words = z.string().max(approvalLimits.words);
const signedFile = z.object({ text: z.string() });

/** Of a backup of the key: it is guessed at where the file is found. */
export const keyPassword = z.string().min(12).max(1000);

export const approval = {
  calls: {
    /** This installation's key, made by the first call; SIGNING_KEY_UNREADABLE here and below. */
    key: call(
      nothing,
      z.object({
        fingerprint: z.string(),
        /** The file of the latest hand-over, to be given to others; '': there was none. */
        handOver: z.string(),
      }),
    ),
    /** A file of it, sealed by a password. */
    backupKey: call(z.strictObject({ password: keyPassword }), signedFile),
    /** The key of such a file from now on. KEY_FILE_REFUSED, KEY_PASSWORD_WRONG. */
    restoreKey: call(z.strictObject({ file: z.string().max(64), password: z.string().max(1000) }), done),
    /** Another key from now on; the hand-over to it as a file, which others open. */
    renewKey: call(nothing, signedFile),
    /** Whoever is trusted here by the earlier key is by the new one. KEY_FILE_REFUSED, KEY_NOT_TRUSTED; CHANGES_NOT_APPROVED where the policy names them. */
    takeHandOver: call(
      ofServer.extend({ file: z.string().max(64) }),
      z.object({ names: z.array(z.string()) }),
    ),
    state: call(ofServer, approvalState),
    /**
     * Signs a file of the tray as a request, and answers it. CHANGES_NOT_APPROVED with `reason` (one of
     * `approvalProblems`) where it is not what the tray holds, and so below.
     */
    request: call(ofServer.extend({ user, words, text: z.string().max(32_000_000) }), signedFile),
    /** What can be done with a file here. */
    open: call(ofFile, openedSignatures),
    /** Signs an answer to the request in a file, and answers the file. FILE_UNKNOWN where it is not the one that was shown. */
    decide: call(
      ofFile.extend({ digest: z.string().max(64), verdict: z.enum(verdicts), words, ...span }),
      signedFile,
    ),
    /** The answer in a file counts for the tray from now on. */
    take: call(ofFile, done),
    /** `fixed`: the policy names them. */
    people: call(ofServer, z.object({ people: z.array(approver), fixed: z.boolean() })),
    trust: call(ofServer.extend(approver.shape), done),
    distrust: call(ofServer.extend({ fingerprint: approver.shape.fingerprint }), done),
  },
  events: {},
} as const;
