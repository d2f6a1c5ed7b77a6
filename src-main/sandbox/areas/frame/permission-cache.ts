/** The permission cache's refresh: it takes a while, and only one runs at a time (spec 3§4). */
import type { Store } from '../../kernel/database/tables.ts';

/** Milliseconds that a refresh takes. */
export const refreshDuration = 2000;

export async function isRefreshing(store: Store, now: number): Promise<boolean> {
  const cache = await store.selectFrom('permission_cache').select('refreshing_until').executeTakeFirst();
  return cache !== undefined && now < cache.refreshing_until;
}

/** Returns false where a refresh is running. One statement, so that of two concurrent calls only one starts. */
export async function startRefresh(store: Store, now: number): Promise<boolean> {
  const result = await store
    .updateTable('permission_cache')
    .set({ refreshing_until: now + refreshDuration })
    .where('refreshing_until', '<=', now)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
