/** Menu permissions and the permission cache (spec 1§6, 1§7.4, 3§4). */

import {
  checkPermission,
  currentTree,
  ebuilderRight,
  permissionCacheReload,
  permissionCacheStatus,
} from '#shared/api/frame/frame.ts';
import { grantedCodes } from '#shared/rules/common/menu/visible.ts';
import { permissionCacheRight } from '#shared/rules/common/session/rights.ts';
import type { Store } from '../../kernel/database/tables.ts';
import { type Implementation, implement, refuse } from '../../kernel/http/implement.ts';
import { messagesIn } from '../../kernel/messages.ts';
import { administratorFlags } from '../../kernel/session/rights.ts';
import { treeOf } from '../../kernel/session/tree.ts';

export const frameRoutes: readonly Implementation[] = [
  implement(currentTree, 'signedIn', (_, { user, scenario }) => treeOf(user, scenario)),

  implement(checkPermission, 'signedIn', ({ menuCode }, { user, scenario }) =>
    grantedCodes(treeOf(user, scenario)).has(menuCode),
  ),

  implement(ebuilderRight, 'signedIn', (_, { user }) => administratorFlags(user).ebuilder === true),

  implement(
    permissionCacheStatus,
    'signedIn',
    async (_, { store, now }) => !(await isRefreshing(store, now)),
  ),

  implement(permissionCacheReload, permissionCacheRight, async (_, { store, now, language }) =>
    (await startRefresh(store, now)) ? null : refuse(messagesIn(language).refreshRunning),
  ),
];

/** Milliseconds that a refresh takes. */
const refreshDuration = 2000;

async function isRefreshing(store: Store, now: number): Promise<boolean> {
  const cache = await store.selectFrom('permission_cache').select('refreshing_until').executeTakeFirst();
  return cache !== undefined && now < cache.refreshing_until;
}

/** Returns false where a refresh is running. One statement, so that of two concurrent calls only one starts. */
async function startRefresh(store: Store, now: number): Promise<boolean> {
  const result = await store
    .updateTable('permission_cache')
    .set({ refreshing_until: now + refreshDuration })
    .where('refreshing_until', '<=', now)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
