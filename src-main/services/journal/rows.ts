import * as z from 'zod';
import {
  type JournalUndo,
  journalUndo,
  type KeptEntry,
  keptEntry,
  type ListedJournalEntry,
} from '#shared/bridge/journal.ts';
import { summariseChange } from '#shared/rules/journal/change-summary.ts';

const entryColumns = `id, time, server, server_name as serverName, user, approver,
  allowed_by as allowedBy, title, endpoint,
  result, message, undone, undoes, (undo is not null and undone = 0 and result = 'done') as undoable`;
/** Characters up to which a list reads a state for its summary: it requests a thousand rows at once. */
const summarised = 65_536;
const short = (column: string) => `iif(length(${column}) <= ${summarised}, ${column}, null) as ${column}`;
/** Columns of a list; the inverse is read on demand only. */
export const listedColumns = `${entryColumns}, ${short('before')}, ${short('after')}`;
export const keptColumns = `${entryColumns}, before, after`;

/** Columns for a file of an earlier version, which a reader must not migrate. */
export function keptColumnsOf(version: number): string {
  return version < allowedSince ? keptColumns.replace('allowed_by as', "'' as") : keptColumns;
}
const allowedSince = 6;

const flag = z.literal([0, 1]).transform((value) => value === 1);
const flags = { undone: flag, undoable: flag };
const keptRow = z.object({ ...keptEntry.shape, ...flags });

function summarise(before: string | null, after: string | null): ListedJournalEntry['changed'] {
  const { about, fields, more } = summariseChange(before, after);
  return { about: [...about], fields: [...fields], more };
}

export function toListed(found: unknown): ListedJournalEntry {
  const { before, after, ...entry } = keptRow.parse(found);
  return { ...entry, changed: summarise(before, after) };
}

export function toKept(found: unknown): KeptEntry {
  return keptRow.parse(found);
}

const undoRow = z
  .object({ undo: z.string().nullable(), server: z.string(), endpoint: z.string() })
  .optional();

/** Returns the stored inverse with its entry's facts; undefined where there is no such entry. */
export function toUndo(
  found: unknown,
): { readonly undo: JournalUndo | null; readonly server: string; readonly endpoint: string } | undefined {
  const read = undoRow.parse(found);
  if (!read) return undefined;
  return { ...read, undo: read.undo === null ? null : journalUndo.parse(JSON.parse(read.undo)) };
}
