/** The local record of changes from this computer; the change door writes it. */

import * as z from 'zod';
import { serverNameLimit } from '../rules/servers/name-limit.ts';
import { call, noResult, event, noArguments } from './contract.ts';

export const journalResults = ['done', 'failed', 'unknown'] as const;

/** The inverse of a change for a later submission. An inverse with a secret is not stored. */
export const journalUndo = z.strictObject({
  /** Message key of the inverse's title. */
  title: z.string().max(200),
  endpoint: z.string().max(200),
  /** JSON. */
  input: z.string().max(1_000_000),
  /** Kind of the record of which only the change's own fields are restored; `input` is then its place and edits. */
  record: z.string().max(200).optional(),
  /** Ids of the reads to repeat afterwards. */
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
  /** Name of the approver; '' where no approval was needed. */
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
  /** Id of the entry that this change undoes; null for an ordinary change. */
  undoes: z.number().int().nullable().default(null),
  /** The Idempotency-Key of a write that is noted before it is sent: its result updates the same entry. */
  key: z.string().max(64).nullable().default(null),
});
export type JournalEntry = z.input<typeof journalEntry>;

export interface WrittenJournalEntry extends JournalEntry {
  readonly allowedBy?: string;
}

export const keptEntry = journalEntry.omit({ undo: true, key: true }).extend({
  id: z.number().int(),
  undoable: z.boolean(),
  undone: z.boolean(),
  /** The reason why a daily decision passed without approval: a location of the policy, or `settings`; '' otherwise. */
  allowedBy: z.string(),
});
export type KeptEntry = z.output<typeof keptEntry>;

/** An entry for a list. Before and after can be large, so they are read singly or for an export. */
export const listedEntry = keptEntry.omit({ before: true, after: true }).extend({
  /** A summary of the change (`rules/journal/change-summary.ts`). */
  changed: z.object({
    about: z.array(z.string()),
    fields: z.array(
      z.object({ path: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
    ),
    more: z.number().int().min(0),
  }),
});
export type ListedJournalEntry = z.output<typeof listedEntry>;

/** null is any value; times are milliseconds. `search` looks into user, server, endpoint, message, before and after. */
export const journalFilter = z.strictObject({
  search: z.string().max(200),
  /** Keys of the titles that contain the user's words: the journal stores keys, not texts. */
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
    /** Lists entries as `list` does, with the values before and after. */
    listWhole: call(
      journalFilter.extend({
        offset: z.number().int().min(0),
        limit: z.number().int().min(1).max(100),
      }),
      z.object({ entries: z.array(keptEntry), total: z.number().int() }),
    ),
    /** A single entry; null where it was deleted. */
    entry: call(z.strictObject({ id: z.number().int() }), z.object({ entry: keptEntry.nullable() })),
    /** The inverse of a change, and the number of later changes of the same endpoint and server. */
    undoOf: call(
      z.strictObject({ id: z.number().int() }),
      z.object({ undo: journalUndo.nullable(), later: z.number().int() }),
    ),
    /**
     * Begins undoing an entry: false where it is undone already, or another window is undoing it. A claim without
     * `markUndone` or `releaseUndo` lapses after some minutes.
     */
    claimUndo: call(z.strictObject({ id: z.number().int() }), z.object({ claimed: z.boolean() })),
    releaseUndo: call(z.strictObject({ id: z.number().int() }), noResult),
    markUndone: call(z.strictObject({ id: z.number().int() }), noResult),
    /** Servers and title keys in the journal, for the filter's choices. */
    facets: call(
      noArguments,
      z.object({
        servers: z.array(z.object({ id: z.string(), name: z.string() })),
        titles: z.array(z.string()),
        /** Base name of an earlier journal that could not be read and was set aside at this start; or null. */
        setAside: z.string().nullable(),
        /** The end of the journal was damaged when the program started: the last entries may be missing. */
        lostTail: z.boolean(),
      }),
    ),
    forget: call(noArguments, z.object({ forgotten: z.number().int() })),
  },
  events: {
    changed: event(noArguments),
  },
} as const;
