/** What may stand where in a list that is put in order: an item moves among the free places of its own group. */

export interface OrderItem {
  readonly id: string;
  readonly name: string;
  /** Items move within their group only. Absent: all of them are one. */
  readonly group?: string;
  /** Stays where it is; the others go round it. */
  readonly locked?: boolean;
}

/** The items with the free ones of each group in the order of `ids`; those that came meanwhile follow. */
export function inOrder<Item extends OrderItem>(items: readonly Item[], ids: readonly string[]): Item[] {
  const place = ({ id }: Item) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  const queues = new Map<string | undefined, Item[]>();
  for (const item of items) {
    if (!item.locked) queues.set(item.group, [...(queues.get(item.group) ?? []), item]);
  }
  for (const queue of queues.values()) queue.sort((a, b) => place(a) - place(b));
  return items.map((item) => (item.locked ? item : (queues.get(item.group)?.shift() ?? item)));
}

/** The free items of an item's group, as they stand. */
export function companions<Item extends OrderItem>(items: readonly Item[], id: string): Item[] {
  const own = items.find((item) => item.id === id);
  return items.filter((item) => !item.locked && item.group === own?.group);
}

/** The items with `id` at the place `to` among its companions; places outside are the first and the last. */
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
