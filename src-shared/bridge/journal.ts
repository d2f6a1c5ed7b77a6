/** The local record of what was changed from this computer; written by the change door. */

import * as z from 'zod';
import { serverNameLimit } from '../rules/servers/name-limit.ts';
import { call, done, event, nothing } from './contract.ts';

export const journalResults = ['done', 'failed', 'unknown'] as const;

/** The inverse of a change, as the change door can submit it later. It holds no secret, or it is not kept. */
export const journalUndo = z.strictObject({
  /** Message key of the inverse's title. */
  title: z.string().max(200),
  endpoint: z.string().max(200),
  /** JSON. */
  input: z.string().max(1_000_000),
  /** Kind of the record of which only the change's own fields are restored; then `input` is its place and edits. */
  record: z.string().max(200).optional(),
  /** Ids of the reads that show something else afterwards. */
  touches: z.array(z.string().max(200)).max(50),
});
export type JournalUndo = z.output<typeof journalUndo>;

export const journalEntry = z.strictObject({
  /** Milliseconds since 1970, UTC. */
  time: z.number().int(),
  /** Id of the server profile, and its name at that time. */
  server: z.string().max(64),
  serverName: z.string().max(serverNameLimit),
  user: z.string().max(200),
  /** Who approved it before it was applied; '': nobody had to. */
  approver: z.string().max(200).default(''),
  /** Message key of the change's title. */
  title: z.string().max(200),
  endpoint: z.string().max(200),
  /** JSON with secrets masked. */
  before: z.string().max(1_000_000).nullable(),
  after: z.string().max(1_000_000).nullable(),
  result: z.enum(journalResults),
  message: z.string().max(4000),
  undo: journalUndo.nullable(),
  /** The entry that this change takes back; null: it is a change of its own. */
  undoes: z.number().int().nullable().default(null),
  /** The Idempotency-Key of a write that is noted before it is sent: another word on it is the same entry's. */
  key: z.string().max(64).nullable().default(null),
});
export type JournalEntry = z.input<typeof journalEntry>;

/** As the shell writes it. */
export interface WrittenEntry extends JournalEntry {
  readonly allowedBy?: string;
}

export const keptEntry = journalEntry.omit({ undo: true, key: true }).extend({
  id: z.number().int(),
  undoable: z.boolean(),
  undone: z.boolean(),
  /**
   * What let a daily decision pass at a server where changes have to be approved, as the shell knows it: a place of the
   * policy, or `settings`; '' of everything else.
   */
  allowedBy: z.string(),
});
export type KeptEntry = z.output<typeof keptEntry>;

/** As a list shows it. Before and after can be large: they are asked for one by one, or for an export. */
export const listedEntry = keptEntry.omit({ before: true, after: true }).extend({
  /** What it changed, in short (`rules/journal/change-summary.ts`). */
  changed: z.object({
    about: z.array(z.string()),
    fields: z.array(
      z.object({ path: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
    ),
    more: z.number().int().min(0),
  }),
});
export type ListedEntry = z.output<typeof listedEntry>;

/** Null: any. `search` looks into user, server name, endpoint, message, before and after. Times are milliseconds. */
export const journalFilter = z.strictObject({
  search: z.string().max(200),
  /** Message keys of titles that the user's words are in: the journal keeps keys, not words. */
  titles: z.array(z.string().max(200)).max(2000),
  server: z.string().max(64).nullable(),
  result: z.enum(journalResults).nullable(),
  from: z.number().int().nullable(),
  to: z.number().int().nullable(),
});
export type JournalFilter = z.output<typeof journalFilter>;

export const journal = {
  calls: {
    append: call(journalEntry, z.object({ id: z.number().int() })),
    /** Newest first. */
    list: call(
      journalFilter.extend({
        offset: z.number().int().min(0),
        limit: z.number().int().min(1).max(1000),
      }),
      z.object({ entries: z.array(listedEntry), total: z.number().int() }),
    ),
    /** The same with before and after. */
    listWhole: call(
      journalFilter.extend({
        offset: z.number().int().min(0),
        limit: z.number().int().min(1).max(100),
      }),
      z.object({ entries: z.array(keptEntry), total: z.number().int() }),
    ),
    /** One of them; null where it was forgotten. */
    entry: call(z.strictObject({ id: z.number().int() }), z.object({ entry: keptEntry.nullable() })),
    /** The inverse of a change, and how many later changes of the same endpoint and server were done since. */
    undoOf: call(
      z.strictObject({ id: z.number().int() }),
      z.object({ undo: journalUndo.nullable(), later: z.number().int() }),
    ),
    /**
     * Begins undoing an entry: false where it is undone already, or another window is at it. A claim that was not
     * settled by `markUndone` or `releaseUndo` lapses after some minutes.
     */
    claimUndo: call(z.strictObject({ id: z.number().int() }), z.object({ claimed: z.boolean() })),
    /** It was not undone after all. */
    releaseUndo: call(z.strictObject({ id: z.number().int() }), done),
    markUndone: call(z.strictObject({ id: z.number().int() }), done),
    /** The servers and title keys that stand in it, for the filter's choices. */
    facets: call(
      nothing,
      z.object({
        servers: z.array(z.object({ id: z.string(), name: z.string() })),
        titles: z.array(z.string()),
        /** The base name of an earlier journal that could not be read and was put aside at this start. */
        setAside: z.string().nullable(),
        /** The end of the journal was damaged when this program began: the last entries may be missing. */
        lostTail: z.boolean(),
      }),
    ),
    forget: call(nothing, z.object({ forgotten: z.number().int() })),
  },
  events: {
    changed: event(nothing),
  },
} as const;
