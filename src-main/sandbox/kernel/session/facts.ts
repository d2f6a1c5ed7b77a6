/** The platform's facts about the signed-in user and itself, under the scenario. */
import type { SessionFacts } from '#shared/api/session/session.ts';
import type { SandboxScenario } from '#shared/bridge/sandbox.ts';
import { txProduction } from '#shared/rules/common/menu/visible.ts';
import { administratorFlags, isManagerTenant } from './rights.ts';
import type { User } from './store.ts';

export function sessionFactsOf(user: User, scenario: SandboxScenario): SessionFacts {
  return {
    user: {
      id: user.id,
      username: user.username,
      department: user.department,
      departmentId: user.departmentId,
      admin: user.admin,
      managerType: user.managerType,
      managedDepartments: [...user.managedDepartments],
      platformOperator: user.platformOperator,
      permissions: administratorFlags(user),
    },
    tenant: {
      tenantKey: user.tenantKey,
      tenantName: user.tenantName,
      managerTenant: isManagerTenant(user, scenario),
    },
    platform: {
      deployment: scenario.deployment,
      runMode: scenario.txProduction ? txProduction : 'standard',
      edition: scenario.edition,
      wechatHidden: scenario.wechatHidden,
      helpDisabled: scenario.helpDisabled,
    },
  };
}
