/** The state before a change for the journal: the record's own `before`, or the values as its call would send them. */
import type { RecordKind } from '../common/record/record.ts';

export function stateBefore<Place, Values extends object>(
  kind: Pick<RecordKind<Place, Values>, 'before' | 'write'>,
  place: Place,
  now: Values,
  names: readonly (keyof Values & string)[],
): unknown {
  return kind.before ? kind.before(place, now, names) : kind.write(place, now, names).input;
}
