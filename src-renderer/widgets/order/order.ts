/** Rules of a manually ordered list: an item moves among the free places of its own group. */

export interface OrderItem {
  readonly id: string;
  readonly name: string;
  /** Items move within their group only; absent, all items form one group. */
  readonly group?: string;
  /** The item keeps its place; others move around it. */
  readonly locked?: boolean;
}

/** The items with each group's free ones in the order of `ids`; new items follow. */
export function inOrder<Item extends OrderItem>(items: readonly Item[], ids: readonly string[]): Item[] {
  const indexOf = ({ id }: Item) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  const queues = new Map<string | undefined, Item[]>();
  for (const item of items) {
    if (!item.locked) queues.set(item.group, [...(queues.get(item.group) ?? []), item]);
  }
  for (const queue of queues.values()) queue.sort((a, b) => indexOf(a) - indexOf(b));
  return items.map((item) => (item.locked ? item : (queues.get(item.group)?.shift() ?? item)));
}

/** The free items of an item's group, in their current order. */
export function groupCompanions<Item extends OrderItem>(items: readonly Item[], id: string): Item[] {
  const own = items.find((item) => item.id === id);
  return items.filter((item) => !item.locked && item.group === own?.group);
}

/** The items with `id` moved to index `to` among its companions; indices outside are clamped. */
export function moveItem<Item extends OrderItem>(items: readonly Item[], id: string, to: number): Item[] {
  const movedItem = items.find((item) => item.id === id);
  if (!movedItem || movedItem.locked) return [...items];
  const others = groupCompanions(items, id)
    .map((item) => item.id)
    .filter((each) => each !== id);
  const index = Math.max(0, Math.min(others.length, to));
  return inOrder(items, [
    ...others.slice(0, index),
    id,
    ...others.slice(index),
    ...items.map((item) => item.id),
  ]);
}
