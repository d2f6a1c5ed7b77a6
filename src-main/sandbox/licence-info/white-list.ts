/** The licence's white list in the database. */
import type { Store } from '../database/tables.ts';

/** Ids in the order of the list. */
export async function whiteListed(store: Store, tenantKey: string): Promise<string[]> {
  const rows = await store
    .selectFrom('licence_white_list')
    .select('user_id')
    .where('tenant_key', '=', tenantKey)
    .orderBy('user_id')
    .execute();
  return rows.map((row) => row.user_id);
}

/** How many were not on the list before. */
export async function addToWhiteList(
  store: Store,
  tenantKey: string,
  userIds: readonly string[],
): Promise<number> {
  let added = 0;
  for (const user_id of userIds) {
    const result = await store
      .insertInto('licence_white_list')
      .values({ tenant_key: tenantKey, user_id })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    added += Number(result.numInsertedOrUpdatedRows ?? 0n);
  }
  return added;
}

/** How many were on the list. */
export async function removeFromWhiteList(
  store: Store,
  tenantKey: string,
  userIds: readonly string[],
): Promise<number> {
  let removed = 0;
  for (const user_id of userIds) {
    const result = await store
      .deleteFrom('licence_white_list')
      .where('tenant_key', '=', tenantKey)
      .where('user_id', '=', user_id)
      .executeTakeFirst();
    removed += Number(result.numDeletedRows);
  }
  return removed;
}
