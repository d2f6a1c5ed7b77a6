/**
 * The inverse of a change, from the journal back to the change door. In a file of its own: it needs every endpoint,
 * which the first screen does not load.
 */
import { keepNumberIds } from '#shared/api/id-types.ts';
import { endpoints } from '#shared/api/index.ts';
import type { JournalUndo } from '#shared/bridge/journal.ts';
import { keptWayBack } from '#shared/rules/journal/kept-way-back.ts';
import type { MessageKey } from '#shared/text/index.ts';
import { knownIds } from '../known-ids.ts';
import type { Change, RecordUndo } from './change.ts';

/** The fields that are restored over the newest record; null: an earlier version kept a whole call (`changeFromUndo`). */
export function recordFromUndo(undo: JournalUndo): RecordUndo | null {
  const kept = keptWayBack(undo);
  if (!kept) return null;
  const { numberIds = [], ...restores } = kept;
  keepNumberIds(numberIds, knownIds());
  return restores;
}

/** The change that undoes `entry`; null where this version knows no such endpoint any more. `before`: what is undone. */
export function changeFromUndo(undo: JournalUndo, before: unknown): Change | null {
  const byId = (id: string) => endpoints.find((endpoint) => endpoint.id === id);
  const endpoint = byId(undo.endpoint);
  if (endpoint?.effect !== 'write') return null;
  return {
    // Keys come from this program's own entries; an unknown one is shown as it stands.
    title: undo.title as MessageKey,
    endpoint,
    input: JSON.parse(undo.input),
    before,
    touches: undo.touches.flatMap((id) => byId(id) ?? []),
    success: 'common.undone',
  };
}
