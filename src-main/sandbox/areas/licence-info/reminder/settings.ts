/** Reminder settings of modules and people: config records over defaults (spec 1§7.2, 3§7.4). */
import type { ConfigRecord } from '#shared/api/config-record.ts';
import { remindConfigKey } from '#shared/rules/licence-info/remind.ts';
import type { Store } from '../../../kernel/database/tables.ts';

export interface SettingScope {
  readonly tenantKey: string;
  readonly scope: 'module' | 'user';
  /** Module id or user id. */
  readonly targetId: string;
  /** '' for the whole tenant. */
  readonly deptId: string;
}

const at = ({ tenantKey, scope, targetId, deptId }: SettingScope) => ({
  tenant_key: tenantKey,
  scope,
  target_id: targetId,
  dept_id: deptId,
});

/** A reminder is on by default. */
export async function findSettings(store: Store, scope: SettingScope): Promise<ConfigRecord[]> {
  const rows = await store
    .selectFrom('remind_setting')
    .select(['config_key', 'config_value'])
    .where((eb) => eb.and(at(scope)))
    .orderBy('config_key')
    .execute();
  const saved = new Map(rows.map((row) => [row.config_key, row.config_value]));
  const values = new Map([[remindConfigKey, '1'], ...saved]);
  return [...values].map(([configKey, configValue]) => ({ configKey, configValue }));
}

export async function saveSettings(
  store: Store,
  scope: SettingScope,
  records: readonly ConfigRecord[],
): Promise<void> {
  for (const { configKey: config_key, configValue: config_value } of records) {
    await store
      .insertInto('remind_setting')
      .values({ ...at(scope), config_key, config_value })
      .onConflict((conflict) =>
        conflict
          .columns(['tenant_key', 'scope', 'target_id', 'dept_id', 'config_key'])
          .doUpdateSet({ config_value }),
      )
      .execute();
  }
}

export async function resetSettings(store: Store, scope: SettingScope): Promise<void> {
  await store
    .deleteFrom('remind_setting')
    .where((eb) => eb.and(at(scope)))
    .execute();
}

/** Returns the key of the first invalid record; null where all are valid. Reminding is the only setting, said once. */
export function badSetting(records: readonly ConfigRecord[], deptId: string | undefined): string | null {
  const seen = new Set<string>();
  for (const { configKey, configValue, deptId: own } of records) {
    const isOnOff = configValue === '0' || configValue === '1';
    const elsewhere = own !== undefined && own !== deptId;
    if (configKey !== remindConfigKey || !isOnOff || elsewhere || seen.has(configKey)) return configKey;
    seen.add(configKey);
  }
  return null;
}
