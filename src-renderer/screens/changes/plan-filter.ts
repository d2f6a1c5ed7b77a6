/** The numbers of a plan as filter chips: each shows the changes that it counts. */
import type { Translate } from '#data/text.ts';
import { type ChangePlan, type PlanPart, planParts } from '#shared/rules/changes/plan.ts';
import type { ChipsFilter } from '#widgets/List/filters.ts';

/** A chosen chip stays even if its number has become 0. */
export function planChips(plan: ChangePlan, chosen: string, t: Translate) {
  return planParts
    .filter((part) => plan[part] > 0 || part === chosen)
    .map((value) => ({ value, label: t(`changes.plan.${value}`, { count: plan[value] }) }));
}

export function planFilter<Row>(
  plan: ChangePlan,
  partsOf: (row: Row) => readonly PlanPart[],
  t: Translate,
): ChipsFilter<Row> {
  return {
    kind: 'chips',
    label: t('changes.filter.plan'),
    options: (chosen) => planChips(plan, chosen, t),
    narrow: (rows, value) => rows.filter((row) => partsOf(row).some((part) => part === value)),
  };
}
