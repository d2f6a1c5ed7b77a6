/** The tenant's own record and its config records. */
import type { Store } from '../database/tables.ts';

export async function findTenant(store: Store, tenantKey: string) {
  return store.selectFrom('tenant').selectAll().where('tenant_key', '=', tenantKey).executeTakeFirst();
}

/** A config record, or null where the tenant has none of that key. */
export async function findConfig(store: Store, tenantKey: string, configKey: string) {
  const row = await store
    .selectFrom('tenant_config')
    .select(['id', 'config_value'])
    .where('tenant_key', '=', tenantKey)
    .where('config_key', '=', configKey)
    .executeTakeFirst();
  return row ? { id: row.id, configValue: row.config_value } : null;
}
