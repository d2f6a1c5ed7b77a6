/** The state before a change for the journal: the record's own `before`, or the values as its call would send them. */
import type { RecordKind } from '../common/record/record.ts';

export function stateBefore<Locator, Values extends object>(
  kind: Pick<RecordKind<Locator, Values>, 'before' | 'write'>,
  locator: Locator,
  now: Values,
  names: readonly (keyof Values & string)[],
): unknown {
  return kind.before ? kind.before(locator, now, names) : kind.write(locator, now, names).input;
}
