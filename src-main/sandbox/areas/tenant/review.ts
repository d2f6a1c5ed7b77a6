/**
 * The review of a tenant's name (spec 1§4 "Certification"). The sandbox has no auditors: a review ends by itself
 * after `reviewTime`, and a name with a word of refusal in it fails at once, so that every state can be reached.
 */
import type { AccountStatus } from '#shared/api/tenant/tenant.ts';
import { isFreeEdition } from '#shared/rules/tenant/edit/certification.ts';
import type { Store } from '../../kernel/database/tables.ts';
import { findTenant, type TenantRow } from '../../kernel/tenant/store.ts';

/** Milliseconds from the application to the certificate. */
export const reviewTime = 10 * 60_000;
/** Names with one of these words fail the review. */
const refused = /驳回|拒绝|rejected/i;

/** Returns the tenant, after storing the result of a review that has ended by `now` (milliseconds). */
export async function reviewedTenant(
  store: Store,
  tenantKey: string,
  now: number,
): Promise<TenantRow | undefined> {
  const tenant = await findTenant(store, tenantKey);
  const verdict = tenant ? verdictOn(tenant, now) : null;
  if (!tenant || verdict === null) return tenant;
  await store
    .updateTable('tenant')
    .set({ authentication_status: verdict })
    .where('tenant_key', '=', tenantKey)
    .where('authentication_status', '=', 'pendingAudit')
    .execute();
  return { ...tenant, authentication_status: verdict };
}

function verdictOn(tenant: TenantRow, now: number): 'verified' | 'AuditFailure' | null {
  if (tenant.authentication_status !== 'pendingAudit') return null;
  if (refused.test(tenant.name)) return 'AuditFailure';
  return now - tenant.authentication_submitted_at >= reviewTime ? 'verified' : null;
}

/** The status on the wire; it is '' in the free edition, which has no certification. */
export function authenticationStatusOf(tenant: TenantRow, status: AccountStatus): string {
  return isFreeEdition(status) ? '' : tenant.authentication_status;
}
