/** Finds who loses something by changed lists of shares: everybody, all external people, or a number of targets. */
import { isUntargeted, type Share, targetKey } from '../common/shares/share.ts';
import type { CollectedEdits } from './collected-change.ts';

export type NarrowingEffect =
  | { readonly kind: 'narrowedAll' | 'narrowedExternal'; readonly tone: 'warning' }
  | { readonly kind: 'narrowed'; readonly tone: 'warning'; readonly count: number };

type Shared = Pick<Share, 'kind' | 'id' | 'exclude'>;
type Sides = readonly [before: readonly Shared[], after: readonly Shared[]];

/** The fields that list the people left out. */
const saysWhoNot = ['useRangeDisable'];
const turned = ([before, after]: Sides): Sides => [before.map(asLeftOut), after.map(asLeftOut)];
const asLeftOut = (one: Shared): Shared => ({ ...one, exclude: true });

export function narrowingEffects(edits: CollectedEdits): NarrowingEffect[] {
  const lists = Object.entries(edits).flatMap(([name, { from, to }]) => {
    const sides = sidesIn(from, to);
    return saysWhoNot.includes(name) ? sides.map(turned) : sides;
  });
  const named = new Set(lists.flatMap((sides) => lostOf(sides)).map(targetKey));
  const all = lists.some(([before, after]) => isForAll(before) && !isForAll(after));
  const external = lists.some((sides) => losesExternal(sides));
  return [
    ...(all ? [{ kind: 'narrowedAll', tone: 'warning' } as const] : []),
    ...(external ? [{ kind: 'narrowedExternal', tone: 'warning' } as const] : []),
    ...(named.size > 0 ? [{ kind: 'narrowed', tone: 'warning', count: named.size } as const] : []),
  ];
}

/** Finds the lists of shares before and after a change at the same path, at any depth. */
function sidesIn(from: unknown, to: unknown): readonly Sides[] {
  if (typeof from !== 'object' || typeof to !== 'object' || from === null || to === null) return [];
  if (Array.isArray(from) && Array.isArray(to)) {
    const sides = [from.filter(isShared), to.filter(isShared)] as const;
    return sides.some(({ length }) => length > 0) ? [sides] : [];
  }
  const after = new Map(Object.entries(to));
  return Object.entries(from).flatMap(([name, part]) => sidesIn(part, after.get(name)));
}

function isShared(value: unknown): value is Shared {
  const { kind, id, exclude } = Object(value) as Partial<Shared>;
  return typeof kind === 'string' && typeof id === 'string' && typeof exclude === 'boolean';
}

const sharedWith = (list: readonly Shared[]) => list.filter(({ exclude }) => !exclude);
const leftOut = (list: readonly Shared[]) => list.filter(({ exclude }) => exclude);
const holds = (list: readonly Shared[], one: Pick<Shared, 'kind' | 'id'>) =>
  list.some((other) => targetKey(other) === targetKey(one));
const everybody = { kind: 'all', id: '' } as const;
const everybodyExternal = { kind: 'allExternal', id: '' } as const;

/** A list without named shares is for everybody (S-30). */
function isForAll(list: readonly Shared[]): boolean {
  const named = sharedWith(list);
  return !holds(leftOut(list), everybody) && (named.length === 0 || holds(named, everybody));
}

function losesExternal([before, after]: Sides): boolean {
  if (!holds(sharedWith(before), everybodyExternal)) return false;
  return holds(leftOut(after), everybodyExternal) || !(gets(after, everybodyExternal) || isForAll(after));
}

/**
 * Returns the targets that were named before, or are newly left out. A target that still gets it as part of everybody
 * loses nothing.
 */
function lostOf([before, after]: Sides): readonly Shared[] {
  return [
    ...sharedWith(before).filter(
      (one) => !isUntargeted(one.kind) && !gets(after, one) && !holds(leftOut(after), one),
    ),
    ...leftOut(after).filter((one) => !isUntargeted(one.kind) && !holds(leftOut(before), one)),
  ];
}

function gets(list: readonly Shared[], one: Pick<Shared, 'kind' | 'id'>): boolean {
  const whole = one.kind === 'external' ? everybodyExternal : everybody;
  return holds(sharedWith(list), one) || holds(sharedWith(list), whole) || isForAll(list);
}
