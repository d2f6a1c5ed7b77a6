/** The name of a change's record for people. */
import type { CollectedChange } from './collected-change.ts';
import type { NamedReference } from './mapping/names.ts';
import { ownKind } from './mapping/references.ts';
import { idIn, ownRecordName, recordNameOf, recordNameOrId } from './name-in.ts';

type Told = Pick<CollectedChange, 'place' | 'edits'> & Partial<Pick<CollectedChange, 'kind'>>;

/** Returns a name from the change, its locator or `names`, otherwise the id; '' for the only record of a kind. */
export function objectText({ kind = '', place, edits }: Told, names: readonly NamedReference[] = []): string {
  const presenceValue = [edits.there?.to, edits.there?.from].find(
    (value) => Array.isArray(value) && value.length > 0,
  );
  if (Array.isArray(presenceValue)) return presenceValue.map((one) => recordNameOrId(one)).join(', ');
  const before = Object.fromEntries(Object.entries(edits).map(([name, { from }]) => [name, from]));
  const own = recordNameOf(place) || ownRecordName(before);
  if (own !== '') return own;
  const id = idIn(place);
  const self = ownKind(kind);
  return names.find((one) => one.id === id && one.kind === self)?.name || id;
}
