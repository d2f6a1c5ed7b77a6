/**
 * The reordering of groups and of applications by stable id (spec 3§7.1, 3§9 "Order numbers begin at 1"). A list that
 * is loaded in parts is reordered within the loaded part: the rows share out the order numbers that they had before.
 */

export interface NumberedApp {
  readonly id: string;
  readonly orderNum: number;
}

/** Returns the rows whose order number changes; `ids` are the ids of `shown` in their new order. */
export function renumberApps(shown: readonly NumberedApp[], ids: readonly string[]): NumberedApp[] {
  const numbers = shown.map(({ orderNum }) => orderNum).sort((a, b) => a - b);
  const before = new Map(shown.map(({ id, orderNum }) => [id, orderNum]));
  return ids.flatMap((id, index) => {
    const orderNum = numbers[index];
    return orderNum === undefined || before.get(id) === orderNum ? [] : [{ id, orderNum }];
  });
}

export function numbersOf(list: readonly NumberedApp[]): Readonly<Record<string, number>> {
  return Object.fromEntries(list.map(({ id, orderNum }) => [id, orderNum]));
}

/**
 * Tells whether somebody has changed the list since `order` was read: `stored`, the whole list as it is now, then has
 * other applications or other order numbers for the same ones.
 */
export function isOutdated(stored: readonly NumberedApp[], order: readonly NumberedApp[]): boolean {
  const asked = new Set(order.map(({ id }) => id));
  if (asked.size !== order.length) return true;
  const own = stored.filter(({ id }) => asked.has(id));
  const sorted = (list: readonly NumberedApp[]) => list.map(({ orderNum }) => orderNum).sort((a, b) => a - b);
  return own.length !== order.length || sorted(own).join() !== sorted(order).join();
}
