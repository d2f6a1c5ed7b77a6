/**
 * What has to be applied before what. Whether a record is there at all is a change of its own kind (`…Presence`): making
 * one comes before whatever names it, deleting one after whatever named it. Changes of one record, and records that are
 * made and deleted, keep the order in which they were collected; all else may be applied in any order.
 */
import { atOnce, type Steps } from '../../kit/steps.ts';
import { type CollectedChange, objectOf } from './collected.ts';

type Ordered = Pick<CollectedChange, 'kind' | 'place' | 'edits'>;
export type Needs = readonly (readonly number[])[];

/** For each change, by its position, the positions of those that it waits for; never in a circle. */
export const dependencies = (changes: readonly Ordered[]): Needs => atOnce(dependencySteps(changes));

/** The same, to be interrupted at each change. */
export function* dependencySteps(changes: readonly Ordered[]): Steps<Needs> {
  const pairs = [...(yield* sameRecord(changes)), ...(yield* naming(changes))];
  const wanted = needsOf(changes.length, pairs);
  // What names each other in a circle was collected in an order that works.
  return endsSomewhere(wanted)
    ? wanted
    : needsOf(
        changes.length,
        pairs.map(([one, other]) => (one < other ? [one, other] : [other, one])),
      );
}

export function isPresence({ kind }: Pick<CollectedChange, 'kind'>): boolean {
  return kind.endsWith('Presence');
}

/** Whether it may be applied at the place of another one: it passes none that it waits for, or that waits for it. */
export function mayMove(needs: Needs, at: number, to: number): boolean {
  if (at === to || to < 0 || to >= needs.length) return false;
  const [low, high] = [Math.min(at, to), Math.max(at, to)];
  for (let passed = low; passed <= high; passed += 1) {
    if (passed !== at && (needs[at]?.includes(passed) || needs[passed]?.includes(at))) return false;
  }
  return true;
}

/** The same with one of them at another place. */
export function movedTo<T>(all: readonly T[], at: number, to: number): readonly T[] {
  const rest = all.filter((_, each) => each !== at);
  return [...rest.slice(0, to), ...all.slice(at, at + 1), ...rest.slice(to)];
}

/** The first comes before the second. */
type Pair = readonly [number, number];

function* sameRecord(changes: readonly Ordered[]): Steps<readonly Pair[]> {
  const before = new Map<string, number>();
  const pairs: Pair[] = [];
  for (const [at, change] of changes.entries()) {
    yield;
    const object = objectOf(change);
    const earlier = before.get(object);
    before.set(object, at);
    if (earlier !== undefined) pairs.push([earlier, at]);
  }
  return pairs;
}

function* naming(changes: readonly Ordered[]): Steps<readonly Pair[]> {
  const presences = new Map<string, number[]>();
  for (const [at, change] of changes.entries()) {
    if (!isPresence(change)) continue;
    for (const id of idsOf(change.place)) presences.set(id, [...(presences.get(id) ?? []), at]);
  }
  if (presences.size === 0) return [];
  const pairs: Pair[] = [];
  for (const [at, change] of changes.entries()) {
    yield;
    eachText([change.place, change.edits], (text) => {
      for (const presence of presences.get(text) ?? [])
        if (presence !== at) pairs.push(pairOf(changes, at, presence));
    });
  }
  return pairs;
}

/** What names a record and the presence of it. */
function pairOf(changes: readonly Ordered[], at: number, presence: number): Pair {
  const [naming, named] = [changes[at], changes[presence]];
  if (!naming || !named || isPresence(naming)) return [Math.min(at, presence), Math.max(at, presence)];
  return isMaking(named) ? [presence, at] : [at, presence];
}

/** There is more of it afterwards. */
function isMaking({ edits }: Ordered): boolean {
  const count = (value: unknown) => (Array.isArray(value) ? value.length : 0);
  return count(edits.there?.to) > count(edits.there?.from);
}

/** Ids of the records that a presence is about. */
export function idsOf(place: unknown): readonly string[] {
  if (typeof place !== 'object' || place === null) return [];
  const { id, ids } = place as { readonly id?: unknown; readonly ids?: unknown };
  return [id, ...(Array.isArray(ids) ? ids : [])].filter(
    (one): one is string => typeof one === 'string' && one !== '',
  );
}

/** Every text in a value, and every name of a part; one that is there twice is told twice. */
export function eachText(value: unknown, found: (text: string) => void): void {
  if (typeof value === 'string') found(value);
  else if (Array.isArray(value)) for (const part of value) eachText(part, found);
  else if (typeof value === 'object' && value !== null) {
    for (const name of Object.keys(value)) {
      found(name);
      eachText((value as Record<string, unknown>)[name], found);
    }
  }
}

function needsOf(count: number, pairs: readonly Pair[]): Needs {
  const needs = Array.from({ length: count }, () => new Set<number>());
  for (const [first, second] of pairs) needs[second]?.add(first);
  return needs.map((all) => [...all]);
}

/** The other way round: for each, those that wait for it. */
export function waitingFor(needs: Needs): Needs {
  const waitFor = needs.map((): number[] => []);
  for (const [at, all] of needs.entries()) for (const need of all) waitFor[need]?.push(at);
  return waitFor;
}

/** Taken away one by one, nothing is left. */
function endsSomewhere(needs: Needs): boolean {
  const left = needs.map(({ length }) => length);
  const waitFor = waitingFor(needs);
  const ready = [...left.keys()].filter((at) => left[at] === 0);
  let done = 0;
  for (let at = ready.pop(); at !== undefined; at = ready.pop()) {
    done += 1;
    for (const other of waitFor[at] ?? []) {
      left[other] = (left[other] ?? 0) - 1;
      if (left[other] === 0) ready.push(other);
    }
  }
  return done === needs.length;
}
