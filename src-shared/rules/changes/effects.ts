/**
 * What a set of changes does beyond its fields, as far as it tells by itself: who may sign in, what stops working, whom it
 * is taken from, what else in the set names what is deleted, what can't be taken back as it was.
 */
import { atOnce, type Steps } from '../../kit/steps.ts';
import type { CollectedChange } from './collected.ts';
import { type Narrowed, narrowed } from './narrowed.ts';
import { eachText, idsOf, isPresence } from './order.ts';
import { canShutOut } from './shuts-out.ts';
import { isOfSegments, tellsOfSignIn } from './sign-in-kinds.ts';
import { wayBack } from './way-back.ts';

type Told = Pick<CollectedChange, 'kind' | 'place' | 'edits'>;

/** `changes.effect.<kind>` says it. */
export type Effect =
  /** It decides who may sign in. */
  | { readonly kind: 'signIn'; readonly tone: 'warning' }
  /** Somebody may be shut out by it (shuts-out.ts). */
  | { readonly kind: 'shutOut'; readonly tone: 'danger' }
  /** Applications are turned off: what needs them stops, too. */
  | { readonly kind: 'turnedOff'; readonly tone: 'warning'; readonly names: string; readonly count: number }
  /** Somebody does not get it any more. */
  | Narrowed
  /** People who have a seat in any case: the licence has one more or less to give. */
  | { readonly kind: 'seats'; readonly tone: 'info'; readonly count: number }
  /** It deletes what others in the set name. */
  | { readonly kind: 'named'; readonly tone: 'warning'; readonly count: number }
  /** It deletes a record. */
  | { readonly kind: 'deleted'; readonly tone: 'warning'; readonly count: number }
  /** Taken back it is another record, with another id. */
  | { readonly kind: 'anew'; readonly tone: 'warning' }
  /** Nothing takes it back. */
  | { readonly kind: 'noWayBack'; readonly tone: 'danger' };

type Effects = readonly (readonly Effect[])[];

/** Of every change of the set, in its order. */
export const effectsOf = (changes: readonly Told[]): Effects => atOnce(effectSteps(changes));

/** The same, to be interrupted at each change. */
export function* effectSteps(changes: readonly Told[]): Steps<Effects> {
  const naming = yield* namingOf(changes);
  const effects: (readonly Effect[])[] = [];
  for (const [at, change] of changes.entries()) {
    yield;
    effects.push([
      ...signIn(change),
      ...turnedOff(change),
      ...(isPresence(change) ? [] : narrowed(change.edits)),
      ...seats(change),
      ...deleted(change, naming, at),
      ...back(change),
    ]);
  }
  return effects;
}

function signIn(change: Told): Effect[] {
  if (canShutOut(change)) return [{ kind: 'shutOut', tone: 'danger' }];
  // What a segment is called decides nothing.
  return tellsOfSignIn([change]) && !isOfSegments(change) ? [{ kind: 'signIn', tone: 'warning' }] : [];
}

function turnedOff({ kind, place, edits }: Told): Effect[] {
  const modules = (place as { modules?: unknown } | null)?.modules;
  if (!Array.isArray(modules)) return [];
  const off = modules.filter((module) => {
    const { moduleId } = module as { moduleId: string };
    if (kind === 'appModuleStatus') return edits.enabled?.to === false;
    const on = (side: unknown) => (side as Record<string, unknown> | null | undefined)?.[moduleId];
    return on(edits.on?.from) !== false && on(edits.on?.to) === false;
  });
  if (off.length === 0) return [];
  const names = off.map(({ moduleName }) => String(moduleName)).join(', ');
  return [{ kind: 'turnedOff', tone: 'warning', names, count: off.length }];
}

function seats({ kind, edits }: Told): Effect[] {
  if (kind !== 'whiteList') return [];
  return [{ kind: 'seats', tone: 'info', count: Object.keys(edits).length }];
}

function deleted(change: Told, naming: ReadonlyMap<string, ReadonlySet<number>>, at: number): Effect[] {
  if (!isPresence(change) || !shrinks(change.edits.there)) return [];
  const ids = idsOf(change.place);
  const others = new Set(ids.flatMap((id) => [...(naming.get(id) ?? [])]));
  others.delete(at);
  return [
    { kind: 'deleted', tone: 'warning', count: ids.length },
    ...(others.size > 0 ? [{ kind: 'named', tone: 'warning', count: others.size } as const] : []),
  ];
}

function back(change: Told): Effect[] {
  const way = wayBack(change);
  if (way === 'none') return [{ kind: 'noWayBack', tone: 'danger' }];
  return way === 'anew' ? [{ kind: 'anew', tone: 'warning' }] : [];
}

function shrinks(there: Told['edits'][string] | undefined): boolean {
  const count = (side: unknown) => (Array.isArray(side) ? side.length : 0);
  return count(there?.to) < count(there?.from);
}

/** By the id of what is deleted: the positions of the changes that name it. */
function* namingOf(changes: readonly Told[]): Steps<ReadonlyMap<string, ReadonlySet<number>>> {
  const gone = new Map<string, Set<number>>();
  for (const change of changes) {
    if (isPresence(change) && shrinks(change.edits.there))
      for (const id of idsOf(change.place)) gone.set(id, new Set());
  }
  if (gone.size === 0) return gone;
  for (const [at, change] of changes.entries()) {
    yield;
    eachText([change.place, change.edits], (text) => gone.get(text)?.add(at));
  }
  return gone;
}
