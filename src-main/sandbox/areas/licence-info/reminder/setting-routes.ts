/** Remind settings of modules and people, and configs by key (spec 1§7.2, 3§7.4). */
import {
  checkAppManageRemindPermission,
  lookUpConfigs,
  queryModuleRemindSetting,
  queryUserRemindSetting,
  resetDefaultRemindSetting,
  saveModuleRemindSetting,
  saveUserRemindSetting,
} from '#shared/api/licence-info/reminder.ts';
import type { SignedInContext } from '../../../kernel/http/context.ts';
import { type Implementation, implement, type Refusal, refuse } from '../../../kernel/http/implement.ts';
import { messagesIn } from '../../../kernel/messages.ts';
import { record } from '../../../kernel/operation-log/record.ts';
import { organisationFor } from '../../../kernel/people/organisation.ts';
import { manages } from '../../../kernel/people/scope.ts';
import type { User } from '../../../kernel/session/store.ts';
import { platformConfigs } from '../../../kernel/tenant/platform-configs.ts';
import { findConfigs } from '../../../kernel/tenant/store.ts';
import { holdsLicenceRemind, holdsModuleShare, isDepartment } from './permission.ts';
import { badSetting, findSettings, resetSettings, type SettingScope, saveSettings } from './settings.ts';

export const remindSettingRoutes: readonly Implementation[] = [
  implement(checkAppManageRemindPermission, 'signedIn', ({ deptId, permissionSetCode }, context) =>
    permissionSetCode === 'moduleShareEdit'
      ? holdsModuleShare(context, deptId)
      : holdsLicenceRemind(context, deptId),
  ),

  implement(queryModuleRemindSetting, 'signedIn', ({ moduleId, deptId }, { store, user }) =>
    findSettings(store, moduleScope(user, moduleId, deptId)),
  ),

  implement(queryUserRemindSetting, 'signedIn', (_, { store, user }) => findSettings(store, ownScope(user))),

  implement(saveModuleRemindSetting, 'manager', async (input, context) => {
    const { moduleId, deptId, appManageConfigs } = input;
    const { store, user, language } = context;
    const refusal = await refuseModule(deptId, context);
    if (refusal) return refusal;
    const bad = badSetting(appManageConfigs, deptId);
    if (bad !== null) return refuse(messagesIn(language).badInput(`appManageConfigs: ${bad}`), 400);
    await store.transaction().execute(async (transaction) => {
      await saveSettings(transaction, moduleScope(user, moduleId, deptId), appManageConfigs);
      await record(transaction, context, {
        kind: 'remindSettingSaved',
        targetId: moduleId,
        targetName: moduleId,
      });
    });
    return null;
  }),

  implement(saveUserRemindSetting, 'signedIn', async ({ appManageConfigs }, { store, user, language }) => {
    const bad = badSetting(appManageConfigs, undefined);
    if (bad !== null) return refuse(messagesIn(language).badInput(`appManageConfigs: ${bad}`), 400);
    await store
      .transaction()
      .execute((transaction) => saveSettings(transaction, ownScope(user), appManageConfigs));
    return null;
  }),

  implement(resetDefaultRemindSetting, 'signedIn', async ({ moduleId, deptId }, context) => {
    const { store, user } = context;
    if (moduleId === undefined) {
      await resetSettings(store, ownScope(user));
      return null;
    }
    const refusal = await refuseModule(deptId, context);
    if (refusal) return refusal;
    await store.transaction().execute(async (transaction) => {
      await resetSettings(transaction, moduleScope(user, moduleId, deptId));
      await record(transaction, context, {
        kind: 'remindSettingReset',
        targetId: moduleId,
        targetName: moduleId,
      });
    });
    return null;
  }),

  implement(lookUpConfigs, 'signedIn', async ({ configKeys }, { store, user, scenario, language }) => {
    const keys = [...new Set(configKeys.split(',').map((key) => key.trim()))];
    if (keys.includes('')) return refuse(messagesIn(language).badInput('configKeys'), 400);
    const found = await findConfigs(store, user.tenantKey, keys);
    const own = new Set(found.map(({ configKey }) => configKey));
    const general = platformConfigs(scenario).filter(
      ({ configKey }) => keys.includes(configKey) && !own.has(configKey),
    );
    return [...found, ...general];
  }),
];

function moduleScope(user: User, moduleId: string, deptId: string | undefined): SettingScope {
  return { tenantKey: user.tenantKey, scope: 'module', targetId: moduleId, deptId: deptId ?? '' };
}

function ownScope(user: User): SettingScope {
  return { tenantKey: user.tenantKey, scope: 'user', targetId: user.id, deptId: '' };
}

async function refuseModule(deptId: string | undefined, context: SignedInContext): Promise<Refusal | null> {
  const messages = messagesIn(context.language);
  const organisation = await organisationFor(context);
  if (!manages(organisation, context.user, deptId)) return refuse(messages.noPermission, 401);
  return isDepartment(organisation, deptId) ? null : refuse(messages.noSuchDepartment);
}
