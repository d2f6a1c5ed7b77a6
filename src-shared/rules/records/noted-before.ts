/** The state before a change as the journal notes it: as the record says, otherwise as its own call would send it. */
import type { RecordKind } from '../common/record/record.ts';

export function notedBefore<Place, Values extends object>(
  kind: Pick<RecordKind<Place, Values>, 'before' | 'write'>,
  place: Place,
  now: Values,
  names: readonly (keyof Values & string)[],
): unknown {
  return kind.before ? kind.before(place, now, names) : kind.write(place, now, names).input;
}
