/**
 * Finds the same thing in two configurations: by its key where both configurations name it, otherwise by its id.
 * References can therefore be compared and translated although each server gave ids of its own.
 */
import type { NamedReference } from '../changes/mapping/names.ts';
import { type Reference, type ReferenceKind, referenceKey } from '../changes/mapping/reference-kinds.ts';
import type { Configuration } from './configuration.ts';
import { ownNames } from './read-configuration.ts';

/** The ids of the first side that a person chose for references of the second, by `referenceKey`. */
export type ReferenceChoices = ReadonlyMap<string, string>;

interface Side {
  readonly names: ReadonlyMap<string, NamedReference>;
  /** The ids by kind and key. */
  readonly ids: ReadonlyMap<string, readonly string[]>;
  readonly kinds: ReadonlySet<ReferenceKind>;
}

export interface MatchedRecords {
  readonly first: ReferenceNames;
  readonly second: ReferenceNames;
  /** Returns the first side's id of a thing of the second; null when the first side lacks the thing. */
  readonly toFirst: (reference: Reference) => string | null;
  /** Tells whether the first side uses that id for something else. */
  readonly isTaken: (reference: Reference) => boolean;
}

export interface ReferenceNames {
  /** Returns the same text for the same thing on either side; the id distinguishes two things of one name. */
  readonly text: (reference: Reference) => string;
  /** Returns the same text for all things of one name. */
  readonly nameOf: (reference: Reference) => string;
  /** Tells whether the thing has a name besides its id. */
  readonly isNamed: (reference: Reference) => boolean;
  readonly namedReference: (reference: Reference) => NamedReference | null;
}

const thing = (kind: ReferenceKind, key: string) => `${kind} ${key}`;

export function matchRecords(
  first: Configuration,
  second: Configuration,
  chosen: ReferenceChoices,
): MatchedRecords {
  const [one, other] = [sideOf(first), sideOf(second)];
  const isAlone = (key: string) => ![one, other].some(({ ids }) => (ids.get(key)?.length ?? 0) > 1);
  const knownIn = (side: Side, here: (reference: Reference) => Reference | null): ReferenceNames => {
    /** Returns a key only for kinds that both sides name. */
    const keyOf = (reference: Reference): string | null => {
      const same = here(reference);
      const named = same ? one.names.get(referenceKey(same)) : side.names.get(referenceKey(reference));
      const both = one.kinds.has(reference.kind) && other.kinds.has(reference.kind);
      return named && both ? thing(named.kind, named.key) : null;
    };
    const textOf = (reference: Reference, key: string | null) =>
      key === null ? `id ${here(reference)?.id ?? reference.id}` : `name ${key}`;
    return {
      text(reference) {
        const key = keyOf(reference);
        return textOf(reference, key !== null && isAlone(key) ? key : null);
      },
      nameOf: (reference) => textOf(reference, keyOf(reference)),
      isNamed: (reference) => keyOf(reference) !== null,
      namedReference: (reference) => side.names.get(referenceKey(reference)) ?? null,
    };
  };
  const chosenOf = (reference: Reference): Reference | null => {
    const id = chosen.get(referenceKey(reference));
    return id === undefined ? null : { kind: reference.kind, id };
  };
  return {
    first: knownIn(one, () => null),
    second: knownIn(other, chosenOf),
    toFirst(reference) {
      const here = chosen.get(referenceKey(reference));
      if (here !== undefined) return here;
      const named = other.names.get(referenceKey(reference));
      if (!named) return reference.id;
      const ids = one.ids.get(thing(named.kind, named.key)) ?? [];
      if (ids.includes(reference.id)) return reference.id;
      // A file without names identifies things by their ids alone.
      if (first.names === undefined && !one.kinds.has(named.kind)) return reference.id;
      return ids.length === 1 ? (ids[0] ?? null) : null;
    },
    isTaken: (reference) => one.names.has(referenceKey(reference)),
  };
}

function sideOf({ records, names = [] }: Configuration): Side {
  const known = new Map(names.map((name) => [referenceKey(name), name]));
  for (const [key, name] of ownNames(records)) known.set(key, name);
  const ids = new Map<string, string[]>();
  for (const { kind, key, id } of known.values()) {
    const all = ids.get(thing(kind, key));
    if (all) all.push(id);
    else ids.set(thing(kind, key), [id]);
  }
  return { names: known, ids, kinds: new Set([...known.values()].map(({ kind }) => kind)) };
}
