/** Moves several applications to new indexes within their groups; the others keep their relative order. */
import { type NumberedApp, renumberApps } from '../order.ts';

export interface GroupedApp extends NumberedApp {
  /** Id of the group; '' for none. */
  readonly acId: string;
}

/** The index of each application in its group, from 1: the stored numbers may have gaps. */
export function indexesInGroups(apps: readonly GroupedApp[]): Map<string, number> {
  const indices = new Map<string, number>();
  for (const inside of groupsOf(apps))
    for (const [index, { id }] of inside.entries()) indices.set(id, index + 1);
  return indices;
}

function groupsOf(apps: readonly GroupedApp[]): GroupedApp[][] {
  return [...Map.groupBy(apps, ({ acId }) => acId).values()].map((inside) =>
    inside.toSorted((a, b) => a.orderNum - b.orderNum),
  );
}

export type IndexRefusal =
  /** Another application was given this index. */
  | { readonly kind: 'taken' }
  /** The group has only `most` applications. */
  | { readonly kind: 'outside'; readonly most: number };

export interface SheetArrangement {
  /** Applications with a new order number. */
  readonly orders: readonly NumberedApp[];
  readonly refusals: ReadonlyMap<string, IndexRefusal>;
}

/** `indexById` maps application ids to indexes; the first of two with the same index gets it. */
export function arrangeCells(
  apps: readonly GroupedApp[],
  indexById: ReadonlyMap<string, number>,
): SheetArrangement {
  const orders: NumberedApp[] = [];
  const refused = new Map<string, IndexRefusal>();
  for (const inside of groupsOf(apps)) {
    const most = inside.length;
    const slots: (string | undefined)[] = new Array(most);
    const asking = inside.filter(({ id }) => indexById.has(id));
    if (asking.length === 0) continue;
    const rank = new Map([...indexById.keys()].map((id, index) => [id, index]));
    asking.sort((a, b) => (rank.get(a.id) ?? 0) - (rank.get(b.id) ?? 0));
    const put = new Set<string>();
    for (const { id } of asking) {
      const index = indexById.get(id) ?? 0;
      if (!Number.isInteger(index) || index < 1 || index > most) refused.set(id, { kind: 'outside', most });
      else if (slots[index - 1] !== undefined) refused.set(id, { kind: 'taken' });
      else {
        slots[index - 1] = id;
        put.add(id);
      }
    }
    const others = inside.filter(({ id }) => !put.has(id)).values();
    const ids = Array.from(slots, (id) => id ?? others.next().value?.id ?? '');
    orders.push(...renumberApps(inside, ids));
  }
  return { orders, refusals: refused };
}
