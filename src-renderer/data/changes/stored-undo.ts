/** A change's way back in the journal's format, so that it can be submitted days later. */
import { numberIdsIn } from '#shared/api/id-types.ts';
import type { JournalUndo } from '#shared/bridge/journal.ts';
import { unmaskedJson } from '#shared/rules/common/secrets/unmasked-json.ts';
import { idTypesOfServer } from '../known-ids.ts';
import type { Change, RecordUndo } from './change.ts';

type Named = Pick<Change, 'title' | 'endpoint' | 'touches'>;

/** Serialises locator and edits of a record. Returns null when a secret or a file would not survive the journal. */
export function storedRestore(change: Named, { kind, place, edits }: RecordUndo) {
  const numberIds = numberIdsIn([place, edits], idTypesOfServer());
  const input = unmaskedJson({ place, edits, ...(numberIds.length > 0 && { numberIds }) });
  return input === null ? null : ({ ...named(change), input, record: kind } satisfies JournalUndo);
}

function named({ title, endpoint, touches }: Named) {
  return { title, endpoint: endpoint.id, touches: (touches ?? []).map(({ id }) => id) };
}
