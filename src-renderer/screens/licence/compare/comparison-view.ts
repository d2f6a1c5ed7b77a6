/** The summary of a comparison in one line. */

import type { TextTools } from '#data/text.ts';
import { changedFields } from '#shared/rules/licence/description/describe-comparison.ts';
import type { ComparisonView } from '#shared/rules/licence/view/comparison-view.ts';
import { changeKinds } from '#shared/rules/licence/view/module-change.ts';

/** For example "4 fields differ, 21 modules differ". */
export function summaryText(
  comparison: Pick<ComparisonView, 'fields'> & {
    readonly modules: Pick<ComparisonView['modules'], 'counts'>;
  },
  { t, formatNumber }: TextTools,
): string {
  const count = changeKinds.reduce((sum, kind) => sum + comparison.modules.counts[kind], 0);
  return t('licence.screen.compare.differentSummary', {
    fields: t('licence.screen.compare.fieldsDiffer', { count: changedFields(comparison).length }),
    modules: t('licence.screen.compare.modulesDiffer', { count, amount: formatNumber(count) }),
  });
}
