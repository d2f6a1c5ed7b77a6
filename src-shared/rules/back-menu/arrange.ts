/**
 * The order of groups and of the menus in them (spec 3§4; BMENU-046 to 049): how one is moved, and what is sent of it.
 * Everything goes by ids, so that what others changed meanwhile stays.
 */

export interface Arranged {
  readonly id: string;
  readonly menus: readonly string[];
}
export type Arrangement = readonly Arranged[];

export interface Placed {
  readonly group: string;
  /** From 0. */
  readonly at: number;
}

export function placeOfMenu(arrangement: Arrangement, id: string): Placed | null {
  for (const { id: group, menus } of arrangement) {
    const at = menus.indexOf(id);
    if (at >= 0) return { group, at };
  }
  return null;
}

const inside = (at: number, length: number) => Math.max(0, Math.min(length, at));
const put = <T>(list: readonly T[], item: T, at: number) => list.toSpliced(inside(at, list.length), 0, item);

/** A group at another place; places outside are the first and the last. */
export function groupMoved(arrangement: Arrangement, id: string, at: number): Arrangement {
  const group = arrangement.find((one) => one.id === id);
  if (!group) return arrangement;
  return put(
    arrangement.filter((one) => one.id !== id),
    group,
    at,
  );
}

/** A menu at a place of a group, its own or another one. */
export function menuMoved(arrangement: Arrangement, id: string, to: Placed): Arrangement {
  if (!placeOfMenu(arrangement, id) || !arrangement.some((group) => group.id === to.group))
    return arrangement;
  return arrangement.map((group) => {
    const others = group.menus.includes(id) ? group.menus.filter((one) => one !== id) : group.menus;
    const menus = group.id === to.group ? put(others, id, to.at) : others;
    return menus === group.menus ? group : { id: group.id, menus };
  });
}

/** One step up or down: past the end of its group a menu is in the next one. */
export function menuStepped(arrangement: Arrangement, id: string, by: 1 | -1): Arrangement {
  const place = placeOfMenu(arrangement, id);
  if (!place) return arrangement;
  const index = arrangement.findIndex((group) => group.id === place.group);
  const at = place.at + by;
  if (at >= 0 && at < (arrangement[index]?.menus.length ?? 0)) {
    return menuMoved(arrangement, id, { group: place.group, at });
  }
  const next = arrangement[index + by];
  if (!next) return arrangement;
  return menuMoved(arrangement, id, { group: next.id, at: by === 1 ? 0 : next.menus.length });
}

/**
 * What is stored, in the order of a draft: what came meanwhile stands at the end of its group, groups that came at the
 * end; what is gone is forgotten.
 */
export function arrangedAs(stored: Arrangement, draft: Arrangement): Arrangement {
  const groups = new Map(stored.map((group) => [group.id, group]));
  const known = new Set(stored.flatMap(({ menus }) => menus));
  const placed = new Set<string>();
  /** Where its group is gone a menu stands as it is stored. */
  const kept = draft.flatMap(({ id, menus }) => {
    if (!groups.has(id)) return [];
    const still = menus.filter((menu) => known.has(menu));
    for (const menu of still) placed.add(menu);
    return [{ id, menus: still }];
  });
  const order = [...kept, ...stored.filter(({ id }) => !kept.some((group) => group.id === id)).map(empty)];
  return order.map(({ id, menus }) => ({
    id,
    menus: [...menus, ...(groups.get(id)?.menus ?? []).filter((menu) => !placed.has(menu))],
  }));
}

const empty = ({ id }: Arranged): Arranged => ({ id, menus: [] });

export interface GroupMove {
  readonly oldIndex: number;
  readonly newIndex: number;
}

/** The fewest moves of one group each that make `after` of `before`, one after the other; both have the same ids. */
export function groupMoves(before: readonly string[], after: readonly string[]): GroupMove[] {
  const places = new Map(before.map((id, at) => [id, at]));
  const stays = longestKept(after.map((id) => places.get(id) ?? -1));
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

/** The fewest ids that have to be moved to make `after` of `before`; both have the same ids. */
export function movedIds(before: readonly string[], after: readonly string[]): ReadonlySet<string> {
  const places = new Map(before.map((id, at) => [id, at]));
  const stays = longestKept(after.map((id) => places.get(id) ?? -1));
  return new Set(after.filter((_, index) => !stays.has(index)));
}

/** Indexes of a longest ascending row among these numbers. */
function longestKept(numbers: readonly number[]): ReadonlySet<number> {
  /** Of each length the index at which the row with the least end ends. */
  const ends: number[] = [];
  const before: number[] = [];
  for (const [index, value] of numbers.entries()) {
    // The ends ascend.
    let [length, past] = [0, ends.length];
    while (length < past) {
      const middle = (length + past) >> 1;
      if ((numbers[ends[middle] ?? 0] ?? 0) < value) length = middle + 1;
      else past = middle;
    }
    before[index] = ends[length - 1] ?? -1;
    ends[length] = index;
  }
  const kept = new Set<number>();
  for (let index = ends.at(-1) ?? -1; index >= 0; index = before[index] ?? -1) kept.add(index);
  return kept;
}

export interface NumberedMenu {
  readonly id: string;
  readonly menuOrder: number;
  readonly parentId: string;
}

/** The menus of those groups whose menus are others, or in another order: each numbered from 1, with its group. */
export function changedOrder(before: Arrangement, after: Arrangement): NumberedMenu[] {
  const was = new Map(before.map(({ id, menus }) => [id, menus]));
  return after
    .filter(({ id, menus }) => {
      const old = was.get(id) ?? [];
      return old.length !== menus.length || menus.some((menu, index) => menu !== old[index]);
    })
    .flatMap(({ id: parentId, menus }) => menus.map((id, index) => ({ id, menuOrder: index + 1, parentId })));
}

/**
 * Whether an order that is asked for fits what is stored: every menu of the groups that it changes, once, in groups that
 * there are, numbered from 1. Otherwise somebody has changed them meanwhile.
 */
export function isOutdatedOrder(stored: Arrangement, wanted: readonly NumberedMenu[]): boolean {
  const groups = new Map(stored.map(({ id, menus }) => [id, menus]));
  const ids = new Set(wanted.map(({ id }) => id));
  if (ids.size !== wanted.length) return true;
  const touched = new Set(wanted.map(({ parentId }) => parentId));
  for (const { id, menus } of stored) if (menus.some((menu) => ids.has(menu))) touched.add(id);
  const expected = [...touched].flatMap((id) => groups.get(id) ?? []);
  if ([...touched].some((id) => !groups.has(id))) return true;
  if (expected.length !== ids.size || expected.some((id) => !ids.has(id))) return true;
  return [...Map.groupBy(wanted, ({ parentId }) => parentId).values()].some((menus) =>
    menus
      .map(({ menuOrder }) => menuOrder)
      .sort((a, b) => a - b)
      .some((number, index) => number !== index + 1),
  );
}
