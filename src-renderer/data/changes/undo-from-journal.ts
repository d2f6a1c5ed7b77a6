/** Builds a change from the journal's way back; separate, since it needs every endpoint, unlike the first screen. */
import { keepNumberIds } from '#shared/api/id-types.ts';
import { endpoints } from '#shared/api/index.ts';
import type { JournalUndo } from '#shared/bridge/journal.ts';
import { keptWayBack } from '#shared/rules/journal/kept-way-back.ts';
import type { MessageKey } from '#shared/text/index.ts';
import { idTypesOfServer } from '../known-ids.ts';
import type { Change, RecordUndo } from './change.ts';

/** The fields to restore over the newest record; null for an earlier version's whole call (`changeFromUndo`). */
export function recordFromUndo(undo: JournalUndo): RecordUndo | null {
  const kept = keptWayBack(undo);
  if (!kept) return null;
  const { numberIds = [], ...restores } = kept;
  keepNumberIds(numberIds, idTypesOfServer());
  return restores;
}

/** The change that undoes an entry; null when this version lacks the endpoint. `before`: the state being undone. */
export function changeFromUndo(undo: JournalUndo, before: unknown): Change | null {
  const byId = (id: string) => endpoints.find((endpoint) => endpoint.id === id);
  const endpoint = byId(undo.endpoint);
  if (endpoint?.effect !== 'write') return null;
  return {
    // The program's own entries hold valid keys; an unknown key is shown as it is.
    title: undo.title as MessageKey,
    endpoint,
    input: JSON.parse(undo.input),
    before,
    touches: undo.touches.flatMap((id) => byId(id) ?? []),
    success: 'common.undone',
  };
}
