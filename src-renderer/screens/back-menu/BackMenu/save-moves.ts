/**
 * Sends an order (spec 3§4, 3§7.6; BMENU-047 to 049, 090, 091): each moved group with its old and new index, then the
 * menus of all changed groups at once. The order is laid over the newest state, so that entries of others stay.
 */
import { submitChange } from '#data/changes/index.ts';
import { callRead, readAgain } from '#data/read.ts';
import { reversible } from '#data/records/reversible.ts';
import { type BackMenuGroup, queryBackstageMenus } from '#shared/api/back-menu/back-menu.ts';
import { updateBackstageMenuOrder, updateBackstateMenuGroupOrder } from '#shared/api/back-menu/changes.ts';
import {
  arrangedAs,
  changedOrder,
  groupMoves,
  type MenuArrangement,
} from '#shared/rules/back-menu/arrange.ts';
import { storedMenuNames } from '#shared/rules/back-menu/stored-name.ts';
import { backMenuReads } from '#shared/rules/records/back-menu/back-menu-reads.ts';
import { backGroupRecord } from '#shared/rules/records/back-menu/back-menu-records.ts';
import { backMenuLayoutRecord, menuLayoutOf } from '#shared/rules/records/back-menu/menu-layout-record.ts';
import { backMenuOrderRecord } from '#shared/rules/records/back-menu/menu-order-record.ts';
import { positionsById } from '#shared/rules/records/order-record.ts';
import { notifyFailure } from '#widgets/notify.tsx';
import { type MovedMenuPosition, menuArrangementOf, menuGroupIds } from './menu-moves.ts';

/** `refused`: the list shows the stored order. `unread`: nothing was sent. The failure has been shown. */
export async function saveMoves(
  at: MovedMenuPosition,
  draft: MenuArrangement,
): Promise<'saved' | 'refused' | 'unread'> {
  let groups: readonly BackMenuGroup[];
  try {
    groups = (await callRead(queryBackstageMenus, at)).backstageMenus;
  } catch (error) {
    notifyFailure(error);
    return 'unread';
  }
  const stored = menuArrangementOf(groups);
  const arrangement = arrangedAs(stored, draft);
  try {
    await sortGroups(at, stored, arrangement);
    await sortMenus(at, groups, arrangement);
    return 'saved';
  } catch {
    // The change door has already shown the failure.
    return 'refused';
  } finally {
    await readAgain(backMenuReads);
  }
}

/** A group's index is a field of its record, so a collected move is applied by the group's own call. */
async function sortGroups(
  { domainName, deptId }: MovedMenuPosition,
  stored: MenuArrangement,
  wanted: MenuArrangement,
): Promise<void> {
  const moves = groupMoves(menuGroupIds(stored), menuGroupIds(wanted));
  const now = [...menuGroupIds(stored)];
  for (const [index, move] of moves.entries()) {
    const { oldIndex, newIndex } = move;
    const [id = ''] = now.splice(oldIndex, 1);
    now.splice(newIndex, 0, id);
    await submitChange({
      title: 'backMenu.group.sortedChange',
      endpoint: updateBackstateMenuGroupOrder,
      input: { ...move, deptId },
      before: { ids: menuGroupIds(stored) },
      restores: {
        kind: backGroupRecord.id,
        place: { deptId, domainName, id },
        edits: { menuOrder: { from: newIndex + 1, to: oldIndex + 1 } },
      },
      collects: true,
      touches: backMenuReads,
      success: index === moves.length - 1 ? 'backMenu.group.sorted' : null,
    });
  }
}

/** A menu that also changes its group is more than a reorder: its way back restores group and position. */
async function sortMenus(
  { domainName, deptId }: MovedMenuPosition,
  groups: readonly BackMenuGroup[],
  wanted: MenuArrangement,
): Promise<void> {
  const stored = menuArrangementOf(groups);
  const groupMenusOrder = changedOrder(stored, wanted);
  if (groupMenusOrder.length === 0) return;
  const changed = new Set(groupMenusOrder.map(({ parentId }) => parentId));
  const menus = groups.flatMap(({ id: group, children }) => children.map((menu) => ({ group, menu })));
  const groupOf = Object.fromEntries(menus.map(({ group, menu }) => [menu.id, group]));
  const names = storedMenuNames(menus.map(({ menu }) => menu));
  const move = {
    title: 'backMenu.menu.sortedChange',
    input: { groupMenusOrder, deptId },
    stateBefore: { groups: stored.filter(({ id }) => changed.has(id)) },
  } as const;
  const at = { deptId, domainName, names };
  const success = 'backMenu.menu.sorted';
  if (groupMenusOrder.every(({ id, parentId }) => groupOf[id] === parentId)) {
    const before = menuPositions(stored);
    await submitChange({
      ...reversible(updateBackstageMenuOrder, {
        ...move,
        kind: backMenuOrderRecord,
        locator: { ...at, groups: groupOf },
        before,
        after: { ...before, ...menuPositions(wanted) },
      }),
      success,
    });
    return;
  }
  const groupNames = storedMenuNames(groups);
  const change = reversible(updateBackstageMenuOrder, {
    ...move,
    kind: backMenuLayoutRecord,
    locator: { ...at, groups: groupNames },
    before: menuLayoutOf(stored, groupNames),
    after: menuLayoutOf(wanted, groupNames),
  });
  await submitChange({ ...change, collects: false, success });
}

const menuPositions = (arrangement: MenuArrangement) =>
  Object.fromEntries(arrangement.flatMap(({ menus }) => Object.entries(positionsById(menus))));
