/** A row of the journal's table as the entry that it is. */
import * as z from 'zod';
import { type JournalUndo, journalUndo, type KeptEntry, keptEntry } from '#shared/bridge/journal.ts';

/** All that a list shows; the inverse itself stays where it is until it is asked for. */
export const listedColumns = `id, time, server, server_name as serverName, user, title, endpoint, before, after,
  result, message, undone, (undo is not null and undone = 0 and result = 'done') as undoable`;

const flag = z.literal([0, 1]).transform((value) => value === 1);
const row = z.object({ ...keptEntry.shape, undone: flag, undoable: flag });

export function toEntry(found: unknown): KeptEntry {
  return row.parse(found);
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
