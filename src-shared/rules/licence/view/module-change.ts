/** The effect of a changed module on the licence holder: a loss, a gain, or neither. */
import type { LicenceComparison } from '../comparison.ts';

export type LicenceFieldChange = LicenceComparison['fields'][number];
export type ModuleFieldChange = LicenceComparison['modules'][number]['fields'][number];
export type Direction = 'loss' | 'gain' | 'other';

export const changeKinds = ['removed', 'changed', 'moved', 'added'] as const;
export type ChangeKind = (typeof changeKinds)[number];

export interface ModuleChange {
  readonly change: ChangeKind;
  readonly fields: readonly ModuleFieldChange[];
}

export function directionOf(change: LicenceFieldChange['change']): Direction {
  if (change === 'less') return 'loss';
  return change === 'more' ? 'gain' : 'other';
}

/** A module that is removed or disabled, or loses seats, is a loss. */
export function moduleDirection({ change, fields }: ModuleChange): Direction {
  if (change === 'removed') return 'loss';
  if (change === 'added') return 'gain';
  let direction: Direction = 'other';
  for (const field of fields) {
    const one = fieldDirection(field);
    if (one === 'loss') return one;
    if (one === 'gain') direction = one;
  }
  return direction;
}

export function fieldDirection({ field, after, change }: ModuleFieldChange): Direction {
  if (field === 'enabled') return after === true ? 'gain' : 'loss';
  return directionOf(change);
}

const ranks: Record<Direction, number> = { loss: 0, other: 1, gain: 2 };

/** Sorts losses first and gains last; equal ones keep their order. */
export function lossesFirst<Item>(items: readonly Item[], direction: (item: Item) => Direction): Item[] {
  const ranked: Item[][] = [[], [], []];
  for (const item of items) ranked[ranks[direction(item)]]?.push(item);
  return ranked.flat();
}
