/** Settings of application management, by department (spec 3§3.6, 3§4, 3§7.4). */

import * as settings from '#shared/api/applications/settings.ts';
import type { ConfigRecord } from '#shared/api/config-record.ts';
import {
  displayConfigProblem,
  displayConfigs,
  messageKeys,
  navModeKey,
  showDisabledKey,
} from '#shared/rules/applications/display-settings.ts';
import { subDeptKey } from '#shared/rules/applications/sync-configs.ts';
import { departmentsOf } from '#shared/rules/common/menu/visible.ts';
import { type Implementation, type Refusal, refuse } from '../../kernel/http/implement.ts';
import { refuseWithMessage } from '../../kernel/message-text.ts';
import { messagesIn } from '../../kernel/messages.ts';
import { type AppContext, appChanging, appReading } from '../../kernel/modules/module-scope.ts';
import { record } from '../../kernel/operation-log/record.ts';
import type { LogKind } from '../../kernel/operation-log/wording.ts';
import { detachKey } from './app-detach.ts';
import { configsFor, dropDisplayConfigs, keepAsDefaults, keepConfig, keptDefaults } from './configs.ts';
import { storedAppConfigs as syncHolding } from './sync-routes.ts';

type Changing = typeof appChanging;

/** Refuses settings that a department above reserves for itself. */
const ownChanging = ((endpoint, flag, work) =>
  appChanging(endpoint, flag, async (input, context) => {
    const { lets, from } = await syncHolding(context);
    if (!lets && from !== context.appScope.key) return refuse(messagesIn(context.language).noPermission, 401);
    return work(input, context);
  })) as Changing;

const flag = 'moduleShareEdit';

export const appSettingsRoutes: readonly Implementation[] = [
  appReading(settings.querySysAppManageConfigs, async (_, context) => ({
    appManageConfigs: await holding(context),
  })),

  appReading(settings.getAppManageConfig, async ({ configKey }, context) => {
    const said = await configsFor(context.appScope.keys, context);
    return said.find((config) => config.configKey === configKey) ?? null;
  }),

  ownChanging(settings.saveAppManageConfig, flag, ({ configKey, configValue }, context) =>
    save([{ configKey, configValue }], context),
  ),
  ownChanging(settings.saveAppManageConfigs, flag, ({ appManageConfigs }, context) =>
    save(appManageConfigs, context),
  ),
  ownChanging(settings.saveMessageDisplaySetting, flag, async ({ configKey, configValue }, context) => {
    const known: readonly string[] = Object.values(messageKeys);
    return known.includes(configKey)
      ? save([{ configKey, configValue }], context)
      : refuse(messagesIn(context.language).noSuchConfig);
  }),

  appReading(settings.queryMixMenuEnabled, async (_, context) => ({
    configValue: (await storedValue(navModeKey, context)) === 'mix',
  })),
  ownChanging(settings.saveMixMenuEnabled, flag, async ({ configValue: mixed }, context) => {
    const said = { configKey: navModeKey, configValue: mixed ? 'mix' : 'standard' };
    return keep([said], 'appSettingsSaved', context);
  }),

  appReading(settings.getAppManageDetachConfig, (_, { scenario }) => ({
    configValue: scenario.detach === 'depth' ? ('depth' as const) : ('plain' as const),
  })),
  ownChanging(settings.saveAppManageDetachConfig, flag, async ({ configValue }, context) => {
    const { user, language } = context;
    if (departmentsOf(user) !== null) return refuse(messagesIn(language).noPermission, 401);
    // The setting is stored even while nothing is detached, and applies once something is.
    const said = { configKey: detachKey, configValue: configValue === 'depth' ? '0' : '1' };
    return keep([said], 'appDetachSaved', { ...context, appScope: { ...context.appScope, key: '' } });
  }),

  appReading(settings.queryShowDisableConfig, async (_, context) => ({
    configValue: (await storedValue(showDisabledKey, context)) === '1',
  })),
  appReading(settings.querySubDeptConfig, async (_, context) => {
    const said = await configsFor(context.appScope.keys, context);
    return { configValue: said.find(({ configKey }) => configKey === subDeptKey)?.configValue !== '0' };
  }),

  ownChanging(settings.setDefConfigs, flag, async (_, context) => {
    await keepAsDefaults(context.appScope.key, await holding(context), context);
    await tell('appDefaultsKept', context);
    return null;
  }),
  ownChanging(settings.recoverDefaultSetting, flag, async (_, context) => {
    const { key } = context.appScope;
    await dropDisplayConfigs(key, context, false);
    return keep(await keptDefaults(key, context), 'appSettingsReset', context);
  }),
  ownChanging(settings.resetSysDefaultConfigs, flag, async (_, context) => {
    await dropDisplayConfigs(context.appScope.key, context, true);
    await tell('appSettingsReset', context);
    return null;
  }),
];

async function holding(context: AppContext): Promise<ConfigRecord[]> {
  return displayConfigs(await configsFor(context.appScope.keys, context), context.scenario.detach);
}

async function storedValue(key: string, context: AppContext): Promise<string | undefined> {
  return (await holding(context)).find(({ configKey }) => configKey === key)?.configValue;
}

async function save(configs: readonly ConfigRecord[], context: AppContext): Promise<null | Refusal> {
  const problem = displayConfigProblem(configs);
  return problem ? refuseWithMessage(context.language, problem) : keep(configs, 'appSettingsSaved', context);
}

async function keep(configs: readonly ConfigRecord[], kind: LogKind, context: AppContext): Promise<null> {
  for (const { configKey, configValue } of configs) {
    await keepConfig(context.appScope.key, { configKey, configValue }, context);
  }
  await tell(kind, context);
  return null;
}

async function tell(kind: LogKind, context: AppContext): Promise<void> {
  const { deptId } = context.appScope;
  const targetName = context.organisation.department(context.organisation.indexOf(deptId)).name;
  await record(context.store, context, { kind, targetId: deptId, targetName, deptId });
}
