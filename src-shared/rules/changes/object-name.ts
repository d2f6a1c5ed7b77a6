/** Which record a change is of, as people call it. */
import type { CollectedChange } from './collected.ts';
import type { NamedReference } from './mapping/names.ts';
import { ownKind } from './mapping/references.ts';
import { idIn, nameIn, nameOf, ownName } from './name-in.ts';

type Told = Pick<CollectedChange, 'place' | 'edits'> & Partial<Pick<CollectedChange, 'kind'>>;

/**
 * By its name where the change, its place or `names` of its file say one, by its id otherwise; '' where there is one alone.
 */
export function objectText({ kind = '', place, edits }: Told, names: readonly NamedReference[] = []): string {
  const made = [edits.there?.to, edits.there?.from].find((value) => Array.isArray(value) && value.length > 0);
  if (Array.isArray(made)) return made.map((one) => nameIn(one)).join(', ');
  const before = Object.fromEntries(Object.entries(edits).map(([name, { from }]) => [name, from]));
  const own = nameOf(place) || ownName(before);
  if (own !== '') return own;
  const id = idIn(place);
  const self = ownKind(kind);
  return names.find((one) => one.id === id && one.kind === self)?.name || id;
}
