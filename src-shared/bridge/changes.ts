/** The change tray: what was collected for a server and is not applied yet, and the sets that were applied. */
import * as z from 'zod';
import { applyResults } from '../rules/changes/apply.ts';
import { changeFileProblems } from '../rules/changes/change-file-problems.ts';
import { collectedChange, collectedEdit, collectedLimits } from '../rules/changes/collected.ts';
import { fileTenant } from '../rules/changes/file-tenant.ts';
import { namedReference } from '../rules/changes/mapping/names.ts';
import { setBlock, setWords } from '../rules/changes/set-block.ts';
import type { MessageKey } from '../text/index.ts';
import { languages } from '../text/types.ts';
import { call, done, event, longCall, nothing } from './contract.ts';

/** `waiting`: nothing was tried. `sending`: it was begun, and nobody has noted yet what came of it. */
export const trayStates = ['waiting', 'sending', ...applyResults] as const;

export const trayChange = collectedChange.extend({
  id: z.number().int(),
  /** Milliseconds since 1970, UTC: when it was collected, or folded last. */
  time: z.number().int(),
  /** Who collected it last. */
  user: z.string(),
  state: z.enum(trayStates),
  /** What the server said. */
  message: z.string(),
  /** Another number whenever something else is wanted of it. */
  wish: z.number().int(),
  /** It was sent, and may have been done since: what the server holds tells. */
  begun: z.boolean(),
  /** The Idempotency-Key under which it was sent last: the journal has it too; '': it was not. */
  sentKey: z.string(),
});
export type TrayChange = z.output<typeof trayChange>;

/** What was done of a change. */
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
  /** Who approved it; '': nobody had to. */
  approver: z.string(),
  /** Its changes, and how many of them this set made itself. */
  count: z.number().int(),
  made: z.number().int(),
  /** The sets that it rolled back, and when those were applied; null: they are forgotten. */
  tookBack: z.array(z.object({ id: z.number().int(), time: z.number().int().nullable() })),
  /** When it was rolled back last, and how many of its changes were by now; null: it was not. */
  takenBack: z.object({ time: z.number().int(), count: z.number().int() }).nullable(),
});
export type AppliedSet = z.output<typeof appliedSet>;

/** The name of a tray. */
export const trayName = z.string().min(1).max(200);

const otherTray = z.object({
  tray: trayName,
  /** Of the tenant, as it was called last; '': not known. */
  name: z.string(),
  /** What waits, and the sets that were applied. */
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
    /** Of `content`: which changes, and which fields of them. */
    wrong: z.array(wrongChange).optional(),
  }),
  z.object({
    problem: z.null(),
    made: z.string(),
    from: z.object({ server: z.string(), user: z.string(), tenant: fileTenant.optional() }),
    changes: z.array(collectedChange),
    names: z.array(namedReference),
    /** They were applied together. */
    set: setBlock.nullable(),
    /** In which language their keys were read; null: the file does not say it. */
    namesIn: z.enum(languages).nullable(),
    /** Somebody asks for an approval of it. */
    signed: z.boolean(),
  }),
]);

const user = z.string().max(200);
/** `server`: the tray's name (rules/changes/tray-name.ts). */
const ofServer = z.strictObject({ server: trayName });
const one = ofServer.extend({ id: z.number().int() });
/** Who has the turn, as it was reported. */
const inTurn = ofServer.extend({ turn: z.string().max(64) });
const oneInTurn = inTurn.extend({ id: z.number().int(), wish: z.number().int() });

export const changes = {
  calls: {
    /** CHANGES_NOT_KEPT with `reason` where the disk or the key store refuses, here and below. */
    tray: call(ofServer, z.object({ changes: z.array(trayChange), sets: z.array(appliedSet) })),
    /** Trays of the same server that are other tenants', with something in them. */
    elsewhere: call(ofServer, z.object({ trays: z.array(otherTray) })),
    /** Each is folded into what waits for its record. CHANGES_FULL where there is no room: then none is taken. */
    collect: call(
      ofServer.extend({
        user,
        changes: z.array(collectedChange).max(collectedLimits.count),
        /** They are the way back of this set. */
        back: z.number().int().optional(),
        /** What the tray's tenant is called. */
        tenantName: z.string().max(500).optional(),
      }),
      z.object({ count: z.number().int() }),
    ),
    /** Another wish for the same record, after a review. */
    edit: call(one.extend({ edits: z.record(z.string().max(500), collectedEdit) }), done),
    drop: call(ofServer.extend({ ids: z.array(z.number().int()).max(collectedLimits.count) }), done),
    /** These are applied in this order from now on, in the places that they have; those not there are left out. */
    arrange: call(ofServer.extend({ ids: z.array(z.number().int()).max(collectedLimits.count) }), done),
    /**
     * The turn to apply, which is reported once it is had and given back when the call is given up; else another one has
     * it. Not renewed for a while, by `renew` or `begin`, it is given to who asks for it.
     */
    turn: longCall(ofServer, z.object({ had: z.boolean() }), z.object({ turn: z.string() })),
    renew: call(inTurn, z.object({ had: z.boolean() })),
    /**
     * It is about to be sent. Answers its Idempotency-Key: the same until `note`; null where it was dropped, or is another
     * wish by now. TURN_LOST where another one has the turn, or nobody; CHANGES_NOT_APPROVED with `reason` where somebody else has to approve the tray as it is, and did not.
     */
    begin: call(oneInTurn, z.object({ key: z.string(), approver: z.string() }).nullable()),
    /** What came of it. What is wanted of it since then waits on, over what was made. Where another one has the turn, nothing. */
    note: call(
      oneInTurn.extend({
        result: z.enum(applyResults),
        message: z.string().max(4000),
        applied: appliedPart.nullable(),
        late: z.boolean().optional(),
      }),
      done,
    ),
    /**
     * What is done goes from the tray into the set that it was applied with, otherwise into one of its own; null where
     * nothing is, or another one has the turn. `cut`: applying ended suddenly, and what waits belongs to that set.
     */
    close: call(
      inTurn.extend({ user, cut: z.boolean().optional() }),
      z.object({ set: z.number().int().nullable() }),
    ),
    /** A file of changes, read strictly: nothing of it is collected by that. */
    read: call(z.strictObject({ file: z.string().max(64) }), changeFileReading),
    set: call(one, z.object({ changes: z.array(appliedChange) })),
    nameSet: call(one.extend(setWords.shape), done),
    forgetSet: call(one, done),
  },
  events: {
    changed: event(nothing),
  },
} as const;
