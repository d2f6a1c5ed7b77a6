/** Changes of the tenant (spec 1§4, 1§7.1), for its system administrator (1§6), with every rule enforced here too. */
import {
  applyAuth,
  cancelTenantNameAuth,
  checkTenantAuth,
  deleteTenant,
  flushUsedSpace,
  getTeamsAuthInfo,
  getTeamsTipsInfo,
  queryContactPurchaseConfigs,
  saveContactPurchaseConfigs,
  submitTenantNameAuth,
  updateTenantInfo,
} from '#shared/api/tenant/changes.ts';
import { contactPurchaseRight } from '#shared/rules/common/session/tenant-access.ts';
import { isFreeEdition } from '#shared/rules/tenant/edit/certification.ts';
import { toPurchaseConfigs } from '#shared/rules/tenant/edit/purchase.ts';
import { type Implementation, implement, Refusal, refuse } from '../../../kernel/http/implement.ts';
import { refuseWithMessage } from '../../../kernel/message-text.ts';
import { messagesIn } from '../../../kernel/messages.ts';
import { readStoredNames } from '../../../kernel/names/names.ts';
import { record } from '../../../kernel/operation-log/record.ts';
import { tenantPlanOf } from '../../../kernel/tenant/plan.ts';
import { findConfig, isNameTaken } from '../../../kernel/tenant/store.ts';
import { authenticationStatusOf, reviewedTenant } from '../review.ts';
import { refreshGapOf, refreshUsedSpace } from '../used-space.ts';
import { cancelRules, cancelTenant } from './cancel.ts';
import { applyForCertification, cancelCertification } from './certify.ts';
import { checkPurchase, findPurchase, readPurchaseInput, savePurchase } from './purchase.ts';
import { saveTenant } from './update.ts';

/** Envelope code where authorisation cannot be applied for (1§4 "response code 301"). */
const notHere = 301;

export const tenantChangesRoutes: readonly Implementation[] = [
  implement(updateTenantInfo, 'administrator', saveTenant),

  implement(checkTenantAuth, 'administrator', ({ tenantName }, { store, user }) =>
    isNameTaken(store, tenantName.trim().normalize('NFC'), user.tenantKey),
  ),

  implement(submitTenantNameAuth, 'administrator', ({ tenantName }, context) =>
    applyForCertification(tenantName, context),
  ),

  implement(cancelTenantNameAuth, 'administrator', ({ tenantName }, context) =>
    cancelCertification(tenantName, context),
  ),

  implement(applyAuth, 'administrator', async ({ tenantKey }, context) => {
    const { store, user, scenario, language } = context;
    if (tenantKey !== user.tenantKey) return refuse(messagesIn(language).noPermission, 401);
    // The free edition has nothing to authorise: the console then leads to the sale of editions.
    if (isFreeEdition(tenantPlanOf(scenario).status)) {
      return refuseWithMessage(language, { key: 'tenantEdit.certification.freeRefused' }, notHere);
    }
    await record(store, context, {
      kind: 'authorisationApplied',
      targetId: user.tenantKey,
      targetName: user.tenantName,
    });
    return null;
  }),

  implement(getTeamsAuthInfo, 'signedIn', async (_, { store, user, scenario, now, language }) => {
    const tenant = await reviewedTenant(store, user.tenantKey, now);
    if (!tenant) return refuse(messagesIn(language).failed);
    const { status } = tenantPlanOf(scenario);
    return {
      authenticationStatus: authenticationStatusOf(tenant, status),
      status,
      ...cancelRules(user, scenario),
    };
  }),

  implement(getTeamsTipsInfo, 'signedIn', async (_, context) => {
    const { store, user, language } = context;
    const tips = await findConfig(store, user.tenantKey, 'tenantTips');
    if (!tips) return null;
    const { id } = tips;
    const names = await readStoredNames({ field: 'application_config.config_value', targetId: id }, context);
    if (names instanceof Refusal) return names;
    const reader = language.replace('-', '_');
    const translated = names.find(({ lang }) => lang === reader);
    return { id, configValue: translated?.name ?? tips.configValue };
  }),

  // The server's clock decides about the limit; the client's time is ignored.
  implement(flushUsedSpace, 'administrator', async ({ tenantKey }, context) => {
    const { store, user, scenario, now, language } = context;
    if (tenantKey !== user.tenantKey) return refuse(messagesIn(language).noPermission, 401);
    const gap = await refreshGapOf(store, tenantKey, scenario);
    if (!(await refreshUsedSpace(store, tenantKey, { now, gap }))) {
      return refuseWithMessage(language, { key: 'tenantEdit.space.limited' });
    }
    await record(store, context, {
      kind: 'spaceRefreshed',
      targetId: tenantKey,
      targetName: user.tenantName,
    });
    return null;
  }),

  implement(queryContactPurchaseConfigs, 'signedIn', async (_, { store, user, scenario }) =>
    toPurchaseConfigs(await findPurchase(store, user.tenantKey, scenario.deployment)),
  ),

  implement(saveContactPurchaseConfigs, contactPurchaseRight, async ({ appManageConfigs }, context) => {
    const { store, user, scenario, language } = context;
    const stored = await findPurchase(store, user.tenantKey, scenario.deployment);
    const read = readPurchaseInput(appManageConfigs, stored);
    if (!read.ok) return refuse(messagesIn(language).badInput(`appManageConfigs: ${read.field}`), 400);
    const problem = checkPurchase(read.purchase);
    if (problem) return refuseWithMessage(language, problem);
    await savePurchase(store, user.tenantKey, read.purchase);
    await record(store, context, {
      kind: 'purchaseSaved',
      targetId: user.tenantKey,
      targetName: user.tenantName,
    });
    return null;
  }),

  implement(deleteTenant, 'administrator', ({ checkCode }, context) => cancelTenant(checkCode, context)),
];
