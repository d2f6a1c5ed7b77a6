/** What a file of chosen names makes of the names of another file: the ids of this server. */

import type { Mapping } from './mapping.ts';
import type { NamingFacts } from './namer.ts';
import { namers } from './namers.ts';
import { type NamedReference, partsOfKey } from './names.ts';
import type { ChosenName } from './names-file.ts';
import { type Reference, referenceKey } from './reference-kinds.ts';

export interface ChosenIds {
  /** By `referenceKey` of the file's. */
  readonly mapping: Mapping;
  /** Whose `to` is nothing on this server, or more than one thing. */
  readonly unknown: readonly ChosenName[];
}

/** Throws what reading throws. */
export async function chosenIds(
  chosen: readonly ChosenName[],
  references: readonly Reference[],
  names: readonly NamedReference[],
  facts: NamingFacts,
): Promise<ChosenIds> {
  const mapping = new Map<string, string>();
  const unknown: ChosenName[] = [];
  const keys = new Map(names.map((name) => [referenceKey(name), name.key]));
  for (const one of chosen) {
    const meant = references.filter(
      (reference) =>
        reference.kind === one.kind &&
        (keys.get(referenceKey(reference)) === one.from || reference.id === one.from),
    );
    if (meant.length === 0) continue;
    const id = await idHere(one, facts);
    if (id === null) unknown.push(one);
    else for (const reference of meant) mapping.set(referenceKey(reference), id);
  }
  return { mapping, unknown };
}

/** By its key first: an id of one thing may be the name of another. */
async function idHere({ kind, to }: ChosenName, facts: NamingFacts): Promise<string | null> {
  const namer = namers[kind];
  const found = (await namer?.find(facts, partsOfKey(to).at(-1) ?? to, to)) ?? [];
  const [first, ...more] = found.filter(({ key }) => key === to);
  if (first) return more.length === 0 ? first.id : null;
  // Nothing can be asked of a kind that has no names.
  if (!namer) return to;
  const [byId] = (await namer.byIds(facts, [to], () => undefined)).filter(({ id }) => id === to);
  return byId?.id ?? null;
}
