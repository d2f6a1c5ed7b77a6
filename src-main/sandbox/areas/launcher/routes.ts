/** An employee's launcher: visibility, opening mode and order of applications (spec 3§2.2, 3§6, 3§7.1 to 3§7.4). */
import {
  loadModuleStatusPersonal,
  queryEmpAppManageConfigs,
  queryEmpMenus,
  saveEmpAppManageConfigs,
  syncEmpAppDisplaySetting,
  updateEmpConfig,
} from '#shared/api/launcher/launcher.ts';
import { navModeKey } from '#shared/rules/applications/display-settings.ts';
import {
  arrangesNow,
  mayArrange,
  navModeOf,
  ownConfigs,
  ownConfigsOf,
} from '#shared/rules/launcher/configs.ts';
import { isLockedApp, isOrderRefused, reorderApps } from '#shared/rules/launcher/order.ts';
import { type Implementation, type Refusal, refuse } from '../../kernel/http/implement.ts';
import { refuseWithMessage } from '../../kernel/message-text.ts';
import { messagesIn } from '../../kernel/messages.ts';
import { moduleStatusOf } from '../../kernel/modules/app.ts';
import { appConfigsFor } from '../../kernel/modules/apps.ts';
import {
  appsOfPerson,
  factsOfPerson,
  itemsOfPerson,
  type PersonContext,
  personReading,
} from '../../kernel/modules/person.ts';
import { record } from '../../kernel/operation-log/record.ts';
import { differingValues, keepArrangement, ownOrder } from './arrangement.ts';
import { personalGroupRoutes } from './group-routes.ts';
import { launcherChanging } from './route.ts';

export const launcherRoutes: readonly Implementation[] = [
  personReading(queryEmpAppManageConfigs, (_, { configs }) => {
    const keys = [...new Set(configs.map(({ configKey }) => configKey))];
    return {
      appManageConfigs: keys.flatMap((key) => configs.find(({ configKey }) => configKey === key) ?? []),
      permission: { AppCategoryEdit: arrangesNow(configs) },
    };
  }),

  // The navigation mode of the question counts, whichever is set.
  personReading(queryEmpMenus, async ({ navMode }, context) => {
    const configs = [{ configKey: navModeKey, configValue: navMode }, ...context.configs];
    return { empmenus: await itemsOfPerson({ ...context, configs }) };
  }),

  personReading(loadModuleStatusPersonal, async (_, context) =>
    (await appsOfPerson(context)).map((app) =>
      moduleStatusOf(app, context.appScope.enableKey, context.language),
    ),
  ),

  launcherChanging(saveEmpAppManageConfigs, save),

  launcherChanging(
    syncEmpAppDisplaySetting,
    async (_, context) => {
      await keepArrangement({}, context);
      await tell('launcherReset', context);
      return null;
    },
    mayArrange,
  ),

  launcherChanging(
    updateEmpConfig,
    async ({ configKey, configValue }, context) => {
      const { arrangement } = context;
      await keepArrangement(
        { ...arrangement, configs: { ...arrangement.configs, [configKey]: configValue } },
        context,
      );
      await tell('launcherSaved', context);
      return null;
    },
    mayArrange,
  ),

  ...personalGroupRoutes,
];

type Lists = Parameters<Parameters<typeof launcherChanging<typeof saveEmpAppManageConfigs>>[1]>[0];

async function save(lists: Lists, context: PersonContext): Promise<null | Refusal> {
  const { configs, language } = context;
  const { showApps = [], showNavs = [], openModes = [], orders, appManageConfigs = [] } = lists;
  const messages = messagesIn(language);
  const navMode = navModeOf(configs);
  const items = new Map((await itemsOfPerson(context)).map((item) => [item.id, item]));
  if ([...showApps, ...showNavs, ...openModes].some(({ id }) => !items.has(id)))
    return refuse(messages.outdatedOrder);
  const hidden = showApps.filter(({ display }) => !display).map(({ id }) => id);
  const hiddenIds = showNavs.filter(({ menuStatus }) => !menuStatus).map(({ id }) => id);
  if ([...hidden, ...hiddenIds].some((id) => isLockedApp(id, navMode)))
    return refuseWithMessage(language, { key: 'launcher.problem.locked' });
  const known: readonly string[] = ownConfigs;
  if (appManageConfigs.some(({ configKey }) => !known.includes(configKey)))
    return refuse(messages.noSuchConfig);
  if (orders && isOrderRefused([...items.keys()], orders, navMode)) return refuse(messages.outdatedOrder);
  const { arrangement, appScope } = context;
  const { apps } = await factsOfPerson(context);
  const given = new Map(apps.map(({ app }) => [app.id, app]));
  const organisation = ownConfigsOf(await appConfigsFor(appScope.keys, context));
  // A hidden application is in no navigation (3§4), whichever list contains it.
  const navs = [
    ...showNavs.map(({ id, menuStatus }) => [id, menuStatus] as const),
    ...hidden.map((id) => [id, false] as const),
  ];
  await keepArrangement(
    {
      ...arrangement,
      display: differingValues(
        arrangement.display,
        showApps.map(({ id, display }) => [id, display] as const),
        (id, shown) => given.get(id)?.showApp === shown,
      ),
      // Navigation shows every application that the launcher shows.
      nav: differingValues(arrangement.nav, navs, (_, shown) => shown),
      openModes: differingValues(
        arrangement.openModes,
        openModes.map(({ id, openMode }) => [id, openMode] as const),
        (id, openMode) => given.get(id)?.openMode === openMode,
      ),
      configs: differingValues(
        arrangement.configs,
        appManageConfigs.map(({ configKey, configValue }) => [configKey, configValue] as const),
        (key, value) => ownConfigs.some((one) => one === key && organisation[one] === (value === '1')),
      ),
      ...(orders ? await ownOrder([...items.keys()], reorderApps([...items.keys()], orders), context) : {}),
    },
    context,
  );
  await tell('launcherSaved', context);
  return null;
}

async function tell(kind: 'launcherSaved' | 'launcherReset', context: PersonContext): Promise<void> {
  const { user, appScope } = context;
  await record(context.store, context, {
    kind,
    targetId: user.id,
    targetName: user.username,
    deptId: appScope.deptId,
  });
}
