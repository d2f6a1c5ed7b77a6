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
  const place = ({ id }: Item) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  const queues = new Map<string | undefined, Item[]>();
  for (const item of items) {
    if (!item.locked) queues.set(item.group, [...(queues.get(item.group) ?? []), item]);
  }
  for (const queue of queues.values()) queue.sort((a, b) => place(a) - place(b));
  return items.map((item) => (item.locked ? item : (queues.get(item.group)?.shift() ?? item)));
}

/** The free items of an item's group, in their current order. */
export function companions<Item extends OrderItem>(items: readonly Item[], id: string): Item[] {
  const own = items.find((item) => item.id === id);
  return items.filter((item) => !item.locked && item.group === own?.group);
}

/** The items with `id` moved to index `to` among its companions; indices outside are clamped. */
export function moved<Item extends OrderItem>(items: readonly Item[], id: string, to: number): Item[] {
  const own = items.find((item) => item.id === id);
  if (!own || own.locked) return [...items];
  const others = companions(items, id)
    .map((item) => item.id)
    .filter((each) => each !== id);
  const place = Math.max(0, Math.min(others.length, to));
  return inOrder(items, [
    ...others.slice(0, place),
    id,
    ...others.slice(place),
    ...items.map((item) => item.id),
  ]);
}
