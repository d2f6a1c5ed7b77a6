/** The numbers of a set as far as the set itself shows them: they are displayed before anything is sent. */
import * as z from 'zod';
import type { CollectedChange } from './collected-change.ts';
import { type Effect, effectsOf } from './effects.ts';
import { isPresence } from './order.ts';

const count = z.number().int();
export const changePlan = z.object({
  /** The numbers of records. */
  created: count,
  changed: count,
  deleted: count,
  /** The numbers of changes that can lock people out, and of changes without a way back. */
  shutOut: count,
  noWayBack: count,
});
export type ChangePlan = Readonly<z.output<typeof changePlan>>;

type Told = Pick<CollectedChange, 'kind' | 'place' | 'edits'>;

/** The parts of a plan in the order of display. */
export const planParts = [
  'created',
  'changed',
  'deleted',
  'shutOut',
  'noWayBack',
] as const satisfies readonly (keyof ChangePlan)[];
export type PlanPart = (typeof planParts)[number];

export const changePlanOf = (changes: readonly Told[]): ChangePlan => planBy(changes, effectsOf(changes));

/** Counts the changes by their effects, given by index; effects not known yet are not counted. */
export function planBy(changes: readonly Told[], effects: readonly (readonly Effect[])[]): ChangePlan {
  const plan = { created: 0, changed: 0, deleted: 0, shutOut: 0, noWayBack: 0 };
  for (const [at, change] of changes.entries()) {
    for (const [part, by] of counted(change, effects[at] ?? [])) plan[part] += by;
  }
  return plan;
}

/** Returns the numbers of a plan in which the change is counted. */
export function planPartsOf(change: Told, effects: readonly Effect[]): readonly PlanPart[] {
  return counted(change, effects).map(([part]) => part);
}

function counted(change: Told, effects: readonly Effect[]): (readonly [PlanPart, number])[] {
  const by = isPresence(change) ? growthOf(change) : 0;
  const grown = by === 0 ? 'changed' : by > 0 ? 'created' : 'deleted';
  const told = effects.flatMap(({ kind }) => (kind === 'shutOut' || kind === 'noWayBack' ? kind : []));
  return [[grown, Math.abs(by) || 1], ...[...new Set(told)].map((part) => [part, 1] as const)];
}

/** Tells whether the user must type the name of a production server, whatever the source of the changes. */
export function isDestructive({ deleted, shutOut }: ChangePlan): boolean {
  return deleted > 0 || shutOut > 0;
}

/** Returns the number of records added; negative for deleted records. */
export function growthOf({ edits: { there } }: Pick<Told, 'edits'>): number {
  const size = (side: unknown) => (Array.isArray(side) ? side.length : 0);
  return size(there?.to) - size(there?.from);
}
