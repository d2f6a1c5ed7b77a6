/** Rights of an account: its role, the administrator's flags (spec 1§3), the manager tenant. */
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

/** Flags that this tenant's system administrator delegated to other roles. */
const flagsOf: Readonly<Record<MenuRole, readonly AdminFlag[]>> = {
  systemAdministrator: adminFlags,
  subAdministrator: ['orgSetting', 'authorityManagement', 'meeting', 'workflow', 'message', 'cowork', 'odoc'],
  departmentAdministrator: ['orgSetting', 'authorityManagement'],
  employee: [],
  platformOperator: [],
};

/** Returns every flag as true or false: the console hides what is false. */
export function administratorFlags(user: User): SessionFacts['user']['permissions'] {
  const held = flagsOf[roleOf(user)];
  return Object.fromEntries(adminFlags.map((flag) => [flag, held.includes(flag)]));
}

/** Platform operators belong to the manager tenant; other users only where the scenario says so. */
export function isManagerTenant(user: User, scenario: SandboxScenario): boolean {
  return scenario.managerTenant || user.account === 'managerTenantAdministrator' || user.platformOperator;
}
