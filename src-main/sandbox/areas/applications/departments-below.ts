/** Departments below another one that have application settings of their own (spec 3§3.7, 3§7.4). */
import type { AppContext } from '../../kernel/modules/module-scope.ts';

/** `counts` selects settings by the application that they are about; null is a config. */
export async function departmentsBelow(
  { appScope, organisation, store, user }: AppContext,
  counts: (appId: string | null) => boolean,
): Promise<{ id: string; name: string }[]> {
  const settings = await store
    .selectFrom('app_setting')
    .select(['dept_id', 'app_id'])
    .where('tenant_key', '=', user.tenantKey)
    .execute();
  const configs = await store
    .selectFrom('app_config')
    .select('dept_id')
    .where('tenant_key', '=', user.tenantKey)
    .where('dept_id', '!=', '')
    .execute();
  const rows = [...settings.filter(({ app_id }) => counts(app_id)), ...(counts(null) ? configs : [])];
  const below = organisation.below([organisation.indexOf(appScope.deptId)]);
  return [...new Set(rows.map(({ dept_id }) => dept_id))]
    .filter((id) => id !== appScope.key && id !== appScope.deptId && below[organisation.indexOf(id)] === 1)
    .sort()
    .map((id) => organisation.department(organisation.indexOf(id)));
}
