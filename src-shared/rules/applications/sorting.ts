/** The sorting of applications by name or by the number of people who use them (spec 3§7.4 "qryAppOrdersType"). */
import type { Language } from '../../text/types.ts';
import type { NumberedApp } from './order.ts';

export interface SortedApp extends NumberedApp {
  readonly acId: string;
  readonly menuName: string;
  /** The number of people who use the application. */
  readonly used: number;
}

/** Names are compared by the rules of the language; applications with equal use keep their old order. */
export function inOrderBy<App extends SortedApp>(
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

/** Returns the applications with a new order number; each group shares out its own numbers in the order of `sorted`. */
export function renumberedGroups(apps: readonly SortedApp[], sorted: readonly SortedApp[]): NumberedApp[] {
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

export interface ReorderedGroup {
  readonly id: string;
  /** Null for the applications in no group. */
  readonly groupName: string | null;
  /** Names of the group's applications in their order. */
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** Returns the groups in which applications get another number, in the order of `groups`; the groupless come first. */
export function reorderedGroups(
  apps: readonly SortedApp[],
  moved: readonly NumberedApp[],
  groups: readonly { readonly id: string; readonly groupName: string }[],
): ReorderedGroup[] {
  const numbers = new Map(moved.map(({ id, orderNum }) => [id, orderNum]));
  const named = new Map(groups.map(({ id, groupName }) => [id, groupName]));
  const inside = Map.groupBy(apps, ({ acId }) => (named.has(acId) ? acId : ''));
  return ['', ...named.keys()].flatMap((id) => {
    const own = inside.get(id) ?? [];
    if (!own.some((app) => numbers.has(app.id))) return [];
    const by = (numberOf: (app: SortedApp) => number) =>
      own.toSorted((a, b) => numberOf(a) - numberOf(b)).map(({ menuName }) => menuName);
    return [
      {
        id,
        groupName: named.get(id) ?? null,
        before: by(({ orderNum }) => orderNum),
        after: by((app) => numbers.get(app.id) ?? app.orderNum),
      },
    ];
  });
}
