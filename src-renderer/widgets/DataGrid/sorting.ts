/** Sorts a long list as an order of indices, so that the rows themselves are not moved. */
export interface GridSort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/** Cycles through ascending, descending and unsorted. */
export function nextSort(sort: GridSort | null, column: string): GridSort | null {
  if (sort?.column !== column) return { column, direction: 'ascending' };
  return sort.direction === 'ascending' ? { column, direction: 'descending' } : null;
}

/** A row's sort value; unknown values (null, NaN) come last in both directions. */
export type SortValue = string | number | null;

/** The stable order of `count` rows. Texts are ranked once, so that sorting compares only numbers. */
export function sortedOrder(
  count: number,
  valueAt: (row: number) => SortValue,
  direction: GridSort['direction'],
  language: string,
): Int32Array {
  const values = Array.from({ length: count }, (_, row) => valueAt(row));
  const ranks = rankTexts(values, language);
  const sign = direction === 'ascending' ? 1 : -1;
  const weights = new Float64Array(count);
  for (const [row, value] of values.entries()) {
    const number = typeof value === 'string' ? (ranks.get(value) ?? 0) : (value ?? Number.NaN);
    weights[row] = Number.isNaN(number) ? Number.POSITIVE_INFINITY : number * sign;
  }
  const weight = (row: number) => weights[row] ?? 0;
  return Int32Array.from(weights.keys()).sort((a, b) => {
    const [x, y] = [weight(a), weight(b)];
    return x < y ? -1 : x > y ? 1 : a - b;
  });
}

/** In a mixed column, texts follow numbers: their ranks begin above every number. */
function rankTexts(values: readonly SortValue[], language: string): Map<string, number> {
  const texts = new Set<string>();
  let highest = 0;
  for (const value of values) {
    if (typeof value === 'string') texts.add(value);
    else if (value !== null && value > highest && Number.isFinite(value)) highest = value;
  }
  const { compare } = new Intl.Collator(language, { numeric: true });
  const ranks = new Map<string, number>();
  let rank = Math.ceil(highest);
  let last: string | null = null;
  for (const text of [...texts].sort(compare)) {
    // Texts that the language treats as equal (letter forms) share a rank.
    if (last === null || compare(last, text) !== 0) rank += 1;
    ranks.set(text, rank);
    last = text;
  }
  return ranks;
}
