/** What becomes of the cells, counted: "14 × Enabled", "3 refused: because Customers is off here". */
import type { Translate } from '#data/text.ts';
import type { CellResult } from './results.ts';
import { valueText } from './sheet-words.ts';

interface Words {
  readonly t: Translate;
  readonly formatNumber: (value: number) => string;
}

/** Lines that are shown; the rest is counted in one. */
const most = 8;

export function summaryOf(
  results: readonly CellResult[],
  why: (result: CellResult) => string,
  words: Words,
): string[] {
  const { t, formatNumber } = words;
  const lineOf = (result: CellResult): string => {
    const { outcome, aspect, value } = result;
    if (outcome !== 'change' && outcome !== 'done') {
      const reason = why(result);
      const word = t(`appSheet.outcome.${outcome}`);
      return reason === '' ? word : t('appSheet.plan.because', { word, why: reason });
    }
    if (aspect === 'order') return t('appSheet.plan.moved');
    const text = valueText(aspect, value, words);
    return aspect === 'opens' ? [t('appSheet.aspect.opens'), text].join(t('appSheet.plan.colon')) : text;
  };
  const counted = [...Map.groupBy(results, lineOf)]
    .map(([line, inside]) => ({ line, count: inside.length, first: inside[0]?.outcome }))
    .sort((a, b) => Number(isGood(b.first)) - Number(isGood(a.first)) || b.count - a.count);
  const lines = counted
    .slice(0, most)
    .map(({ line, count }) => t('appSheet.plan.counted', { total: formatNumber(count), line }));
  const rest = counted.slice(most).reduce((sum, { count }) => sum + count, 0);
  return rest === 0 ? lines : [...lines, t('appSheet.plan.others', { total: formatNumber(rest) })];
}

const isGood = (outcome: CellResult['outcome'] | undefined) => outcome === 'change' || outcome === 'done';
