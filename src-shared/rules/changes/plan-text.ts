/** Returns a plan in one line, such as `creates 2 · changes 14 · deletes 3`. */
import type { KnownWords } from '../../text/known-words.ts';
import { type ChangePlan, planParts } from './plan.ts';

export function planText(plan: ChangePlan, { say }: Pick<KnownWords, 'say'>): string {
  return planParts
    .filter((part) => plan[part] > 0)
    .map((part) => say(`changes.plan.${part}`, { count: plan[part] }))
    .join(' · ');
}
