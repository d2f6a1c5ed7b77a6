/**
 * Cancelling the enterprise (spec 1§4; S-10). The sandbox deletes the tenant with all its data; resetting the
 * sandbox restores it. Manager tenants are on the exclusion list, and the switch is off where there is only one
 * tenant.
 */
import type { SandboxScenario } from '#shared/bridge/sandbox.ts';
import { cancelEnterprise } from '#shared/rules/tenant/edit/cancel-enterprise.ts';
import { checkCode } from '#shared/rules/tenant/edit/verify-code.ts';
import { deleteTenantRows } from '../../../kernel/database/delete-tenant.ts';
import type { SignedInContext } from '../../../kernel/http/context.ts';
import { type Refusal, refuse } from '../../../kernel/http/implement.ts';
import { refuseWithMessage } from '../../../kernel/message-text.ts';
import { messagesIn } from '../../../kernel/messages.ts';
import { isManagerTenant } from '../../../kernel/session/rights.ts';
import type { User } from '../../../kernel/session/store.ts';
import { findTenant } from '../../../kernel/tenant/store.ts';
import { checkLatestCode, takePermit } from '../mobile/codes.ts';
import { refuseCode } from '../mobile/refusals.ts';

export function cancelRules(user: User, scenario: SandboxScenario) {
  const manager = isManagerTenant(user, scenario) ? [user.tenantKey] : [];
  return {
    cancelSwitch: scenario.deployment !== 'single',
    cancelExclusions: [...new Set(['T1000001', ...manager])],
  };
}

/**
 * `code` is the code that was sent to the contact mobile, or the permit for a checked code. The answer's message is
 * empty, and the user is signed out; overseas a confirmation is needed, and the message says where it was sent.
 */
export async function cancelTenant(
  code: string,
  context: SignedInContext,
): Promise<{ msg: string; data: null } | Refusal> {
  const { store, user, scenario, language, now } = context;
  const messages = messagesIn(language);
  const tenant = await findTenant(store, user.tenantKey);
  if (!tenant) return refuse(messages.failed);
  const { tenantKey, admin } = user;
  const { mobile, email } = tenant;
  const allowed = cancelEnterprise({ admin, tenantKey, mobile, ...cancelRules(user, scenario) });
  if (allowed.show === 'hidden') return refuse(messages.cancelRefused, 401);
  if (allowed.show === 'disabled') return refuseWithMessage(language, allowed.reason);
  const problem = checkCode(code);
  if (problem) return refuseWithMessage(language, problem);
  return store.transaction().execute(async (transaction) => {
    if (!(await takePermit(transaction, user.account, mobile, code.trim(), now))) {
      const verdict = await checkLatestCode(transaction, user.account, mobile, code, now);
      if (verdict !== 'right') return refuseCode(verdict, language);
    }
    await deleteTenantRows(transaction, tenantKey);
    const confirm = scenario.deployment === 'overseas' && email !== '';
    return { msg: confirm ? messages.cancelConfirmed(email) : '', data: null };
  });
}
