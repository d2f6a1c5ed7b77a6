/** The filter of an advanced search: what a server does with `conditions` and `connection`. */
import type { Connection, SearchCondition } from '../../api/condition-config/condition-config.ts';

/** Tells whether a row matches; `valuesOf` returns the row's values of a field as texts, none for a field it lacks. */
export function matchesConditions(
  valuesOf: (field: string) => readonly string[],
  conditions: readonly SearchCondition[],
  connection: Connection = 'and',
): boolean {
  if (conditions.length === 0) return true;
  const fits = (condition: SearchCondition) =>
    valuesOf(condition.field).some((value) => fitsOne(value, condition));
  return connection === 'and' ? conditions.every(fits) : conditions.some(fits);
}

function fitsOne(value: string, { operator, value: wanted }: SearchCondition): boolean {
  const [first = '', second = ''] = wanted;
  switch (operator) {
    case 'contains':
      return value.toLowerCase().includes(first.toLowerCase());
    case 'equals':
      return value === first;
    case 'in':
      return wanted.includes(value);
    case 'between':
      return order(value, first) >= 0 && order(value, second) <= 0;
    case 'atLeast':
      return order(value, first) >= 0;
    case 'atMost':
      return order(value, first) <= 0;
  }
}

const whole = /^-?\d+$/;

/** Ids have more digits than a double can tell apart. */
function compareWhole(a: bigint, b: bigint): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Numbers are compared by size, all other values (such as days) as texts. */
function order(a: string, b: string): number {
  if (whole.test(a) && whole.test(b)) return compareWhole(BigInt(a), BigInt(b));
  const [x, y] = [Number(a), Number(b)];
  if (a !== '' && b !== '' && Number.isFinite(x) && Number.isFinite(y)) return x - y;
  return a < b ? -1 : a > b ? 1 : 0;
}
