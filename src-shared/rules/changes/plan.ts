/** What applying a set comes to, in numbers, as far as it tells by itself: shown before anything of it is sent. */
import * as z from 'zod';
import type { CollectedChange } from './collected.ts';
import { type Effect, effectsOf } from './effects.ts';
import { isPresence } from './order.ts';

const count = z.number().int();
export const changePlan = z.object({
  /** Records. */
  created: count,
  changed: count,
  deleted: count,
  /** Changes that can shut people out, and those that nothing takes back. */
  shutOut: count,
  noWayBack: count,
});
export type ChangePlan = Readonly<z.output<typeof changePlan>>;

type Told = Pick<CollectedChange, 'kind' | 'place' | 'edits'>;

/** In the order in which they are said. */
export const planParts = [
  'created',
  'changed',
  'deleted',
  'shutOut',
  'noWayBack',
] as const satisfies readonly (keyof ChangePlan)[];
export type PlanPart = (typeof planParts)[number];

export const planOf = (changes: readonly Told[]): ChangePlan => planBy(changes, effectsOf(changes));

/** `effects`: of each change, by its position; what is not known yet is not counted. */
export function planBy(changes: readonly Told[], effects: readonly (readonly Effect[])[]): ChangePlan {
  const plan = { created: 0, changed: 0, deleted: 0, shutOut: 0, noWayBack: 0 };
  for (const [at, change] of changes.entries()) {
    for (const [part, by] of counted(change, effects[at] ?? [])) plan[part] += by;
  }
  return plan;
}

/** The numbers of a plan in which a change is counted. */
export function planPartsOf(change: Told, effects: readonly Effect[]): readonly PlanPart[] {
  return counted(change, effects).map(([part]) => part);
}

function counted(change: Told, effects: readonly Effect[]): (readonly [PlanPart, number])[] {
  const by = isPresence(change) ? growthOf(change) : 0;
  const grown = by === 0 ? 'changed' : by > 0 ? 'created' : 'deleted';
  const told = effects.flatMap(({ kind }) => (kind === 'shutOut' || kind === 'noWayBack' ? kind : []));
  return [[grown, Math.abs(by) || 1], ...[...new Set(told)].map((part) => [part, 1] as const)];
}

/** Whether the name of a production server is asked for, wherever the changes come from. */
export function isDestructive({ deleted, shutOut }: ChangePlan): boolean {
  return deleted > 0 || shutOut > 0;
}

/** How many records more there are afterwards; less than 0: fewer. */
export function growthOf({ edits: { there } }: Pick<Told, 'edits'>): number {
  const size = (side: unknown) => (Array.isArray(side) ? side.length : 0);
  return size(there?.to) - size(there?.from);
}
