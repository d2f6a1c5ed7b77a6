/** The parts of a plan for which the terminal's `--fail-on` refuses to apply it. */
import type { ChangePlan } from './plan.ts';

export const planReasons = ['delete', 'lock-out', 'no-way-back'] as const;
export type PlanReason = (typeof planReasons)[number];

const counted = { delete: 'deleted', 'lock-out': 'shutOut', 'no-way-back': 'noWayBack' } as const;

export function reasonsIn(plan: ChangePlan, asked: readonly PlanReason[]): readonly PlanReason[] {
  return planReasons.filter((reason) => asked.includes(reason) && plan[counted[reason]] > 0);
}
