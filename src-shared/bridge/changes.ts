/** The change tray: collected changes of a server that are not applied yet, and the sets that were applied. */
import * as z from 'zod';
import { applyResults } from '../rules/changes/apply.ts';
import { changeFileProblems } from '../rules/changes/change-file-problems.ts';
import { collectedChange, collectedEdit, collectedLimits } from '../rules/changes/collected-change.ts';
import { fileTenant } from '../rules/changes/file-tenant.ts';
import { namedReference } from '../rules/changes/mapping/names.ts';
import { setBlock, setWords } from '../rules/changes/set-block.ts';
import type { MessageKey } from '../text/index.ts';
import { languages } from '../text/types.ts';
import { call, noResult, event, longCall, noArguments } from './contract.ts';

/** `waiting`: not tried yet. `sending`: begun, with no result noted yet. */
export const trayStates = ['waiting', 'sending', ...applyResults] as const;

export const trayChange = collectedChange.extend({
  id: z.number().int(),
  /** The time at which the change was collected or last merged: milliseconds since 1970, UTC. */
  time: z.number().int(),
  user: z.string(),
  state: z.enum(trayStates),
  message: z.string(),
  /** Version of the wanted values; every further edit gives another number. */
  wish: z.number().int(),
  /** The change was sent, and may have been carried out: only the server's state can tell. */
  begun: z.boolean(),
  /** The Idempotency-Key of the last attempt, which the journal has too; '' where the change was never sent. */
  sentKey: z.string(),
});
export type TrayChange = z.output<typeof trayChange>;

export const appliedPart = z.strictObject({
  place: z.unknown(),
  edits: z.record(z.string().max(500), collectedEdit),
});

export const appliedChange = trayChange.extend({ applied: appliedPart.nullable() });
export type AppliedChange = z.output<typeof appliedChange>;

export const appliedSet = z.object({
  id: z.number().int(),
  time: z.number().int(),
  user: z.string(),
  ...setWords.shape,
  /** Name of the approver; '' where no approval was needed. */
  approver: z.string(),
  /** Number of changes in the set; `made` counts those that applying the set carried out. */
  count: z.number().int(),
  made: z.number().int(),
  /** The sets that this one rolled back, with the times when they were applied; null for a forgotten set. */
  tookBack: z.array(z.object({ id: z.number().int(), time: z.number().int().nullable() })),
  /** The latest rollback of this set, and the number of changes that are rolled back so far; null for none. */
  takenBack: z.object({ time: z.number().int(), count: z.number().int() }).nullable(),
});
export type AppliedSet = z.output<typeof appliedSet>;

export const trayName = z.string().min(1).max(200);

const otherTray = z.object({
  tray: trayName,
  /** Last known name of the tenant; '' where unknown. */
  name: z.string(),
  /** Number of waiting changes, and of applied sets. */
  waiting: z.number().int(),
  sets: z.number().int(),
});
export type OtherTray = z.output<typeof otherTray>;

const wrongChange = z.object({
  at: z.number().int(),
  title: z.string(),
  kind: z.string(),
  place: z.unknown(),
  object: z.string(),
  problems: z.array(
    z.object({
      name: z.string(),
      part: z.string().optional(),
      message: z.object({
        key: z.custom<MessageKey>((key) => typeof key === 'string'),
        params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
      }),
    }),
  ),
});

const changeFileReading = z.union([
  z.object({
    problem: z.enum(changeFileProblems),
    at: z.string(),
    /** For the problem `content`: the invalid changes and their fields. */
    wrong: z.array(wrongChange).optional(),
  }),
  z.object({
    problem: z.null(),
    made: z.string(),
    from: z.object({ server: z.string(), user: z.string(), tenant: fileTenant.optional() }),
    changes: z.array(collectedChange),
    names: z.array(namedReference),
    /** The set, where the changes were applied together. */
    set: setBlock.nullable(),
    /** The language in which the keys were read; null where the file does not say. */
    namesIn: z.enum(languages).nullable(),
    /** Whether the file is a signed request for approval. */
    signed: z.boolean(),
  }),
]);

const user = z.string().max(200);
/** `server` is the tray's name (rules/changes/tray-name.ts). */
const ofServer = z.strictObject({ server: trayName });
const changeKey = ofServer.extend({ id: z.number().int() });
/** `turn` is the lease that the call `turn` reported. */
const inTurn = ofServer.extend({ turn: z.string().max(64) });
const oneInTurn = inTurn.extend({ id: z.number().int(), wish: z.number().int() });

export const changes = {
  calls: {
    /** CHANGES_NOT_KEPT with `reason` where the disk or the key store refuses, also for the calls below. */
    tray: call(ofServer, z.object({ changes: z.array(trayChange), sets: z.array(appliedSet) })),
    /** The edits of one record that wait in the tray; null where none do. */
    waiting: call(
      ofServer.extend({ kind: z.string().min(1).max(200), place: z.unknown() }),
      z.object({ edits: z.record(z.string().max(500), collectedEdit).nullable() }),
    ),
    /** Trays of other tenants of the same server that are not empty. */
    elsewhere: call(ofServer, z.object({ trays: z.array(otherTray) })),
    /**
     * Merges each change into its record's waiting one. CHANGES_FULL where there is no room; then none is collected.
     */
    collect: call(
      ofServer.extend({
        user,
        changes: z.array(collectedChange).max(collectedLimits.count),
        /** Id of the set whose way back these changes are. */
        back: z.number().int().optional(),
        tenantName: z.string().max(500).optional(),
      }),
      z.object({ count: z.number().int() }),
    ),
    /** Replaces the wanted values of a change after a review. */
    edit: call(changeKey.extend({ edits: z.record(z.string().max(500), collectedEdit) }), noResult),
    drop: call(ofServer.extend({ ids: z.array(z.number().int()).max(collectedLimits.count) }), noResult),
    /** Sets the order in which these changes are applied, within their present positions; missing ones are ignored. */
    arrange: call(ofServer.extend({ ids: z.array(z.number().int()).max(collectedLimits.count) }), noResult),
    /**
     * Requests the lease for applying. It is reported as progress once granted, and released when the call is
     * cancelled; `had: false` where another window has it. A lease that `renew` or `begin` does not renew passes to the
     * next caller after a while.
     */
    turn: longCall(ofServer, z.object({ had: z.boolean() }), z.object({ turn: z.string() })),
    renew: call(inTurn, z.object({ had: z.boolean() })),
    /**
     * Called before a change is sent. Answers its Idempotency-Key, which is the same until `note`; null where the
     * change was dropped or has other values by now. TURN_LOST where the lease is gone; CHANGES_NOT_APPROVED with
     * `reason` where the tray lacks the necessary approval.
     */
    begin: call(oneInTurn, z.object({ key: z.string(), approver: z.string() }).nullable()),
    /** Notes the result of sending; values edited since wait on. Does nothing without the lease. */
    note: call(
      oneInTurn.extend({
        result: z.enum(applyResults),
        message: z.string().max(4000),
        applied: appliedPart.nullable(),
        late: z.boolean().optional(),
      }),
      noResult,
    ),
    /**
     * Moves applied changes from the tray into the set with which they were applied, or into a new one; null where
     * there are none, or another window has the lease. `cut`: applying was interrupted, and the waiting changes belong
     * to that set.
     */
    close: call(
      inTurn.extend({ user, cut: z.boolean().optional() }),
      z.object({ set: z.number().int().nullable() }),
    ),
    /** Reads a file of changes strictly, and collects nothing. */
    read: call(z.strictObject({ file: z.string().max(64) }), changeFileReading),
    set: call(changeKey, z.object({ changes: z.array(appliedChange) })),
    nameSet: call(changeKey.extend(setWords.shape), noResult),
    forgetSet: call(changeKey, noResult),
  },
  events: {
    changed: event(noArguments),
  },
} as const;
