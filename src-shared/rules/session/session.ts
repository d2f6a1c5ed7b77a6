/** What the signed-in person may do and see, from the session facts alone (spec 1§2.3, 1§2.4, 1§6). */
import type { SessionFacts } from '../../api/session/session.ts';

/** Tenant name, contact, mobile, email, telephone and tips: the system administrator only (1§6). */
export function mayEditTenant({ user }: Pick<SessionFacts, 'user'>): boolean {
  return user.admin;
}

/**
 * The licence info page in place of the tenant page (1§2.4): an administrator of a single-tenant deployment,
 * or of the manager tenant of a multi-tenant one.
 */
export function showsLicenceInfo({ user, tenant, platform }: SessionFacts): boolean {
  return user.admin && (platform.deployment === 'single' || tenant.managerTenant);
}

/** Refreshing the permission cache concerns everybody's permissions: the system administrator's (3§4 names nobody). */
export function mayRefreshPermissionCache({ user }: Pick<SessionFacts, 'user'>): boolean {
  return user.admin;
}
