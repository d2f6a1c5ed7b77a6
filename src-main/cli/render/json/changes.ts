/** What `--json` prints of files of changes; the shapes are published in docs/formats (scripts/terminal-schemas.ts). */
import * as z from 'zod';
import { appliedSet } from '#shared/bridge/changes.ts';
import { applyResults } from '#shared/rules/changes/apply.ts';
import { verdicts } from '#shared/rules/changes/approval/blocks.ts';
import { changeFile } from '#shared/rules/changes/change-file.ts';
import { changeFileProblems } from '#shared/rules/changes/change-file-problems.ts';
import { collectedEdit } from '#shared/rules/changes/collected.ts';
import { changePlan } from '#shared/rules/changes/plan.ts';

const edits = z.record(z.string(), collectedEdit);
/** Of a file whose signatures hold: one that does not is refused (`requestSignature`, `decisionSignature`). */
const signer = z.object({
  by: z.string(),
  at: z.string(),
  words: z.string(),
  /** As people compare it by voice. */
  fingerprint: z.string(),
  /** What the computer is called on which it was signed. */
  computer: z.string().nullable(),
});
const which = z.object({ kind: z.string(), place: z.unknown(), title: z.string() });

/** `changes show --json` */
export const changesShowShape = z.object({
  files: z.array(
    z.union([
      z.object({ name: z.string(), problem: z.enum(changeFileProblems), at: z.string() }),
      z.object({
        name: z.string(),
        problem: z.null(),
        made: z.string(),
        from: changeFile.shape.from,
        request: signer.extend({ id: z.string(), server: z.string() }).nullable(),
        decision: signer
          .extend({
            verdict: z.enum(verdicts),
            /** When it holds; null: that end is open. */
            notBefore: z.string().nullable(),
            validUntil: z.string().nullable(),
          })
          .nullable(),
        changes: z.array(which.extend({ edits })),
      }),
    ]),
  ),
});

/** `changes diff --json`; `null`: the file does nothing of it. */
export const changesDiffShape = z.object({
  same: z.boolean(),
  changes: z.array(
    which.extend({
      state: z.enum(['added', 'removed', 'changed', 'same']),
      before: edits.nullable(),
      after: edits.nullable(),
    }),
  ),
});

/** What is told of a change besides its fields. */
const about = {
  /** The record's name; '' where it is not known. */
  object: z.string(),
  /** Its place in the order, from 1, and those that it needs. */
  order: z.number().int(),
  after: z.array(z.number().int()),
  /** What it does beyond its fields, in words. */
  effects: z.array(z.object({ kind: z.string(), text: z.string() })),
};

const asked = {
  server: z.object({ name: z.string(), address: z.string() }),
  /** Who is signed in. */
  user: z.string(),
};

/** `changes check --json`; `open`: it can be applied, `held`: the server has it already. */
export const changesCheckShape = z.object({
  ...asked,
  plan: changePlan,
  changes: z.array(
    which.extend({
      ...about,
      edits,
      state: z.enum(['open', 'held', 'gone', 'foreign', 'conflict', 'blocked', 'failed', 'refused']),
      message: z.string(),
      /** Of a conflict: what the file began with, what it wants, what the server has. */
      clashes: z.array(
        z.object({ name: z.string(), from: z.unknown(), mine: z.unknown(), theirs: z.unknown() }),
      ),
    }),
  ),
});

/** `changes apply --json`; `waiting`: nothing was tried, in a dry run, after Ctrl+C or the end of the session. */
export const changesApplyShape = z.object({
  ...asked,
  dryRun: z.boolean(),
  /** With `--if-unchanged`: a record of it is not as it was any more, and nothing was sent. */
  changedSince: z.boolean(),
  /** It was stopped; what was not begun is `waiting`. */
  cancelled: z.boolean(),
  /** What the whole file comes to. */
  plan: changePlan,
  /** How many had which result. */
  summary: z.record(z.string(), z.number().int()),
  changes: z.array(
    which.extend({
      ...about,
      /** What is wanted: fields from what they were. */
      edits,
      result: z.enum(['waiting', ...applyResults]),
      message: z.string(),
      /** What was made of it: fields from what they were. */
      applied: z.object({ place: z.unknown(), edits }).nullable(),
    }),
  ),
});

/** `changes sets --json`; the latest of each server first. */
export const changesSetsShape = z.object({
  sets: z.array(
    appliedSet.extend({
      /** Id of the server profile, and key and name of the tenant; '' where they are not known. */
      server: z.string(),
      tenant: z.object({ key: z.string(), name: z.string() }),
    }),
  ),
});
