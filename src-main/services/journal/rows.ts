/** A row of the journal's table as the entry that it is. */
import * as z from 'zod';
import {
  type JournalUndo,
  journalUndo,
  type KeptEntry,
  keptEntry,
  type ListedEntry,
  listedEntry,
} from '#shared/bridge/journal.ts';

/** All that a list shows; the inverse itself stays where it is until it is asked for. */
export const listedColumns = `id, time, server, server_name as serverName, user, title, endpoint,
  result, message, undone, (undo is not null and undone = 0 and result = 'done') as undoable`;
export const keptColumns = `${listedColumns}, before, after`;

const flag = z.literal([0, 1]).transform((value) => value === 1);
const flags = { undone: flag, undoable: flag };
const listedRow = z.object({ ...listedEntry.shape, ...flags });
const keptRow = z.object({ ...keptEntry.shape, ...flags });

export function toListed(found: unknown): ListedEntry {
  return listedRow.parse(found);
}

export function toKept(found: unknown): KeptEntry {
  return keptRow.parse(found);
}

const undoRow = z
  .object({ undo: z.string().nullable(), server: z.string(), endpoint: z.string() })
  .optional();

/** The stored inverse with what it is an inverse of; undefined where there is no such entry. */
export function toUndo(
  found: unknown,
): { readonly undo: JournalUndo | null; readonly server: string; readonly endpoint: string } | undefined {
  const read = undoRow.parse(found);
  if (!read) return undefined;
  return { ...read, undo: read.undo === null ? null : journalUndo.parse(JSON.parse(read.undo)) };
}
