/** scripts/openapi/terminal-schemas.ts publishes the schema of every shape of this folder. */
import * as z from 'zod';
import { appliedSet } from '#shared/bridge/changes.ts';
import { applyResults } from '#shared/rules/changes/apply.ts';
import { verdicts } from '#shared/rules/changes/approval/blocks.ts';
import { changeFile } from '#shared/rules/changes/change-file.ts';
import { changeFileProblems } from '#shared/rules/changes/change-file-problems.ts';
import { collectedEdit } from '#shared/rules/changes/collected-change.ts';
import { changePlan } from '#shared/rules/changes/plan.ts';

const edits = z.record(z.string(), collectedEdit);
/** A file whose signatures do not hold is refused (`requestSignature`, `decisionSignature`). */
const signer = z.object({
  by: z.string(),
  at: z.string(),
  words: z.string(),
  /** The fingerprint in the form in which people compare it by voice. */
  fingerprint: z.string(),
  /** Name of the signer's computer. */
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
            /** The decision holds between these times; null: that end is open. */
            notBefore: z.string().nullable(),
            validUntil: z.string().nullable(),
          })
          .nullable(),
        changes: z.array(which.extend({ edits })),
      }),
    ]),
  ),
});

/** `changes diff --json`; null where the file has no change of the record. */
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

const about = {
  /** The record's name; '' where it is not known. */
  object: z.string(),
  /** The change's number in the order of applying, from 1, and the numbers of the changes that it needs. */
  order: z.number().int(),
  after: z.array(z.number().int()),
  /** Effects beyond the change's fields, as sentences. */
  effects: z.array(z.object({ kind: z.string(), text: z.string() })),
};

const serverAndUser = {
  server: z.object({ name: z.string(), address: z.string() }),
  /** Name of the signed-in user. */
  user: z.string(),
};

/** `changes check --json`; an `open` change can be applied, a `held` one is at the server already. */
export const changesCheckShape = z.object({
  ...serverAndUser,
  plan: changePlan,
  changes: z.array(
    which.extend({
      ...about,
      edits,
      state: z.enum(['open', 'held', 'gone', 'foreign', 'conflict', 'blocked', 'failed', 'refused']),
      message: z.string(),
      /** Conflicting fields: before, in the file (`mine`), at the server now (`theirs`). */
      clashes: z.array(
        z.object({ name: z.string(), from: z.unknown(), mine: z.unknown(), theirs: z.unknown() }),
      ),
    }),
  ),
});

/** `changes apply --json`; a `waiting` change was not tried: a dry run, Ctrl+C, or the end of the session. */
export const changesApplyShape = z.object({
  ...serverAndUser,
  dryRun: z.boolean(),
  /** `--if-unchanged` found a record that has changed, and nothing was sent. */
  changedSince: z.boolean(),
  /** Ctrl+C stopped the command; changes that had not begun are `waiting`. */
  cancelled: z.boolean(),
  /** The plan of the whole file. */
  plan: changePlan,
  /** Changes by result. */
  summary: z.record(z.string(), z.number().int()),
  changes: z.array(
    which.extend({
      ...about,
      /** The edits of the file. */
      edits,
      result: z.enum(['waiting', ...applyResults]),
      message: z.string(),
      /** The edits as they were made; null where the change was not applied. */
      applied: z.object({ place: z.unknown(), edits }).nullable(),
    }),
  ),
});

/** `changes sets --json`; the latest of each server first. */
export const changesSetsShape = z.object({
  sets: z.array(
    appliedSet.extend({
      /** Id of the server profile; it and the tenant's key and name are '' where they are not known. */
      server: z.string(),
      tenant: z.object({ key: z.string(), name: z.string() }),
    }),
  ),
});
