/**
 * Carries a set of changes to a server with other ids: what each id stands for is told on the first, found by its stable
 * key on the second, and put in its place everywhere. What is not found, or more than once, is for a person to choose.
 */
import type { Ask } from '../../records/record.ts';
import type { AnyRecord } from '../../records/records.ts';
import type { CollectedChange } from '../collected.ts';
import type { NamingFacts, Thing } from './namer.ts';
import { namers } from './namers.ts';
import { isNamed, type NamedReference } from './names.ts';
import { type Reference, type ReferenceKind, referenceKey } from './reference-kinds.ts';
import { referencesOf, withIds } from './references.ts';

type KindOf = (id: string) => AnyRecord | null;

/** What the console can name of what a set names; what it can't is left out. */
export async function namesOfSet(
  changes: readonly CollectedChange[],
  kindOf: KindOf,
  given: NamingFacts,
): Promise<readonly NamedReference[]> {
  const facts = remembering(given);
  const wanted = byKind(referencesOf(changes, kindOf));
  const named: NamedReference[] = [];
  for (const [kind, references] of wanted) {
    const ids = new Set(references.map(({ id }) => id));
    const there = await thingsOf(kind, references, facts);
    for (const thing of there) if (ids.has(thing.id)) named.push({ kind, ...thing });
  }
  return named;
}

/** `here`: it has the same id and is the same. `found`: one is. `unnamed`: the file does not say what it is. */
export const matchStates = ['here', 'found', 'several', 'none', 'unnamed'] as const;
export type MatchState = (typeof matchStates)[number];

/** It needs nobody's choice. */
export const isClear = (state: MatchState) => state === 'here' || state === 'found';

export interface Match {
  readonly reference: Reference;
  /** What the file says of it; null: nothing. */
  readonly named: NamedReference | null;
  readonly state: MatchState;
  /** What it could be here: one where it was found. */
  readonly candidates: readonly Thing[];
}

/** For everything that the set names: what it is here. Throws what reading throws. */
export async function matchNames(
  changes: readonly CollectedChange[],
  names: readonly NamedReference[],
  kindOf: KindOf,
  given: NamingFacts,
): Promise<readonly Match[]> {
  const facts = remembering(given);
  const matches: Match[] = [];
  for (const [kind, references] of byKind(referencesOf(changes, kindOf))) {
    const there = new Map((await thingsOf(kind, references, facts)).map((thing) => [thing.id, thing]));
    for (const reference of references) {
      const named = isNamed(names, reference) ?? null;
      const same = there.get(reference.id);
      if (!named) matches.push({ reference, named, state: 'unnamed', candidates: same ? [same] : [] });
      else if (same?.key === named.key) matches.push({ reference, named, state: 'here', candidates: [same] });
      else matches.push({ reference, named, ...(await found(named, facts)) });
    }
  }
  return matches;
}

async function found(
  { kind, name, key }: NamedReference,
  facts: NamingFacts,
): Promise<Pick<Match, 'state' | 'candidates'>> {
  const all = (await namers[kind]?.find(facts, name, key)) ?? [];
  const same = all.filter((thing) => thing.key === key);
  if (same.length === 1) return { state: 'found', candidates: same };
  // Of the same name, but at another place: it may be meant, and nobody can tell but a person.
  const candidates = same.length > 1 ? same : all.filter((thing) => thing.name === name);
  return { state: same.length > 1 ? 'several' : 'none', candidates };
}

/** What each id is here, by `referenceKey`. */
export type Mapping = ReadonlyMap<string, string>;

/** What needs nobody's choice. */
export function mappingOf(matches: readonly Match[]): Mapping {
  return new Map(
    matches.flatMap(({ reference, state, candidates: [first] }) =>
      isClear(state) && first ? [[referenceKey(reference), first.id] as const] : [],
    ),
  );
}

export interface Mapped {
  readonly changes: readonly CollectedChange[];
  /** What stays out, and what it names that is nothing here. */
  readonly left: readonly { readonly change: CollectedChange; readonly missing: readonly Reference[] }[];
}

/** Every id as the mapping has it; a change with one that it has not stays out. */
export function mapChanges(changes: readonly CollectedChange[], kindOf: KindOf, mapping: Mapping): Mapped {
  const asked = new Set(referencesOf(changes, kindOf).map(referenceKey));
  const mapped: CollectedChange[] = [];
  const left: { change: CollectedChange; missing: Reference[] }[] = [];
  for (const change of changes) {
    const missing = new Map<string, Reference>();
    const made = withIds(change, kindOf(change.kind), (reference) => {
      const key = referenceKey(reference);
      const id = mapping.get(key);
      if (id === undefined && asked.has(key)) missing.set(key, reference);
      return id ?? reference.id;
    });
    if (missing.size === 0) mapped.push(made);
    else left.push({ change, missing: [...missing.values()] });
  }
  return { changes: mapped, left };
}

/** What is read whole is read once, however many are looked for in it. */
function remembering({ ask, ...facts }: NamingFacts): NamingFacts {
  const answers = new Map<string, Promise<unknown>>();
  const once: Ask = (endpoint, input) => {
    const key = `${endpoint.id} ${JSON.stringify(input)}`;
    const answer = answers.get(key) ?? ask(endpoint, input);
    answers.set(key, answer);
    // The key names the call, whose answer it is.
    return answer as ReturnType<typeof ask> as never;
  };
  return { ...facts, ask: once };
}

function byKind(references: readonly Reference[]): ReadonlyMap<ReferenceKind, readonly Reference[]> {
  const kinds = new Map<ReferenceKind, Reference[]>();
  for (const reference of references) {
    const same = kinds.get(reference.kind);
    if (same) same.push(reference);
    else kinds.set(reference.kind, [reference]);
  }
  return kinds;
}

async function thingsOf(kind: ReferenceKind, references: readonly Reference[], facts: NamingFacts) {
  const places = new Map(references.map(({ id, at }) => [id, at]));
  return (await namers[kind]?.byIds(facts, [...places.keys()], (id) => places.get(id))) ?? [];
}
