/**
 * The order of a launcher by stable ids (spec 3§2.2, 3§9; LAUNCH-003, 015): a moved application takes a position of
 * its own or of its companions, and all others stay.
 */
import type { NavMode } from './configs.ts';

/** Reserved applications keep their position in the mixed menu (3§9 "Reserved app ids"). */
export const reservedIds: readonly string[] = ['500', '504'];

export function isLockedApp(id: string, navMode: NavMode): boolean {
  return navMode === 'mix' && reservedIds.includes(id);
}

/** In the mixed menu the reserved applications come first, in their own order. */
export function withLockedFirst(order: readonly string[], navMode: NavMode): string[] {
  if (navMode !== 'mix') return [...order];
  const first = reservedIds.filter((id) => order.includes(id));
  return [...first, ...order.filter((id) => !reservedIds.includes(id))];
}

/** Puts `ids` in their new order on the positions that they have in `order`; unknown ids are dropped. */
export function reorderApps(order: readonly string[], ids: readonly string[]): string[] {
  const there = new Set(order);
  const moving = [...new Set(ids)].filter((id) => there.has(id));
  const placed = new Set(moving);
  const queue = moving.values();
  return order.map((id) => (placed.has(id) ? (queue.next().value ?? id) : id));
}

/** "Move to front": the chosen applications come first in their present order, behind the reserved ones. */
export function movedToFront(order: readonly string[], ids: ReadonlySet<string>, navMode: NavMode): string[] {
  const chosen = order.filter((id) => ids.has(id));
  return withLockedFirst([...chosen, ...order.filter((id) => !ids.has(id))], navMode);
}

/** Moves `id` to a position (from 1) among its companions; the others keep their order. */
export function movedAmong(
  order: readonly string[],
  id: string,
  companions: ReadonlySet<string>,
  index: number,
): string[] {
  const rest = order.filter((each) => each !== id);
  const group = rest.filter((each) => companions.has(each));
  const last = group.at(-1);
  if (last === undefined) return [...order];
  const before = group[Math.max(0, index - 1)];
  const at = before === undefined ? rest.indexOf(last) + 1 : rest.indexOf(before);
  return [...rest.slice(0, at), id, ...rest.slice(at)];
}

/** Returns `ids` in the stored order; new ids come last, and stored ids that no longer exist are dropped. */
export function inStoredOrder(ids: readonly string[], stored: readonly string[]): string[] {
  const [there, known] = [new Set(ids), new Set(stored)];
  return [...new Set(stored)].filter((id) => there.has(id)).concat(ids.filter((id) => !known.has(id)));
}

/** An order is refused unless its ids are known and unique and the reserved applications stay where they are. */
export function isOrderRefused(
  order: readonly string[],
  wanted: readonly string[],
  navMode: NavMode,
): boolean {
  const there = new Set(order);
  if (new Set(wanted).size !== wanted.length || wanted.some((id) => !there.has(id))) return true;
  const after = reorderApps(order, wanted);
  return withLockedFirst(after, navMode).join('\n') !== after.join('\n');
}
