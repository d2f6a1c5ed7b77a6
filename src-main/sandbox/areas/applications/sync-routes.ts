/** The sync configs of a department, and the rights to change them (spec 3§3.7, 3§4, 3§6). */

import {
  queryAppManageSyncConfigs,
  saveAppManageSyncConfigs,
  syncOrgAppManageConfigs,
} from '#shared/api/applications/sync.ts';
import type { ConfigRecord } from '#shared/api/config-record.ts';
import { subDeptKey, syncConfigsOf, syncKeys } from '#shared/rules/applications/sync-configs.ts';
import { type Implementation, refuse } from '../../kernel/http/implement.ts';
import { messagesIn } from '../../kernel/messages.ts';
import { type AppContext, appChanging, appReading } from '../../kernel/modules/module-scope.ts';
import { record } from '../../kernel/operation-log/record.ts';

export const appSyncRoutes: readonly Implementation[] = [
  appReading(queryAppManageSyncConfigs, async (_, context) => {
    const { appScope, organisation, scenario } = context;
    const top = organisation.above(organisation.indexOf(appScope.deptId)).at(-1) ?? 0;
    const department = (key: string) => organisation.department(key === '' ? top : organisation.indexOf(key));
    const { from, stored, lets } = await storedAppConfigs(context);
    return {
      appManageConfigs: [
        ...syncConfigsOf(stored, scenario.detach),
        ...stored.filter(({ configKey }) => configKey === subDeptKey),
      ],
      moduleDetachType: scenario.detach === 'depth' ? ('depth' as const) : ('plain' as const),
      rootDept: appScope.key === '',
      dept: department(appScope.key),
      permission: appScope.flags,
      hasSelfMenus: from === appScope.key,
      parentSub: lets,
      from: department(from),
    };
  }),

  appChanging(saveAppManageSyncConfigs, 'moduleShareEdit', async ({ appManageConfigs }, context) => {
    const { appScope, language, store, user } = context;
    const strange = appManageConfigs.find(
      ({ configKey, configValue }) =>
        !([...syncKeys, subDeptKey] as readonly string[]).includes(configKey) ||
        !['0', '1'].includes(configValue),
    );
    if (strange) return refuse(messagesIn(language).badInput(`appManageConfigs: ${strange.configKey}`), 400);
    const { from, lets } = await storedAppConfigs(context);
    // Refuses configs that a department above reserves for itself.
    if (!lets && from !== appScope.key) return refuse(messagesIn(language).noPermission, 401);
    const at = { tenant_key: user.tenantKey, dept_id: appScope.key };
    for (const { configKey: config_key, configValue: config_value } of appManageConfigs) {
      await store
        .insertInto('app_config')
        .values({ ...at, config_key, config_value })
        .onConflict((conflict) =>
          conflict.columns(['tenant_key', 'dept_id', 'config_key']).doUpdateSet({ config_value }),
        )
        .execute();
    }
    const target = { targetId: appScope.deptId, targetName: '', deptId: appScope.deptId };
    await record(store, context, { kind: 'appSyncSaved', ...target });
    return null;
  }),

  appChanging(syncOrgAppManageConfigs, 'moduleShareEdit', async (_, context) => {
    const { appScope, organisation, store, user } = context;
    const at = organisation.indexOf(appScope.deptId);
    const below = organisation.below([at]);
    for (const table of ['app_setting', 'app_config'] as const) {
      const settings = await store
        .selectFrom(table)
        .select('dept_id')
        .distinct()
        .where('tenant_key', '=', user.tenantKey)
        .where('dept_id', '!=', '')
        .execute();
      const ids = settings
        .map(({ dept_id }) => dept_id)
        .filter((id) => id !== appScope.key && below[organisation.indexOf(id)] === 1);
      for (const id of ids) {
        await store
          .deleteFrom(table)
          .where('tenant_key', '=', user.tenantKey)
          .where('dept_id', '=', id)
          .execute();
      }
    }
    const target = { targetId: appScope.deptId, targetName: organisation.department(at).name };
    await record(store, context, { kind: 'appsSynced', ...target, deptId: appScope.deptId });
    return null;
  }),
];

interface Holding {
  /** The department whose configs apply: this one, or the nearest one above that has some. */
  readonly from: string;
  readonly stored: ConfigRecord[];
  /** Whether the departments above let this one have its own configs. */
  readonly lets: boolean;
}

export async function storedAppConfigs({ store, user, appScope }: AppContext): Promise<Holding> {
  const rows = await store
    .selectFrom('app_config')
    .select(['dept_id', 'config_key as configKey', 'config_value as configValue'])
    .where('tenant_key', '=', user.tenantKey)
    .where('dept_id', 'in', appScope.keys)
    .where('config_key', 'in', [...syncKeys, subDeptKey])
    .execute();
  const of = (key: string): ConfigRecord[] =>
    rows.flatMap(({ dept_id, ...config }) => (dept_id === key ? [config] : []));
  const has = (key: string) => of(key).some(({ configKey }) => configKey !== subDeptKey);
  const from = [...appScope.keys].reverse().find(has) ?? '';
  const above = appScope.keys.slice(0, -1).flatMap(of);
  return {
    from,
    stored: of(from),
    lets: above.every((row) => row.configKey !== subDeptKey || row.configValue === '1'),
  };
}
