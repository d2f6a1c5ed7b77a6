/** Which record a change is of, as people call it. */
import type { CollectedChange } from './collected.ts';
import type { NamedReference } from './mapping/names.ts';
import { ownKind } from './mapping/references.ts';

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

/** The name of a record, its id where it has none; '' where it has neither. */
export const nameIn = (value: unknown): string => nameOf(value) || idIn(value);

/** Of several that are changed together: those of all of them. */
function nameOf(value: unknown): string {
  const own = ownName(value);
  if (own !== '') return own;
  const several =
    typeof value === 'object' && value !== null ? Object.values(value).filter(Array.isArray) : [];
  return several
    .flat()
    .map(nameOf)
    .filter((name) => name !== '')
    .join(', ');
}

function ownName(value: unknown): string {
  const named = ([name, text]: readonly [string, string]) =>
    /name$/i.test(name) && text !== '' && name !== 'domainName';
  return textsIn(value).find(named)?.[1] ?? '';
}

function idIn(value: unknown): string {
  return textsIn(value).find(([name]) => /id$/i.test(name) && name !== 'deptId')?.[1] ?? '';
}

function textsIn(value: unknown): readonly (readonly [string, string])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).filter((part): part is [string, string] => typeof part[1] === 'string');
}
