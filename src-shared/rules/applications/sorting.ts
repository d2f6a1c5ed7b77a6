/** Applications in order by what they are: their names, how many people use them (spec 3§7.4 "qryAppOrdersType"). */
import type { Language } from '../../text/types.ts';
import type { Numbered } from './order.ts';

export interface Sorted extends Numbered {
  readonly acId: string;
  readonly menuName: string;
  /** People. */
  readonly used: number;
}

/** Names as a reader of this language looks for them; of what is used alike the old order stays. */
export function inOrderBy<App extends Sorted>(
  type: 'name' | 'used',
  apps: readonly App[],
  language: Language,
): App[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return apps.toSorted((a, b) =>
    type === 'used'
      ? b.used - a.used || a.orderNum - b.orderNum
      : compare(a.menuName, b.menuName) || a.orderNum - b.orderNum,
  );
}

/** Who gets another number, where each group takes its own in the order of `sorted`. */
export function renumberedGroups(apps: readonly Sorted[], sorted: readonly Sorted[]): Numbered[] {
  const numbers = new Map(
    [...Map.groupBy(apps, ({ acId }) => acId)].map(([acId, inside]) => [
      acId,
      inside
        .map(({ orderNum }) => orderNum)
        .sort((a, b) => a - b)
        .values(),
    ]),
  );
  return sorted.flatMap(({ id, acId, orderNum: before }) => {
    const orderNum = numbers.get(acId)?.next().value ?? before;
    return orderNum === before ? [] : [{ id, orderNum }];
  });
}
