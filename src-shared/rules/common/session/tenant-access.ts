/** Who may do what on the tenant page (spec 1§2.3, 1§6; TEN-007 to 010, TEN-079 to 082). */
import type { deployments, SessionFacts } from '../../../api/session/session.ts';
import type { Rule } from './rights.ts';

export type Deployment = (typeof deployments)[number];

export interface TenantViewer {
  /** Current-user admin flag: the system administrator. */
  readonly admin: boolean;
  readonly managerTenant: boolean;
  readonly deployment: Deployment;
}

export interface TenantAccess {
  /** Name, contact, email, telephone and tips. */
  readonly edit: boolean;
  /** By the bind dialog. */
  readonly changeMobile: boolean;
  /** The contact-purchase switch and its link. */
  readonly editPurchase: boolean;
  readonly refreshSpace: boolean;
}

/** Every deployment but the single-tenant one holds many tenants. */
export function isMultiTenant(deployment: Deployment): boolean {
  return deployment !== 'single';
}

export function tenantAccess({ admin, managerTenant, deployment }: TenantViewer): TenantAccess {
  return {
    edit: admin,
    changeMobile: admin,
    editPurchase: admin && managerTenant && isMultiTenant(deployment),
    refreshSpace: admin,
  };
}

/** The tenant page's access of whoever is signed in. */
export function tenantAccessOf({ user, tenant, platform }: SessionFacts): TenantAccess {
  const { managerTenant } = tenant;
  return tenantAccess({ admin: user.admin, managerTenant, deployment: platform.deployment });
}

/** Who sets where one can buy more (1§6). */
export const contactPurchaseRight: Rule = { rule: editsContactPurchase };

function editsContactPurchase(session: SessionFacts): boolean {
  return tenantAccessOf(session).editPurchase;
}
