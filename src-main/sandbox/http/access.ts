/** Who may call an endpoint; the server's side of what the console also checks (decision 30). */
import type { SandboxScenario } from '#shared/bridge/sandbox.ts';
import { licenceInfoShown } from '#shared/rules/licence-info/access.ts';
import { tenantAccess } from '#shared/rules/tenant/edit/access.ts';
import { isManagerTenant } from '../session/rights.ts';
import type { User } from '../session/store.ts';
import type { Access } from './implement.ts';

/** `signIn`: there is no session. `forbidden`: there is one, but it lacks the right. */
export type AccessVerdict = 'granted' | 'signIn' | 'forbidden';

export function checkAccess(access: Access, user: User | null, scenario: SandboxScenario): AccessVerdict {
  if (access === 'anyone') return 'granted';
  if (user === null) return 'signIn';
  return mayCall(access, user, scenario) ? 'granted' : 'forbidden';
}

function mayCall(access: Exclude<Access, 'anyone'>, user: User, scenario: SandboxScenario): boolean {
  switch (access) {
    case 'signedIn':
      return true;
    case 'administrator':
      return user.admin;
    case 'manager':
      return user.admin || user.managerType !== 0 || user.managedDepartments.length > 0;
    case 'licenceInfo':
      return user.admin && licenceInfoShown(viewer(user, scenario));
    case 'contactPurchase':
      return tenantAccess(viewer(user, scenario)).editPurchase;
    case 'platformOperator':
      return user.platformOperator;
  }
}

function viewer(user: User, scenario: SandboxScenario) {
  return {
    admin: user.admin,
    managerTenant: isManagerTenant(user, scenario),
    deployment: scenario.deployment,
  };
}
