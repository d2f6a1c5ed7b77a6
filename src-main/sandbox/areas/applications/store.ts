/** Applications and groups in a department: the tenant's, overridden by the departments on the way down. */
import type { Selectable } from 'kysely';
import type { Tables } from '../../kernel/database/tables.ts';
import type { App, AppRow, CategoryRow } from '../../kernel/modules/app.ts';
import type { AppContext } from '../../kernel/modules/module-scope.ts';

type Here = Pick<AppContext, 'store' | 'user' | 'appScope'>;

/** Returns the groups: the whole tenant's first, then each department's in its order. */
export async function storedCategories({ store, user, appScope }: Here): Promise<CategoryRow[]> {
  const rows = await store
    .selectFrom('app_category')
    .selectAll()
    .where('tenant_key', '=', user.tenantKey)
    .where('dept_id', 'in', appScope.keys)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return appScope.keys.flatMap((key) => rows.filter(({ dept_id }) => dept_id === key));
}

/**
 * Returns the team's applications and those that `owner` made for themselves, in the order of the groups, and
 * within each group by position; applications without a group come first.
 */
export async function storedApps(here: Here, owner = ''): Promise<App[]> {
  const { store, user, appScope } = here;
  const rows = await store
    .selectFrom('app_menu')
    .selectAll()
    .where('tenant_key', '=', user.tenantKey)
    .where('owner', 'in', ['', owner])
    .orderBy('id')
    .execute();
  const settingRows = await store
    .selectFrom('app_setting')
    .selectAll()
    .where('tenant_key', '=', user.tenantKey)
    .where('dept_id', 'in', appScope.keys)
    .execute();
  const named = await store
    .selectFrom('language_name')
    .select(['target_id', 'name'])
    .where('tenant_key', '=', user.tenantKey)
    .where('field', '=', 'app_menu.menuname')
    .where('lang', '=', 'en_US')
    .execute();
  const english = new Map(named.map(({ target_id, name }) => [target_id, name]));
  const byApp = Map.groupBy(settingRows, ({ app_id }) => app_id);
  const numbers = new Map([
    ['', 0],
    ...(await storedCategories(here)).map(({ id }, index) => [id, index + 1] as const),
  ]);
  const merged = rows.map((row) => {
    const settings = appScope.keys.flatMap(
      (key) => byApp.get(row.id)?.find(({ dept_id }) => dept_id === key) ?? [],
    );
    const laid: AppRow = Object.assign({}, row, ...settings.map(spoken));
    // A department's own enabling applies only in the `depth` detach.
    const enabled = appScope.enableKey === '' ? row.enabled : laid.enabled;
    // A group that was deleted, or belongs to another department, does not exist here.
    const category_id = numbers.has(laid.category_id) ? laid.category_id : '';
    return {
      row: { ...laid, enabled, category_id },
      from: settings.at(-1)?.dept_id ?? '',
      english: english.get(row.id) ?? null,
      froms: {
        display: settings.findLast(({ display }) => display !== null)?.dept_id ?? '',
        enabled:
          appScope.enableKey === ''
            ? ''
            : (settings.findLast(({ enabled }) => enabled !== null)?.dept_id ?? ''),
        info: settings.findLast(({ body }) => body !== null)?.dept_id ?? '',
      },
    };
  });
  merged.sort(
    (a, b) =>
      (numbers.get(a.row.category_id) ?? 0) - (numbers.get(b.row.category_id) ?? 0) ||
      a.row.position - b.row.position ||
      (a.row.id < b.row.id ? -1 : 1),
  );
  const counted = new Map<string, number>();
  return merged.map((app) => {
    const order = (counted.get(app.row.category_id) ?? 0) + 1;
    counted.set(app.row.category_id, order);
    return { ...app, order };
  });
}

/** The values that a setting overrides; its other columns are null. */
function spoken(setting: Selectable<Tables['app_setting']>): Partial<AppRow> {
  const { tenant_key: _, dept_id: _of, app_id: _about, ...says } = setting;
  return Object.fromEntries(Object.entries(says).filter(([, value]) => value !== null));
}

type Said = Partial<Pick<AppRow, 'enabled' | 'display' | 'category_id' | 'position' | 'body'>>;

/** Stores an application's settings for the whole tenant (`key` '') or for a department. */
export async function updateApplication(
  key: string,
  id: string,
  says: Said,
  { store, user }: Here,
): Promise<void> {
  const tenant_key = user.tenantKey;
  if (key === '') {
    await store
      .updateTable('app_menu')
      .set(says)
      .where('tenant_key', '=', tenant_key)
      .where('id', '=', id)
      .execute();
    return;
  }
  await store
    .insertInto('app_setting')
    .values({ tenant_key, dept_id: key, app_id: id, ...says })
    .onConflict((conflict) => conflict.columns(['tenant_key', 'dept_id', 'app_id']).doUpdateSet(says))
    .execute();
}
