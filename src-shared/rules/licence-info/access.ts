/** The right to see the licence info page (spec 1§2.4, 1§6; LIC-001). */
import type { SessionFacts } from '../../api/session/session.ts';
import type { Rule } from '../common/session/rights.ts';
import { type Deployment, isMultiTenant } from '../common/session/tenant-access.ts';

/** A single-tenant deployment shows the page, a multi-tenant one only to the manager tenant. */
export function licenceInfoShown(viewer: {
  readonly deployment: Deployment;
  readonly managerTenant: boolean;
}): boolean {
  return !isMultiTenant(viewer.deployment) || viewer.managerTenant;
}

/** The licence info page is a view for system administrators (LIC-001, 1§2.3). */
export const licenceInfoRight: Rule = {
  rule: seesLicenceInfo,
  because: ({ user }) => (user.admin ? 'licenceInfo.screen.managerOnly' : null),
};

function seesLicenceInfo({ user, tenant, platform }: SessionFacts): boolean {
  const { deployment } = platform;
  return user.admin && licenceInfoShown({ deployment, managerTenant: tenant.managerTenant });
}
