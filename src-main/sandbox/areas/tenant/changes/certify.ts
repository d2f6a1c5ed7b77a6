/** Applying for and cancelling the certification of the tenant's name (spec 1§4). */
import { certificationState, startCertification } from '#shared/rules/tenant/edit/certification.ts';
import type { SignedInContext } from '../../../kernel/http/context.ts';
import { type Refusal, refuse } from '../../../kernel/http/implement.ts';
import { refuseWithMessage } from '../../../kernel/message-text.ts';
import { messagesIn } from '../../../kernel/messages.ts';
import { record } from '../../../kernel/operation-log/record.ts';
import { tenantPlanOf } from '../../../kernel/tenant/plan.ts';
import { changeTenant } from '../../../kernel/tenant/store.ts';
import { authenticationStatusOf, reviewedTenant } from '../review.ts';

/** `formName` is the name in the page's form. */
export async function applyForCertification(
  formName: string,
  context: SignedInContext,
): Promise<null | Refusal> {
  const { store, user, scenario, language, now } = context;
  const messages = messagesIn(language);
  const tenant = await reviewedTenant(store, user.tenantKey, now);
  if (!tenant) return refuse(messages.failed);
  const { status } = tenantPlanOf(scenario);
  const state = certificationState(authenticationStatusOf(tenant, status));
  const step = startCertification({ state, status, savedName: tenant.name, formName });
  if (step.do === 'refuse') return refuseWithMessage(language, step.message);
  // The console would offer to cancel: an application is impossible in this state.
  if (step.do === 'confirm')
    return refuse(state === 'pending' ? messages.underReview : messages.alreadyCertified);
  // Saving and the database both ensure that the name is unique.
  await changeTenant(store, user.tenantKey, {
    authentication_status: 'pendingAudit',
    authentication_submitted_at: now,
  });
  await record(store, context, {
    kind: 'certificationSubmitted',
    targetId: user.tenantKey,
    targetName: tenant.name,
  });
  return null;
}

export async function cancelCertification(
  formName: string,
  context: SignedInContext,
): Promise<null | Refusal> {
  const { store, user, scenario, language, now } = context;
  const messages = messagesIn(language);
  const tenant = await reviewedTenant(store, user.tenantKey, now);
  if (!tenant) return refuse(messages.failed);
  const state = certificationState(authenticationStatusOf(tenant, tenantPlanOf(scenario).status));
  if (state !== 'pending' && state !== 'verified') return refuse(messages.notCertified);
  if (formName.trim() !== tenant.name) return refuse(messages.outdatedName);
  await changeTenant(store, user.tenantKey, { authentication_status: '', authentication_submitted_at: 0 });
  await record(store, context, {
    kind: 'certificationCancelled',
    targetId: user.tenantKey,
    targetName: tenant.name,
  });
  return null;
}
