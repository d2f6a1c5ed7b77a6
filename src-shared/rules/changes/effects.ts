/**
 * The effects of a set of changes beyond its fields, as far as the set itself shows them: sign-in, stopped
 * applications, lost shares, references to deleted records, and changes that cannot be taken back unaltered.
 */
import { runToEnd, type Steps } from '../../kit/steps.ts';
import type { CollectedChange } from './collected-change.ts';
import { type NarrowingEffect, narrowingEffects } from './narrowing-effects.ts';
import { eachText, isPresence, presenceIds } from './order.ts';
import { canShutOut } from './can-shut-out.ts';
import { isOfSegments, tellsOfSignIn } from './sign-in-kinds.ts';
import { wayBackOfChange } from './way-back.ts';

type Told = Pick<CollectedChange, 'kind' | 'place' | 'edits'>;

/** The text of each effect is `changes.effect.<kind>`. */
export type Effect =
  /** The change decides who may sign in. */
  | { readonly kind: 'signIn'; readonly tone: 'warning' }
  /** The change may lock people out (can-shut-out.ts). */
  | { readonly kind: 'shutOut'; readonly tone: 'danger' }
  /** The change disables applications, and whatever needs them stops too. */
  | { readonly kind: 'turnedOff'; readonly tone: 'warning'; readonly names: string; readonly count: number }
  /** The change takes something away from people. */
  | NarrowingEffect
  /** The number of people with a guaranteed seat changes, and with it the seats left in the licence. */
  | { readonly kind: 'seats'; readonly tone: 'info'; readonly count: number }
  /** The change deletes records that other changes of the set refer to. */
  | { readonly kind: 'named'; readonly tone: 'warning'; readonly count: number }
  | { readonly kind: 'deleted'; readonly tone: 'warning'; readonly count: number }
  /** The way back creates a new record with another id. */
  | { readonly kind: 'anew'; readonly tone: 'warning' }
  | { readonly kind: 'noWayBack'; readonly tone: 'danger' };

type Effects = readonly (readonly Effect[])[];

/** Returns the effects of every change, in the order of the set. */
export const effectsOf = (changes: readonly Told[]): Effects => runToEnd(effectSteps(changes));

/** Works out the effects in steps, one for each change, so that the caller can interrupt. */
export function* effectSteps(changes: readonly Told[]): Steps<Effects> {
  const naming = yield* namingOf(changes);
  const effects: (readonly Effect[])[] = [];
  for (const [at, change] of changes.entries()) {
    yield;
    effects.push([
      ...signIn(change),
      ...turnedOff(change),
      ...(isPresence(change) ? [] : narrowingEffects(change.edits)),
      ...seats(change),
      ...deleted(change, naming, at),
      ...back(change),
    ]);
  }
  return effects;
}

function signIn(change: Told): Effect[] {
  if (canShutOut(change)) return [{ kind: 'shutOut', tone: 'danger' }];
  // The name of a segment decides nothing about sign-in.
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
  const ids = presenceIds(change.place);
  const others = new Set(ids.flatMap((id) => [...(naming.get(id) ?? [])]));
  others.delete(at);
  return [
    { kind: 'deleted', tone: 'warning', count: ids.length },
    ...(others.size > 0 ? [{ kind: 'named', tone: 'warning', count: others.size } as const] : []),
  ];
}

function back(change: Told): Effect[] {
  const way = wayBackOfChange(change);
  if (way === 'none') return [{ kind: 'noWayBack', tone: 'danger' }];
  return way === 'anew' ? [{ kind: 'anew', tone: 'warning' }] : [];
}

function shrinks(there: Told['edits'][string] | undefined): boolean {
  const count = (side: unknown) => (Array.isArray(side) ? side.length : 0);
  return count(there?.to) < count(there?.from);
}

/** Maps the id of each deleted record to the indexes of the changes that refer to it. */
function* namingOf(changes: readonly Told[]): Steps<ReadonlyMap<string, ReadonlySet<number>>> {
  const removedByKind = new Map<string, Set<number>>();
  for (const change of changes) {
    if (isPresence(change) && shrinks(change.edits.there))
      for (const id of presenceIds(change.place)) removedByKind.set(id, new Set());
  }
  if (removedByKind.size === 0) return removedByKind;
  for (const [at, change] of changes.entries()) {
    yield;
    eachText([change.place, change.edits], (text) => removedByKind.get(text)?.add(at));
  }
  return removedByKind;
}
