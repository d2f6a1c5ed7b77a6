/** The inverse of a change as the journal keeps it, so that it can be submitted days later. */
import type { JournalUndo } from '#shared/bridge/journal.ts';
import type { Change } from './change.ts';
import { maskedJson } from './mask.ts';

/** Null where the inverse would not be the same after the journal: it holds a secret or a file. */
export function keptUndo(undo: Omit<Change, 'undo'>): JournalUndo | null {
  const input = JSON.stringify(undo.input);
  if (input === undefined || input !== maskedJson(undo.input)) return null;
  return {
    title: undo.title,
    endpoint: undo.endpoint.id,
    input,
    touches: (undo.touches ?? []).map(({ id }) => id),
  };
}
