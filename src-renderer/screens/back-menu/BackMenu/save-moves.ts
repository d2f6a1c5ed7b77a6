/**
 * Sends an order (spec 3§4, 3§7.6; BMENU-047 to 049, 090, 091): each group that moved with its old and new index, then
 * the changed groups' menus at once. It is laid over the newest state, so that nothing that others made is lost.
 */
import { submitChange } from '#data/changes/index.ts';
import { callRead, readAgain } from '#data/read.ts';
import { queryBackstageMenus } from '#shared/api/back-menu/back-menu.ts';
import { updateBackstageMenuOrder, updateBackstateMenuGroupOrder } from '#shared/api/back-menu/changes.ts';
import { type Arrangement, arrangedAs, changedOrder, groupMoves } from '#shared/rules/back-menu/arrange.ts';
import { backMenuReads } from '#shared/rules/records/back-menu/back-menu-reads.ts';
import { notifyFailure } from '#widgets/notify.tsx';
import { type At, arrangementOf, idsOf } from './moves.ts';

/** `refused`: the list shows what is stored. `unread`: nothing was sent. The failure was said. */
export async function saveMoves(at: At, draft: Arrangement): Promise<'saved' | 'refused' | 'unread'> {
  let stored: Arrangement;
  try {
    stored = arrangementOf((await callRead(queryBackstageMenus, at)).backstageMenus);
  } catch (error) {
    notifyFailure(error);
    return 'unread';
  }
  const wanted = arrangedAs(stored, draft);
  try {
    await sortGroups(at, stored, wanted);
    await sortMenus(at, stored, wanted);
    return 'saved';
  } catch {
    // The change door has said it.
    return 'refused';
  } finally {
    await readAgain(backMenuReads);
  }
}

async function sortGroups({ deptId }: At, stored: Arrangement, wanted: Arrangement): Promise<void> {
  const moves = groupMoves(idsOf(stored), idsOf(wanted));
  for (const [index, move] of moves.entries()) {
    await submitChange({
      title: 'backMenu.group.sortedChange',
      endpoint: updateBackstateMenuGroupOrder,
      input: { ...move, deptId },
      before: { ids: idsOf(stored) },
      success: index === moves.length - 1 ? 'backMenu.group.sorted' : null,
    });
  }
}

async function sortMenus({ deptId }: At, stored: Arrangement, wanted: Arrangement): Promise<void> {
  const groupMenusOrder = changedOrder(stored, wanted);
  if (groupMenusOrder.length === 0) return;
  const changed = new Set(groupMenusOrder.map(({ parentId }) => parentId));
  await submitChange({
    title: 'backMenu.menu.sortedChange',
    endpoint: updateBackstageMenuOrder,
    input: { groupMenusOrder, deptId },
    before: { groups: stored.filter(({ id }) => changed.has(id)) },
    success: 'backMenu.menu.sorted',
  });
}
