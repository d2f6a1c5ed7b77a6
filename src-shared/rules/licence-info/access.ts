/** When the licence info page is shown (spec 1§2.4, 1§6; LIC-001). */
import type { SessionFacts } from '../../api/session/session.ts';
import type { Rule } from '../common/session/rights.ts';
import { type Deployment, isMultiTenant } from '../common/session/tenant-access.ts';

/** On a single-tenant deployment, or on a multi-tenant one to the manager tenant. */
export function licenceInfoShown(viewer: {
  readonly deployment: Deployment;
  readonly managerTenant: boolean;
}): boolean {
  return !isMultiTenant(viewer.deployment) || viewer.managerTenant;
}

/** LIC-001, and 1§2.3: it is the system administrator's view. */
export const licenceInfoRight: Rule = {
  rule: seesLicenceInfo,
  because: ({ user }) => (user.admin ? 'licenceInfo.screen.managerOnly' : null),
};

function seesLicenceInfo({ user, tenant, platform }: SessionFacts): boolean {
  const { deployment } = platform;
  return user.admin && licenceInfoShown({ deployment, managerTenant: tenant.managerTenant });
}
