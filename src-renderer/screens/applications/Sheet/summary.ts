/** Counts the results of the cells: "14 × Enabled", "3 refused: because Customers is off here". */
import type { Translate } from '#data/text.ts';
import type { CellOutcome } from './results.ts';

interface Words {
  readonly t: Translate;
  readonly formatNumber: (value: number) => string;
}

/** Lines of the summary; the last one counts the rest. */
const most = 8;

export function sheetSummary<Result extends { readonly outcome: CellOutcome }>(
  results: readonly Result[],
  lineOf: (result: Result) => string,
  { t, formatNumber }: Words,
): string[] {
  const counted = [...Map.groupBy(results, lineOf)]
    .map(([line, inside]) => ({ line, count: inside.length, first: inside[0]?.outcome }))
    .sort((a, b) => Number(isGood(b.first)) - Number(isGood(a.first)) || b.count - a.count);
  const lines = counted
    .slice(0, most)
    .map(({ line, count }) => t('appSheet.plan.counted', { total: formatNumber(count), line }));
  const rest = counted.slice(most).reduce((sum, { count }) => sum + count, 0);
  return rest === 0 ? lines : [...lines, t('appSheet.plan.others', { total: formatNumber(rest) })];
}

/** Whether the change is done or will be. */
export const isGood = (outcome: CellOutcome | undefined) =>
  outcome === 'change' || outcome === 'done' || outcome === 'collected';

/** Whether the cell is emptied. */
export const isDoneCell = (outcome: CellOutcome) =>
  outcome === 'done' || outcome === 'collected' || outcome === 'same';
