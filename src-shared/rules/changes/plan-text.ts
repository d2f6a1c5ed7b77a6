/** A plan in a line: `creates 2 · changes 14 · deletes 3`. */
import type { KnownWords } from '../../text/known-words.ts';
import type { ChangePlan } from './plan.ts';

const parts = [
  'created',
  'changed',
  'deleted',
  'shutOut',
  'noWayBack',
] as const satisfies readonly (keyof ChangePlan)[];

export function planText(plan: ChangePlan, { say }: Pick<KnownWords, 'say'>): string {
  return parts
    .filter((part) => plan[part] > 0)
    .map((part) => say(`changes.plan.${part}`, { count: plan[part] }))
    .join(' · ');
}
