/**
 * The order of menu groups and of the menus in them (spec 3§4; BMENU-046 to 049): moves, and the numbers to send. All
 * functions work by ids, so that changes of other users stay.
 */
import { longestKept } from '../common/moved-ids.ts';

export interface GroupOrder {
  readonly id: string;
  readonly menus: readonly string[];
}
export type MenuArrangement = readonly GroupOrder[];

export interface MenuPosition {
  readonly group: string;
  /** The index in the group, from 0. */
  readonly at: number;
}

export function menuPositionOf(arrangement: MenuArrangement, id: string): MenuPosition | null {
  for (const { id: group, menus } of arrangement) {
    const at = menus.indexOf(id);
    if (at >= 0) return { group, at };
  }
  return null;
}

const inside = (at: number, length: number) => Math.max(0, Math.min(length, at));
const put = <T>(list: readonly T[], item: T, at: number) => list.toSpliced(inside(at, list.length), 0, item);

/** Returns the arrangement with the group moved to index `at`; an index out of range means the first or the last. */
export function groupMoved(arrangement: MenuArrangement, id: string, at: number): MenuArrangement {
  const group = arrangement.find((one) => one.id === id);
  if (!group) return arrangement;
  return put(
    arrangement.filter((one) => one.id !== id),
    group,
    at,
  );
}

/** Returns the arrangement with the menu moved within its group or into another one. */
export function menuMoved(arrangement: MenuArrangement, id: string, to: MenuPosition): MenuArrangement {
  if (!menuPositionOf(arrangement, id) || !arrangement.some((group) => group.id === to.group))
    return arrangement;
  return arrangement.map((group) => {
    const others = group.menus.includes(id) ? group.menus.filter((one) => one !== id) : group.menus;
    const menus = group.id === to.group ? put(others, id, to.at) : others;
    return menus === group.menus ? group : { id: group.id, menus };
  });
}

/** Moves a menu one step up or down; past the end of its group the menu enters the next group. */
export function menuStepped(arrangement: MenuArrangement, id: string, by: 1 | -1): MenuArrangement {
  const position = menuPositionOf(arrangement, id);
  if (!position) return arrangement;
  const index = arrangement.findIndex((group) => group.id === position.group);
  const at = position.at + by;
  if (at >= 0 && at < (arrangement[index]?.menus.length ?? 0)) {
    return menuMoved(arrangement, id, { group: position.group, at });
  }
  const next = arrangement[index + by];
  if (!next) return arrangement;
  return menuMoved(arrangement, id, { group: next.id, at: by === 1 ? 0 : next.menus.length });
}

/**
 * Returns the stored arrangement in the order of a draft: new menus come last in their group, new groups come last,
 * and deleted groups and menus are dropped.
 */
export function arrangedAs(stored: MenuArrangement, draft: MenuArrangement): MenuArrangement {
  const groups = new Map(stored.map((group) => [group.id, group]));
  const known = new Set(stored.flatMap(({ menus }) => menus));
  const placed = new Set<string>();
  /** A menu whose draft group has been deleted stays where it is stored. */
  const storedGroups = draft.flatMap(({ id, menus }) => {
    if (!groups.has(id)) return [];
    const still = menus.filter((menu) => known.has(menu));
    for (const menu of still) placed.add(menu);
    return [{ id, menus: still }];
  });
  const order = [
    ...storedGroups,
    ...stored.filter(({ id }) => !storedGroups.some((group) => group.id === id)).map(empty),
  ];
  return order.map(({ id, menus }) => ({
    id,
    menus: [...menus, ...(groups.get(id)?.menus ?? []).filter((menu) => !placed.has(menu))],
  }));
}

const empty = ({ id }: GroupOrder): GroupOrder => ({ id, menus: [] });

export interface GroupMove {
  readonly oldIndex: number;
  readonly newIndex: number;
}

/** Returns the fewest moves of groups from `before` to `after`, in the order to send; both have the same ids. */
export function groupMoves(before: readonly string[], after: readonly string[]): GroupMove[] {
  const indexById = new Map(before.map((id, at) => [id, at]));
  const stays = longestKept(after.map((id) => indexById.get(id) ?? -1));
  const now = [...before];
  return after.flatMap((id, index) => {
    if (stays.has(index)) return [];
    const oldIndex = now.indexOf(id);
    now.splice(oldIndex, 1);
    const newIndex = index === 0 ? 0 : now.indexOf(after[index - 1] ?? '') + 1;
    now.splice(newIndex, 0, id);
    return [{ oldIndex, newIndex }];
  });
}

export interface NumberedMenu {
  readonly id: string;
  readonly menuOrder: number;
  readonly parentId: string;
}

/** Returns the menus of the groups whose menus or order changed, each numbered from 1, with the id of its group. */
export function changedOrder(before: MenuArrangement, after: MenuArrangement): NumberedMenu[] {
  const was = new Map(before.map(({ id, menus }) => [id, menus]));
  return after
    .filter(({ id, menus }) => {
      const old = was.get(id) ?? [];
      return old.length !== menus.length || menus.some((menu, index) => menu !== old[index]);
    })
    .flatMap(({ id: parentId, menus }) => menus.map((id, index) => ({ id, menuOrder: index + 1, parentId })));
}

/**
 * An order is outdated unless it holds every menu of the groups that it changes, once, in existing groups, numbered
 * from 1: otherwise somebody has changed them meanwhile.
 */
export function isOutdatedOrder(stored: MenuArrangement, order: readonly NumberedMenu[]): boolean {
  const groups = new Map(stored.map(({ id, menus }) => [id, menus]));
  const ids = new Set(order.map(({ id }) => id));
  if (ids.size !== order.length) return true;
  const touched = new Set(order.map(({ parentId }) => parentId));
  for (const { id, menus } of stored) if (menus.some((menu) => ids.has(menu))) touched.add(id);
  const expected = [...touched].flatMap((id) => groups.get(id) ?? []);
  if ([...touched].some((id) => !groups.has(id))) return true;
  if (expected.length !== ids.size || expected.some((id) => !ids.has(id))) return true;
  return [...Map.groupBy(order, ({ parentId }) => parentId).values()].some((menus) =>
    menus
      .map(({ menuOrder }) => menuOrder)
      .sort((a, b) => a - b)
      .some((number, index) => number !== index + 1),
  );
}
