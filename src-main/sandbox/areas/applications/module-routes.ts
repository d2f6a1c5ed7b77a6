/** Enabling applications, with their dependencies, and their licences (spec 3§4, 3§5.2, 3§7.3). */
import {
  batchCheckAppMenuSetting,
  enableModule,
  enableModules,
  loadModuleStatus,
  queryModuleLicense,
} from '#shared/api/applications/modules.ts';
import { problemMessage } from '#shared/rules/applications/problem-message.ts';
import { enablementProblem } from '#shared/rules/common/applications/enablement.ts';
import { type Implementation, type Refusal, refuse } from '../../kernel/http/implement.ts';
import { refuseWithMessage } from '../../kernel/message-text.ts';
import { messagesIn } from '../../kernel/messages.ts';
import { type App, appModuleId, appNameOf, moduleStatusOf } from '../../kernel/modules/app.ts';
import { moduleLicences } from '../../kernel/modules/apps.ts';
import { type AppContext, appChanging, appReading } from '../../kernel/modules/module-scope.ts';
import { record } from '../../kernel/operation-log/record.ts';
import { turnedValues } from './app-deeds.ts';
import { hasMenuSetting, isAsked, refusedMenu } from './menu-setting.ts';
import { storedApps, updateApplication } from './store.ts';

export const moduleRoutes: readonly Implementation[] = [
  appReading(loadModuleStatus, async (_, context) =>
    (await storedApps(context)).map((app) =>
      moduleStatusOf(app, context.appScope.enableKey, context.language),
    ),
  ),

  appChanging(enableModule, 'moduleEnable', ({ module }, context) => turn([module], context)),
  appChanging(enableModules, 'moduleEnable', ({ modules }, context) => turn(modules, context)),

  appReading(queryModuleLicense, async ({ moduleId }, context) => {
    const app = (await storedApps(context)).find((each) => appModuleId(each) === moduleId);
    if (!app) return refuse(messagesIn(context.language).noSuchEntry);
    const licences = await moduleLicences(context);
    return licences.find(({ moduleStr }) => moduleStr === app.row.module_str) ?? null;
  }),

  appReading(batchCheckAppMenuSetting, async ({ appIds }, context) => {
    const apps = new Map((await storedApps(context)).map((app) => [app.row.id, app]));
    return appIds.map((appId) => {
      const app = apps.get(appId);
      return { appId, menuSetting: app !== undefined && isAsked(app) && hasMenuSetting(app, context) };
    });
  }),
];

interface Turned {
  readonly moduleId: string;
  readonly status: boolean;
}

async function turn(modules: readonly Turned[], context: AppContext): Promise<null | Refusal> {
  const { appScope, language } = context;
  const apps = await storedApps(context);
  const byModule = new Map<string, App>(apps.map((app) => [appModuleId(app), app]));
  if (modules.some(({ moduleId }) => !byModule.has(moduleId)))
    return refuse(messagesIn(language).noSuchEntry);
  const turned = new Map(modules.map(({ moduleId, status }) => [moduleId, status]));
  const statuses = apps.map((app) => moduleStatusOf(app, appScope.enableKey, language));
  const problem = enablementProblem(statuses, turned);
  if (problem) return refuseWithMessage(language, problemMessage(problem));
  const turnedOn = apps.filter((app) => turned.get(appModuleId(app)) === true && app.row.enabled === 0);
  const refused = await refusedMenu(turnedOn, context);
  if (refused) return refused;
  for (const [moduleId, status] of turned) {
    const app = byModule.get(moduleId);
    if (!app || (app.row.enabled === 1) === status) continue;
    await updateApplication(appScope.enableKey, app.row.id, { enabled: status ? 1 : 0 }, context);
    const target = { targetId: app.row.id, targetName: appNameOf(app, language), deptId: appScope.deptId };
    const values = turnedValues(app, status, context);
    await record(context.store, context, { kind: status ? 'appEnabled' : 'appDisabled', ...target, values });
  }
  return null;
}
