import type { Store } from '../../kernel/database/tables.ts';

/** Returns user ids in the order of the list. */
export async function whiteListedIds(store: Store, tenantKey: string): Promise<string[]> {
  const rows = await store
    .selectFrom('licence_white_list')
    .select('user_id')
    .where('tenant_key', '=', tenantKey)
    .orderBy('user_id')
    .execute();
  return rows.map((row) => row.user_id);
}
