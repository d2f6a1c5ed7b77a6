/** Configs of application management by department (spec 3§3.6): the nearest department's value applies. */
import type { ConfigRecord } from '#shared/api/config-record.ts';
import { displayDefaults } from '#shared/rules/applications/display-settings.ts';
import type { SignedInContext } from '../../kernel/http/context.ts';

type At = Pick<SignedInContext, 'store' | 'user'>;

/** A stored default is a second config beside the current one, under this key. */
const keptAs = (key: string) => `default:${key}`;
export const isKeptDefault = ({ configKey }: ConfigRecord) => configKey.startsWith(keptAs(''));

/** `keys` lead from the whole tenant ('') down to the department. */
export async function configsFor(keys: readonly string[], at: At): Promise<ConfigRecord[]> {
  const said = await configsWithWhom(keys, at);
  return said.map(({ configKey, configValue }) => ({ configKey, configValue }));
}

/** Like `configsFor`, with the department that sets each config; '' for the whole tenant. */
export async function configsWithWhom(
  keys: readonly string[],
  { store, user }: At,
): Promise<Required<ConfigRecord>[]> {
  const rows = await store
    .selectFrom('app_config')
    .select(['dept_id', 'config_key', 'config_value'])
    .where('tenant_key', '=', user.tenantKey)
    .where('dept_id', 'in', keys)
    .execute();
  const near = keys.flatMap((key) => rows.filter(({ dept_id }) => dept_id === key));
  const configs = near.map(({ dept_id: deptId, config_key: configKey, config_value: configValue }) => ({
    configKey,
    configValue,
    deptId,
  }));
  return [...new Map(configs.map((config) => [config.configKey, config])).values()];
}

export async function keepConfig(
  key: string,
  { configKey: config_key, configValue: config_value }: ConfigRecord,
  { store, user }: At,
): Promise<void> {
  await store
    .insertInto('app_config')
    .values({ tenant_key: user.tenantKey, dept_id: key, config_key, config_value })
    .onConflict((conflict) =>
      conflict.columns(['tenant_key', 'dept_id', 'config_key']).doUpdateSet({ config_value }),
    )
    .execute();
}

/** Deletes the department's own display configs; with `withDefaults` its stored defaults as well. */
export async function dropDisplayConfigs(
  key: string,
  { store, user }: At,
  withDefaults: boolean,
): Promise<void> {
  const configKeys = [...displayDefaults.keys()];
  await store
    .deleteFrom('app_config')
    .where('tenant_key', '=', user.tenantKey)
    .where('dept_id', '=', key)
    .where('config_key', 'in', withDefaults ? [...configKeys, ...configKeys.map(keptAs)] : configKeys)
    .execute();
}

export async function keepAsDefaults(
  key: string,
  configs: readonly ConfigRecord[],
  context: At,
): Promise<void> {
  for (const { configKey, configValue } of configs) {
    await keepConfig(key, { configKey: keptAs(configKey), configValue }, context);
  }
}

/** The defaults that this department itself has stored. */
export async function keptDefaults(key: string, context: At): Promise<ConfigRecord[]> {
  const stored = new Map(
    (await configsFor([key], context)).map(({ configKey, configValue }) => [configKey, configValue]),
  );
  return [...displayDefaults.keys()].flatMap((configKey) => {
    const value = stored.get(keptAs(configKey));
    return value === undefined ? [] : [{ configKey, configValue: value }];
  });
}
