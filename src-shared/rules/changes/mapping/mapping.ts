/**
 * Translates a set of changes to a server with other ids: the first server gives the name behind each id, the second
 * one finds its own id by the stable key. A person chooses where there is no match or more than one.
 */

import { type Language, languages } from '../../../text/types.ts';
import type { AnyRecord } from '../../records/records.ts';
import type { CollectedChange } from '../collected-change.ts';
import { keyLanguage } from './key-language.ts';
import { inLanguage, namesShown, cacheAnswers } from './name-language.ts';
import type { NamingFacts, NamedThing } from './namer.ts';
import { namers } from './namers.ts';
import type { NamedReference } from './names.ts';
import { keysAfter } from './own-keys.ts';
import { type Reference, type ReferenceKind, referenceKey } from './reference-kinds.ts';
import { ownKind, referencesOf, withIds } from './references.ts';

type KindOf = (id: string) => AnyRecord | null;
/** Called for each kind whose names cannot be read here. */
type Unread = (kind: ReferenceKind, error: unknown) => void;

/** Returns the names of the set's references; references without a name are left out. */
export function namesOfSet(
  changes: readonly CollectedChange[],
  kindOf: KindOf,
  given: NamingFacts,
): Promise<readonly NamedReference[]> {
  return namesOfReferences(referencesOf(changes, kindOf), given);
}

/** Calls `unread` for each kind whose names cannot be read; without that callback the failure is thrown. */
export async function namesOfReferences(
  references: readonly Reference[],
  given: NamingFacts,
  unread?: Unread,
): Promise<readonly NamedReference[]> {
  const facts = cacheAnswers(given);
  const named: NamedReference[] = [];
  for (const [kind, some] of byKind(references)) {
    const ids = new Set(some.map(({ id }) => id));
    try {
      const there = await namesShown(kind, await thingsOf(kind, some, facts), facts);
      for (const thing of there) if (ids.has(thing.id)) named.push({ kind, ...thing });
    } catch (error) {
      if (!unread) throw error;
      unread(kind, error);
    }
  }
  return named;
}

/** `here`: the same id means the same thing. `found`: one thing matches. `unnamed`: the file has no name for the id. */
export const matchStates = ['here', 'found', 'several', 'none', 'unnamed'] as const;
export type MatchState = (typeof matchStates)[number];

/** Tells whether the match is unambiguous, so that the user has nothing to choose. */
export const isClear = (state: MatchState) => state === 'here' || state === 'found';

export interface Match {
  readonly reference: Reference;
  /** The file's name for the reference, or null. */
  readonly nameInFile: NamedReference | null;
  readonly state: MatchState;
  /** The possible things on this server; a single one when the match is `found`. */
  readonly candidates: readonly NamedThing[];
}

/**
 * Matches every reference of the set with this server; `language` is that of the file's keys, and when it is unknown
 * all languages are tried. References of an unread kind match nothing; without `unread` the errors of reads are thrown.
 */
export async function matchNames(
  changes: readonly CollectedChange[],
  names: readonly NamedReference[],
  kindOf: KindOf,
  given: NamingFacts,
  { language, unread }: { readonly language?: Language | undefined; readonly unread?: Unread } = {},
): Promise<readonly Match[]> {
  const ownLanguage = language ?? keyLanguage;
  const others = language === undefined && given.askIn ? languages.filter((one) => one !== ownLanguage) : [];
  const around: MatchContext = {
    languageFacts: [ownLanguage, ...others].map((one) => cacheAnswers(inLanguage(given, one))),
    nameByKey: new Map(names.map((name) => [referenceKey(name), name])),
    renamed: renamedBy(changes),
  };
  const matches: Match[] = [];
  for (const [kind, references] of byKind(referencesOf(changes, kindOf))) {
    try {
      matches.push(...(await matchKind(kind, references, around)));
    } catch (error) {
      if (!unread) throw error;
      unread(kind, error);
      matches.push(...references.map((reference) => unmatched(reference, around)));
    }
  }
  return matches;
}

interface MatchContext {
  /** The questions for names in each language, in the order in which they are tried. */
  readonly languageFacts: readonly NamingFacts[];
  readonly nameByKey: ReadonlyMap<string, NamedReference>;
  readonly renamed: Renamed;
}

async function matchKind(
  kind: ReferenceKind,
  references: readonly Reference[],
  { languageFacts, nameByKey, renamed }: MatchContext,
): Promise<readonly Match[]> {
  const matches: Match[] = [];
  let unsettled = references;
  for (const [at, facts] of languageFacts.entries()) {
    const there = new Map((await thingsOf(kind, unsettled, facts)).map((thing) => [thing.id, thing]));
    const here: Match[] = [];
    for (const reference of unsettled) {
      const named = nameByKey.get(referenceKey(reference)) ?? null;
      here.push({
        reference,
        nameInFile: named,
        ...(await matchOf(reference, named, there, renamed, facts)),
      });
    }
    const isLast = at === languageFacts.length - 1;
    const settled = here.filter(({ state }) => isLast || isClear(state) || state === 'unnamed');
    for (const match of settled)
      matches.push({ ...match, candidates: await namesShown(kind, match.candidates, facts) });
    unsettled = here.filter((match) => !settled.includes(match)).map(({ reference }) => reference);
    if (unsettled.length === 0) break;
  }
  return matches;
}

function unmatched(reference: Reference, { nameByKey }: MatchContext): Match {
  const nameInFile = nameByKey.get(referenceKey(reference)) ?? null;
  return { reference, nameInFile, state: nameInFile ? 'none' : 'unnamed', candidates: [] };
}

type Found = Pick<Match, 'state' | 'candidates'>;
/** Returns the keys of a record after the set's own renamings, since the set may have been applied already. */
type Renamed = (named: NamedReference) => readonly string[];

async function matchOf(
  { id }: Reference,
  named: NamedReference | null,
  there: ReadonlyMap<string, NamedThing>,
  renamed: Renamed,
  facts: NamingFacts,
): Promise<Found> {
  const same = there.get(id);
  if (!named) return { state: 'unnamed', candidates: same ? [same] : [] };
  const after = renamed(named);
  if (same && /* wall: names-same-record */ (same.key === named.key || after.includes(same.key)))
    return { state: 'here', candidates: [same] };
  return found(named, after, facts);
}

async function found(
  { kind, name, key }: NamedReference,
  after: readonly string[],
  facts: NamingFacts,
): Promise<Found> {
  const all = (await namers[kind]?.find(facts, name, key)) ?? [];
  for (const keys of [[key], after]) {
    const same = all.filter((thing) => keys.includes(thing.key));
    if (same.length > 0) return { state: same.length === 1 ? 'found' : 'several', candidates: same };
  }
  // Things of the same name elsewhere may be meant, but only a person can decide it.
  return { state: 'none', candidates: all.filter((thing) => thing.name === name) };
}

function renamedBy(changes: readonly CollectedChange[]): Renamed {
  const edits = new Map<string, CollectedChange['edits']>(
    changes.flatMap(({ kind, place, edits: all }) => {
      const { id } = Object(place) as { readonly id?: unknown };
      return typeof id === 'string' ? [[`${ownKind(kind)}/${id}`, all] as const] : [];
    }),
  );
  return (named) => keysAfter(named.kind, named.key, edits.get(referenceKey(named)) ?? {});
}

/** This server's id for each reference, by `referenceKey`. */
export type IdMapping = ReadonlyMap<string, string>;

/** Returns the ids of all matches that need no choice. */
export function mappingOf(matches: readonly Match[]): IdMapping {
  return new Map(
    matches.flatMap(({ reference, state, candidates: [first] }) =>
      isClear(state) && first ? [[referenceKey(reference), first.id] as const] : [],
    ),
  );
}

export interface MappedChanges {
  readonly changes: readonly CollectedChange[];
  /** The changes left out, with their references that this server lacks. */
  readonly omissions: readonly { readonly change: CollectedChange; readonly missing: readonly Reference[] }[];
}

/** Replaces every id by the mapping; a change with an unmapped id is left out. */
export function mapChanges(
  changes: readonly CollectedChange[],
  kindOf: KindOf,
  mapping: IdMapping,
): MappedChanges {
  const referenceKeys = new Set(referencesOf(changes, kindOf).map(referenceKey));
  const mapped: CollectedChange[] = [];
  const leftOut: { change: CollectedChange; missing: Reference[] }[] = [];
  for (const change of changes) {
    const missing = new Map<string, Reference>();
    const made = withIds(change, kindOf(change.kind), (reference) => {
      const key = referenceKey(reference);
      const id = mapping.get(key);
      if (id === undefined && referenceKeys.has(key)) missing.set(key, reference);
      return id ?? reference.id;
    });
    if (missing.size === 0) mapped.push(made);
    else leftOut.push({ change, missing: [...missing.values()] });
  }
  return { changes: mapped, omissions: leftOut };
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
  const locatorById = new Map(references.map(({ id, at }) => [id, at]));
  return (await namers[kind]?.byIds(facts, [...locatorById.keys()], (id) => locatorById.get(id))) ?? [];
}
