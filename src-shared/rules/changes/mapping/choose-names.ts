/** Resolves a file of chosen names: the references of a change file become ids of this server. */

import type { IdMapping } from './mapping.ts';
import type { NamingFacts } from './namer.ts';
import { namers } from './namers.ts';
import { type NamedReference, partsOfKey } from './names.ts';
import type { ChosenName } from './names-file.ts';
import { type Reference, referenceKey } from './reference-kinds.ts';

export interface ChosenIds {
  /** The chosen ids of this server by the file's `referenceKey`. */
  readonly mapping: IdMapping;
  /** The choices whose `to` means nothing on this server, or more than one thing. */
  readonly unknown: readonly ChosenName[];
}

/** Throws the errors of the reads. */
export async function chosenReferenceIds(
  chosen: readonly ChosenName[],
  references: readonly Reference[],
  names: readonly NamedReference[],
  facts: NamingFacts,
): Promise<ChosenIds> {
  const mapping = new Map<string, string>();
  const unknown: ChosenName[] = [];
  const keys = new Map(names.map((name) => [referenceKey(name), name.key]));
  for (const choice of chosen) {
    const meant = references.filter(
      (reference) =>
        reference.kind === choice.kind &&
        (keys.get(referenceKey(reference)) === choice.from || reference.id === choice.from),
    );
    if (meant.length === 0) continue;
    const id = await idHere(choice, facts);
    if (id === null) unknown.push(choice);
    else for (const reference of meant) mapping.set(referenceKey(reference), id);
  }
  return { mapping, unknown };
}

/** A key has precedence over an id, because the id of one thing may be the name of another. */
async function idHere({ kind, to }: ChosenName, facts: NamingFacts): Promise<string | null> {
  const namer = namers[kind];
  const found = (await namer?.find(facts, partsOfKey(to).at(-1) ?? to, to)) ?? [];
  const [first, ...more] = found.filter(({ key }) => key === to);
  if (first) return more.length === 0 ? first.id : null;
  // A kind without names cannot be looked up.
  if (!namer) return to;
  const [byId] = (await namer.byIds(facts, [to], () => undefined)).filter(({ id }) => id === to);
  return byId?.id ?? null;
}
