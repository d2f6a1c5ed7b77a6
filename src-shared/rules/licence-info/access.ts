/** When the licence info page is shown (spec 1§2.4, 1§6; LIC-001). */
import { type Deployment, isMultiTenant } from '../tenant/edit/access.ts';

/** On a single-tenant deployment, or on a multi-tenant one to the manager tenant. */
export function licenceInfoShown(viewer: {
  readonly deployment: Deployment;
  readonly managerTenant: boolean;
}): boolean {
  return !isMultiTenant(viewer.deployment) || viewer.managerTenant;
}
