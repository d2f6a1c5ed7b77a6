/** Saving the tenant's information with every check of the console's form (spec 1§5, 1§7.1; S-30). */
import type { Input } from '#shared/api/endpoint.ts';
import type { updateTenantInfo } from '#shared/api/tenant/changes.ts';
import { checkFields } from '#shared/rules/common/fields/check-fields.ts';
import { contactPurchaseRight } from '#shared/rules/common/session/tenant-access.ts';
import { certificationState } from '#shared/rules/tenant/edit/certification.ts';
import { type TenantForm, tenantFields, tipsFields } from '#shared/rules/tenant/edit/tenant-fields.ts';
import { checkAccess } from '../../../kernel/http/access.ts';
import type { SignedInContext } from '../../../kernel/http/context.ts';
import { type Refusal, refuse } from '../../../kernel/http/implement.ts';
import { refuseWithMessage } from '../../../kernel/message-text.ts';
import { messagesIn } from '../../../kernel/messages.ts';
import { record } from '../../../kernel/operation-log/record.ts';
import { tenantPlanOf } from '../../../kernel/tenant/plan.ts';
import { changeTenant, findConfig, isNameTaken, saveConfig } from '../../../kernel/tenant/store.ts';
import { authenticationStatusOf, reviewedTenant } from '../review.ts';
import { findPurchase, readPurchaseInput, savePurchase } from './purchase.ts';

type Update = Input<typeof updateTenantInfo>;
const edited = ['tenantName', 'contact', 'email', 'telephone'] as const;

export async function saveTenant(update: Update, context: SignedInContext): Promise<null | Refusal> {
  const { store, user, scenario, language, now } = context;
  const messages = messagesIn(language);
  const tenant = await reviewedTenant(store, user.tenantKey, now);
  if (!tenant) return refuse(messages.failed);

  const editPurchase = checkAccess(contactPurchaseRight, user, scenario) === 'yes';
  if (!editPurchase && update.appManageConfigs.length > 0) return refuse(messages.noPermission, 401);
  const storedPurchase = await findPurchase(store, user.tenantKey, scenario.deployment);
  const read = readPurchaseInput(update.appManageConfigs, storedPurchase);
  if (!read.ok) return refuse(messages.badInput(`appManageConfigs: ${read.field}`), 400);

  const before: TenantForm = {
    tenantName: tenant.name,
    contact: tenant.contact,
    mobile: tenant.mobile,
    email: tenant.email,
    telephone: tenant.telephone,
    ...storedPurchase,
  };
  const after: TenantForm = { ...trimmed(update.tenant), ...read.purchase };
  const status = authenticationStatusOf(tenant, tenantPlanOf(scenario).status);
  const fields = tenantFields({ certification: certificationState(status), editPurchase });
  const [problem] = checkFields(fields, after, before);
  if (problem) return refuseWithMessage(language, problem.message);
  if (after.mobile !== before.mobile) return refuse(messages.mobileByVerification);
  const tips = await findConfig(store, user.tenantKey, 'tenantTips');
  if (update.tenantTips && tips && update.tenantTips.id !== tips.id) return refuse(messages.noSuchConfig);
  const written = { tips: update.tenantTips?.configValue ?? '' };
  const [tooLong] = checkFields(tipsFields, written, { tips: tips?.configValue ?? '' });
  if (tooLong) return refuseWithMessage(language, tooLong.message);

  return store.transaction().execute(async (transaction) => {
    const renamed = after.tenantName !== before.tenantName;
    if (renamed && (await isNameTaken(transaction, after.tenantName, user.tenantKey))) {
      return refuseWithMessage(language, { key: 'tenantEdit.name.existsSave' });
    }
    const { tenantName: name, contact, email, telephone } = after;
    await changeTenant(transaction, user.tenantKey, { name, contact, email, telephone });
    const target = { targetId: user.tenantKey, targetName: name };
    const detail = edited.filter((field) => after[field] !== before[field]).join(',');
    if (detail !== '') await record(transaction, context, { kind: 'tenantUpdated', ...target, detail });
    if (update.tenantTips) {
      await saveConfig(transaction, user.tenantKey, 'tenantTips', update.tenantTips.configValue);
      await record(transaction, context, { kind: 'tipsSaved', ...target });
    }
    if (update.appManageConfigs.length > 0) {
      await savePurchase(transaction, user.tenantKey, read.purchase);
      await record(transaction, context, { kind: 'purchaseSaved', ...target });
    }
    return null;
  });
}

function trimmed(tenant: Update['tenant']): Update['tenant'] {
  return {
    // Normalised, so that names that look the same are the same.
    tenantName: tenant.tenantName.trim().normalize('NFC'),
    contact: tenant.contact.trim(),
    mobile: tenant.mobile.trim(),
    email: tenant.email.trim(),
    telephone: tenant.telephone.trim(),
  };
}
