/** Visibility, place and order of applications; departments with own settings (spec 3§4, 3§7.1, 3§7.4). */
import * as display from '#shared/api/applications/display.ts';
import { isOutdated } from '#shared/rules/applications/order.ts';
import { inOrderBy, renumberedGroups } from '#shared/rules/applications/sorting.ts';
import { type Implementation, type Refusal, refuse } from '../../kernel/http/implement.ts';
import { messagesIn } from '../../kernel/messages.ts';
import { type App, appItemOf, appNameOf, infoOf, topFirst } from '../../kernel/modules/app.ts';
import { dropArrangements } from '../../kernel/modules/arrangement.ts';
import { appBodyOf } from '../../kernel/modules/body.ts';
import { type AppContext, appChanging, appReading } from '../../kernel/modules/module-scope.ts';
import { record } from '../../kernel/operation-log/record.ts';
import type { LogKind } from '../../kernel/operation-log/wording.ts';
import { configsFor, keepConfig } from './configs.ts';
import { disableHidden } from './disable-hidden.ts';
import { refusedMenu } from './menu-setting.ts';
import { recordAppOrder } from './order-deeds.ts';
import { shownValues } from './app-deeds.ts';
import { keepInfo } from './save-info.ts';
import { storedApps, updateApplication } from './store.ts';
import { usersByModule } from './users.ts';

/** Config key of the latest order's type. */
const ordersTypeKey = 'app_orders_type';

export const displayRoutes: readonly Implementation[] = [
  appReading(display.querySysNavigationMenus, async (_, context) => ({
    navMenus: topFirst(
      (await installed(context)).filter(({ row }) => row.enabled === 1 && row.display === 1),
      context.language,
    ).map((app) => appItemOf(app, context.language)),
  })),
  appReading(display.querySysUnDisplayMenus, async (_, context) =>
    (await installed(context))
      .filter(({ row }) => row.display === 0)
      .map((app) => appItemOf(app, context.language)),
  ),

  appChanging(display.saveAppManageApps, 'moduleShareEdit', saveApps),

  appChanging(display.syncAppDisplaySetting, 'moduleShareEdit', async (_, context) => {
    const { appScope, organisation, store, user } = context;
    const below = organisation.below([organisation.indexOf(appScope.deptId)]);
    const people = await store
      .selectFrom('account')
      .select(['account', 'department_id'])
      .where('tenant_key', '=', user.tenantKey)
      .execute();
    const inside = people
      .filter(({ department_id }) => below[organisation.indexOf(department_id)] === 1)
      .map(({ account }) => account);
    await dropArrangements(inside, context);
    return tell('appsGivenToEmployees', context);
  }),

  appChanging(display.resetSysMenusSetting, 'moduleShareEdit', async (_, context) => {
    const { appScope } = context;
    for (const app of await installed(context)) {
      const { row } = app;
      const said = appBodyOf(row);
      if (row.kind !== 'system' || (said.info === undefined && row.display === 1)) continue;
      const { info: _info, ...rest } = said;
      await updateApplication(appScope.key, row.id, { display: 1, body: JSON.stringify(rest) }, context);
    }
    return tell('appMenusReset', context);
  }),

  appReading(display.qryAppOrders, orders),
  appChanging(display.updateAppOrders, 'AppCategoryEdit', async ({ appOrders }, context) => {
    const apps = await storedApps(context);
    const groupOf = new Map(apps.map(({ row }) => [row.id, row.category_id]));
    const byGroup = Map.groupBy(appOrders, ({ id }) => groupOf.get(id));
    for (const [group, wanted] of byGroup) {
      const stored = apps
        .filter(({ row }) => row.category_id === group)
        .map(({ row, order }) => ({ id: row.id, orderNum: order }));
      if (group === undefined || isOutdated(stored, wanted))
        return refuse(messagesIn(context.language).outdatedOrder);
    }
    return put(apps, appOrders, 'custom', context);
  }),

  appReading(display.qryAppOrdersType, async (_, context) => {
    const config = (await configsFor(context.appScope.keys, context)).find(
      ({ configKey }) => configKey === ordersTypeKey,
    );
    return {
      ordersType: display.ordersTypes.find((type) => type === config?.configValue) ?? ('custom' as const),
    };
  }),
  appChanging(display.updateAppOrdersType, 'AppCategoryEdit', async ({ ordersType }, context) => {
    const all = await orders({}, context);
    const sorted = ordersType === 'custom' ? [] : inOrderBy(ordersType, all, context.language);
    return put(await storedApps(context), renumberedGroups(all, sorted), ordersType, context);
  }),

  appReading(display.queryEnableConfigDept, (_, context) => departmentsBelow(context, () => true)),
  appReading(display.queryEbEnableConfigDept, async (_, context) => {
    const builder = (await storedApps(context)).filter(({ row }) => row.application_type === 'eBuilder');
    const ids = new Set(builder.map(({ row }) => row.id));
    return departmentsBelow(context, (appId) => appId !== null && ids.has(appId));
  }),
];

async function installed(context: AppContext): Promise<App[]> {
  return (await storedApps(context)).filter(({ row }) => row.installed === 1);
}

async function orders(_: object, context: AppContext) {
  const used = await usersByModule(context);
  return (await installed(context)).map((app) => ({
    id: app.row.id,
    acId: app.row.category_id,
    orderNum: app.order,
    menuName: appNameOf(app, context.language),
    used: used.get(app.row.module_str) ?? 0,
  }));
}

/** Writes order numbers within the groups of these applications; other applications there keep their numbers. */
async function put(
  apps: readonly App[],
  wanted: readonly { readonly id: string; readonly orderNum: number }[],
  ordersType: string,
  context: AppContext,
): Promise<null> {
  const { key } = context.appScope;
  const orderById = new Map(wanted.map(({ id, orderNum }) => [id, orderNum]));
  const groups = new Set(apps.filter(({ row }) => orderById.has(row.id)).map(({ row }) => row.category_id));
  for (const { row, order } of apps) {
    const position = orderById.get(row.id) ?? order;
    if (groups.has(row.category_id) && position !== row.position)
      await updateApplication(key, row.id, { position }, context);
  }
  await keepConfig(key, { configKey: ordersTypeKey, configValue: ordersType }, context);
  const changedApps = apps.filter(({ row }) => groups.has(row.category_id));
  for (const inside of Map.groupBy(changedApps, ({ row }) => row.category_id).values())
    await recordAppOrder(inside, orderById, context);
  return null;
}

type Lists = Parameters<Parameters<typeof appChanging<typeof display.saveAppManageApps>>[2]>[0];

async function saveApps(lists: Lists, context: AppContext): Promise<null | Refusal> {
  const { showApps = [], openModes = [] } = lists;
  const { language, appScope } = context;
  const byId = new Map((await storedApps(context)).map((app) => [app.row.id, app]));
  if ([...showApps, ...openModes].some(({ id }) => !byId.has(id)))
    return refuse(messagesIn(language).noSuchEntry);
  const changed = [
    ...showApps.filter(({ id, display: shown }) => (byId.get(id)?.row.display === 1) !== shown),
    ...openModes.filter(({ id, openMode }) => openModeOf(byId.get(id)) !== openMode),
  ];
  const noMenu = await refusedMenu(
    changed.flatMap(({ id }) => byId.get(id) ?? []),
    context,
  );
  if (noMenu) return noMenu;
  const hidden = showApps.flatMap(({ id, display: shown }) => (shown ? [] : (byId.get(id) ?? [])));
  const refused = await disableHidden(hidden, context);
  if (refused) return refused;
  for (const { id, display: shown } of showApps) {
    const app = byId.get(id);
    if (!app || (app.row.display === 1) === shown) continue;
    await updateApplication(appScope.key, id, { display: shown ? 1 : 0 }, context);
    await tellOf(shown, app, context);
  }
  // Read again: the writes above may have shown or hidden some.
  const now = new Map(
    (openModes.length > 0 ? await storedApps(context) : []).map((app) => [app.row.id, app]),
  );
  for (const { id, openMode } of openModes) {
    const app = now.get(id);
    if (!app) continue;
    const info = infoOf(app, language);
    await keepInfo(app, { ...info, sysMenus: { ...info.sysMenus, openMode } }, context);
  }
  return null;
}

const openModeOf = (app: App | undefined) =>
  app && (appBodyOf(app.row).info?.sysMenus.openMode ?? app.row.open_mode);

async function tellOf(shown: boolean, app: App, context: AppContext): Promise<void> {
  const { deptId } = context.appScope;
  await record(context.store, context, {
    kind: shown ? 'appShown' : 'appHidden',
    targetId: app.row.id,
    targetName: appNameOf(app, context.language),
    deptId,
    values: shownValues(app, shown, context),
  });
}

async function tell(kind: LogKind, context: AppContext): Promise<null> {
  const { deptId } = context.appScope;
  await record(context.store, context, { kind, targetId: '', targetName: '', deptId });
  return null;
}

/**
 * Departments below another one that have application settings of their own (spec 3§3.7, 3§7.4). `counts` selects
 * settings by the application that they are about; null is a config.
 */
async function departmentsBelow(
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
