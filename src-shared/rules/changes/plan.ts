/** What applying a set comes to, in numbers, as far as it tells by itself: shown before anything of it is sent. */
import * as z from 'zod';
import type { CollectedChange } from './collected.ts';
import { effectsOf } from './effects.ts';
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

export function planOf(changes: readonly Told[]): ChangePlan {
  const grown = changes.map((change) => (isPresence(change) ? growthOf(change) : null));
  const effects = effectsOf(changes);
  const having = (wanted: string) => effects.filter((all) => all.some(({ kind }) => kind === wanted)).length;
  return {
    created: sum(grown.map((by) => Math.max(by ?? 0, 0))),
    changed: grown.filter((by) => by === null || by === 0).length,
    deleted: sum(grown.map((by) => Math.max(-(by ?? 0), 0))),
    shutOut: having('shutOut'),
    noWayBack: having('noWayBack'),
  };
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

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
