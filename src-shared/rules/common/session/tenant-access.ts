/** The rights on the tenant page (spec 1§2.3, 1§6; TEN-007 to 010, TEN-079 to 082). */
import type { deployments, SessionFacts } from '../../../api/session/session.ts';
import type { Rule } from './rights.ts';

export type Deployment = (typeof deployments)[number];

export interface TenantViewer {
  /** The user is the system administrator. */
  readonly admin: boolean;
  readonly managerTenant: boolean;
  readonly deployment: Deployment;
}

export interface TenantAccess {
  /** The rights to edit name, contact, e-mail, telephone and tips. */
  readonly edit: boolean;
  /** The right to change the mobile number in the bind dialog. */
  readonly changeMobile: boolean;
  /** The right to set the contact-purchase switch and its link. */
  readonly editPurchase: boolean;
  readonly refreshSpace: boolean;
}

/** Only a single-tenant deployment holds one tenant. */
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

export function tenantAccessOf({ user, tenant, platform }: SessionFacts): TenantAccess {
  const { managerTenant } = tenant;
  return tenantAccess({ admin: user.admin, managerTenant, deployment: platform.deployment });
}

/** The right to set the address for purchases (1§6). */
export const contactPurchaseRight: Rule = { rule: editsContactPurchase };

function editsContactPurchase(session: SessionFacts): boolean {
  return tenantAccessOf(session).editPurchase;
}
