/**
 * The order in which changes must be applied. Whether a record exists is a change of its own kind (`…Presence`): a
 * record is made before changes that refer to it, and deleted after them. Changes of one record, and makings and
 * deletions, keep the order in which they were collected; all other changes may be applied in any order.
 */
import { runToEnd, type Steps } from '../../kit/steps.ts';
import { type CollectedChange, objectOf } from './collected-change.ts';

type Ordered = Pick<CollectedChange, 'kind' | 'place' | 'edits'>;
export type Needs = readonly (readonly number[])[];

/** Returns for each change, by index, the indexes of the changes that it depends on; never circular. */
export const dependencies = (changes: readonly Ordered[]): Needs => runToEnd(dependencySteps(changes));

/** Works out the dependencies in steps, one for each change, so that the caller can interrupt. */
export function* dependencySteps(changes: readonly Ordered[]): Steps<Needs> {
  const pairs = [...(yield* sameRecord(changes)), ...(yield* naming(changes))];
  const needs = needsOf(changes.length, pairs);
  // Circular references keep the order of collecting, which worked on the server's state.
  return endsSomewhere(needs)
    ? needs
    : needsOf(
        changes.length,
        pairs.map(([one, other]) => (one < other ? [one, other] : [other, one])),
      );
}

export function isPresence({ kind }: Pick<CollectedChange, 'kind'>): boolean {
  return kind.endsWith('Presence');
}

/** Tells whether a change may move to another index without passing a dependency or a dependant. */
export function mayMove(needs: Needs, at: number, to: number): boolean {
  if (at === to || to < 0 || to >= needs.length) return false;
  const [low, high] = [Math.min(at, to), Math.max(at, to)];
  for (let passed = low; passed <= high; passed += 1) {
    if (passed !== at && (needs[at]?.includes(passed) || needs[passed]?.includes(at))) return false;
  }
  return true;
}

/** Returns the list with one element moved to another index. */
export function movedTo<T>(all: readonly T[], at: number, to: number): readonly T[] {
  const rest = all.filter((_, each) => each !== at);
  return [...rest.slice(0, to), ...all.slice(at, at + 1), ...rest.slice(to)];
}

/** The first index comes before the second. */
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
    for (const id of presenceIds(change.place)) presences.set(id, [...(presences.get(id) ?? []), at]);
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

/** Orders a change that refers to a record, and the presence change of that record. */
function pairOf(changes: readonly Ordered[], at: number, presence: number): Pair {
  const [naming, named] = [changes[at], changes[presence]];
  if (!naming || !named || isPresence(naming)) return [Math.min(at, presence), Math.max(at, presence)];
  return isMaking(named) ? [presence, at] : [at, presence];
}

/** Tells whether a change makes records, among them those that an undo makes again. */
export function isMaking({ edits }: Pick<Ordered, 'edits'>): boolean {
  const count = (value: unknown) => (Array.isArray(value) ? value.length : 0);
  return count(edits.there?.to) > count(edits.there?.from);
}

/** Returns the ids of the records of a presence change. */
export function presenceIds(locator: unknown): readonly string[] {
  if (typeof locator !== 'object' || locator === null) return [];
  const { id, ids } = locator as { readonly id?: unknown; readonly ids?: unknown };
  return [id, ...(Array.isArray(ids) ? ids : [])].filter(
    (one): one is string => typeof one === 'string' && one !== '',
  );
}

/** Calls `found` for every text and every property name in a value, repeated ones too. */
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

/** Inverts the dependencies: for each change, the changes that depend on it. */
export function waitingFor(needs: Needs): Needs {
  const waitFor = needs.map((): number[] => []);
  for (const [at, all] of needs.entries()) for (const need of all) waitFor[need]?.push(at);
  return waitFor;
}

/** Tells whether the dependencies have no circle (Kahn's algorithm). */
function endsSomewhere(needs: Needs): boolean {
  const needsLeft = needs.map(({ length }) => length);
  const waitFor = waitingFor(needs);
  const ready = [...needsLeft.keys()].filter((at) => needsLeft[at] === 0);
  let done = 0;
  for (let at = ready.pop(); at !== undefined; at = ready.pop()) {
    done += 1;
    for (const other of waitFor[at] ?? []) {
      needsLeft[other] = (needsLeft[other] ?? 0) - 1;
      if (needsLeft[other] === 0) ready.push(other);
    }
  }
  return done === needs.length;
}
