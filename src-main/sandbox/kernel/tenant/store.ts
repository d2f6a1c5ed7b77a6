import type { Selectable } from 'kysely';
import { inviteForbid } from '#shared/rules/common/constants.ts';
import type { Store, Tables } from '../database/tables.ts';

export type TenantRow = Selectable<Tables['tenant']>;

export async function findTenant(store: Store, tenantKey: string) {
  return store.selectFrom('tenant').selectAll().where('tenant_key', '=', tenantKey).executeTakeFirst();
}

export async function findConfig(store: Store, tenantKey: string, configKey: string) {
  const row = await store
    .selectFrom('tenant_config')
    .select(['id', 'config_value'])
    .where('tenant_key', '=', tenantKey)
    .where('config_key', '=', configKey)
    .executeTakeFirst();
  return row ? { id: row.id, configValue: row.config_value } : null;
}

export async function changeTenant(
  store: Store,
  tenantKey: string,
  changes: Partial<Omit<TenantRow, 'tenant_key'>>,
): Promise<void> {
  await store.updateTable('tenant').set(changes).where('tenant_key', '=', tenantKey).execute();
}

/** Whether another tenant has this name; ignores letter case. */
export async function isNameTaken(store: Store, name: string, tenantKey: string): Promise<boolean> {
  const row = await store
    .selectFrom('tenant')
    .select('tenant_key')
    .where((eb) => eb(eb.fn<string>('lower', ['name']), '=', eb.fn<string>('lower', [eb.val(name)])))
    .where('tenant_key', '!=', tenantKey)
    .executeTakeFirst();
  return row !== undefined;
}

export async function isMobileTaken(store: Store, mobile: string, tenantKey: string): Promise<boolean> {
  const row = await store
    .selectFrom('tenant')
    .select('tenant_key')
    .where('mobile', '=', mobile)
    .where('tenant_key', '!=', tenantKey)
    .executeTakeFirst();
  return row !== undefined;
}

/** Config key of a configuration without a page of its own, by its name. */
export const normalKey = (name: string, userId: string) =>
  name === inviteForbid ? `${inviteForbid}.${userId}` : `normal.${name}`;

/** Returns the config records of these keys for the whole tenant; keys without a record are left out. */
export async function findConfigs(store: Store, tenantKey: string, configKeys: readonly string[]) {
  const rows = await store
    .selectFrom('tenant_config')
    .select(['config_key', 'config_value'])
    .where('tenant_key', '=', tenantKey)
    .where('config_key', 'in', [...configKeys])
    .execute();
  const found = new Map(rows.map((row) => [row.config_key, row.config_value]));
  return configKeys.flatMap((configKey) => {
    const configValue = found.get(configKey);
    return configValue === undefined ? [] : [{ configKey, configValue }];
  });
}

/** Writes a config record; the id of a new one is made of tenant and key. */
export async function saveConfig(
  store: Store,
  tenantKey: string,
  configKey: string,
  configValue: string,
): Promise<void> {
  await store
    .insertInto('tenant_config')
    .values({
      id: `${tenantKey}-${configKey}`,
      tenant_key: tenantKey,
      config_key: configKey,
      config_value: configValue,
    })
    .onConflict((conflict) =>
      conflict.columns(['tenant_key', 'config_key']).doUpdateSet({ config_value: configValue }),
    )
    .execute();
}
