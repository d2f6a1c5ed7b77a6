/** What an account holds: its role, the administrator's flags (spec 1§3), the manager tenant. */
import { adminFlags, type SessionFacts } from '#shared/api/session/session.ts';
import type { SandboxScenario } from '#shared/bridge/sandbox.ts';
import type { AdminFlag } from '#shared/rules/common/menu/entries.ts';
import type { MenuRole } from '#shared/rules/common/menu/menu-permissions.ts';
import type { User } from './store.ts';

export function roleOf(user: User): MenuRole {
  if (user.platformOperator) return 'platformOperator';
  if (user.admin) return 'systemAdministrator';
  if (user.managerType !== 0) return 'subAdministrator';
  return user.managedDepartments.length > 0 ? 'departmentAdministrator' : 'employee';
}

/** What this tenant's system administrator passed on; the rest stays with them. */
const flagsOf: Readonly<Record<MenuRole, readonly AdminFlag[]>> = {
  systemAdministrator: adminFlags,
  subAdministrator: ['orgSetting', 'authorityManagement', 'meeting', 'workflow', 'message', 'cowork', 'odoc'],
  departmentAdministrator: ['orgSetting', 'authorityManagement'],
  employee: [],
  platformOperator: [],
};

/** Every flag is said, true or false: the console hides what is false. */
export function administratorFlags(user: User): SessionFacts['user']['permissions'] {
  const held = flagsOf[roleOf(user)];
  return Object.fromEntries(adminFlags.map((flag) => [flag, held.includes(flag)]));
}

/** The platform's own people belong to the manager tenant; the others only where the scenario says so. */
export function isManagerTenant(user: User, scenario: SandboxScenario): boolean {
  return scenario.managerTenant || user.account === 'managerTenantAdministrator' || user.platformOperator;
}
